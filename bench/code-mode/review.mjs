// A review of ten files: which of them have lines that are too long? Once as a model does it call by call, once by one program.

const LINE = 'export const value = compute(first, second, third); // a line as files have them\n';
export const benchFiles = new Map(
  Array.from({ length: 10 }, (_, index) => [`src/file-${index}.js`, LINE.repeat(120 + index * 10)]),
);

/** Each call is a turn of its own, for a model reads one answer before it asks on; the model itself takes no time here. */
export async function reviewByCalls(registry, count) {
  return measured(async (call) => {
    for (const path of [...benchFiles.keys()].slice(0, count)) await call('bench.readFile', { path });
  }, registry);
}

export async function reviewByProgram(registry, count) {
  const paths = JSON.stringify([...benchFiles.keys()].slice(0, count));
  const source = `const files = await Promise.all(${paths}.map((path) => tools.bench_readFile({ path })));
    text(files.map(({ output }) => [output.path, output.source.split('\\n').filter((line) => line.length > 70).length]));`;
  return measured((call) => call('execute_code_mode', { source }), registry);
}

async function measured(review, registry) {
  let calls = 0;
  let bytes = 0;
  const startedAt = performance.now();
  await review(async (name, args) => {
    calls += 1;
    const result = await registry.callTool({ method: 'tools/call', params: { name, arguments: args } });
    if (result.isError) throw new Error(JSON.stringify(result.error));
    bytes += Buffer.byteLength(JSON.stringify(result.content));
  });
  return { 'outer-calls': calls, 'bytes-to-the-model': bytes, 'wall-time': performance.now() - startedAt };
}
