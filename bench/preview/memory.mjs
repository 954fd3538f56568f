const CYCLES = 5;

/**
 * What the page holds after its contenders came and went several times, rubbish collected.
 * @returns {Promise<{ heap: number, left: number, leftAtFirst: number }>} heap in MB; nodes, listeners and documents
 */
export async function measureMemory(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(() => globalThis.unmount());
  await page.evaluate(() => globalThis.cycle());
  const first = await readMemory(session);
  for (let cycle = 0; cycle < CYCLES; cycle++) await page.evaluate(() => globalThis.cycle());
  const last = await readMemory(session);
  return { heap: last.heap, left: last.objects, leftAtFirst: first.objects };
}

async function readMemory(session) {
  // Twice, with time between: what a finalizer frees, and what a removed element lets go two frames later.
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name) => metrics.find((metric) => metric.name === name).value;
  return {
    heap: value('JSHeapUsedSize') / 1_000_000,
    objects: value('Nodes') + value('JSEventListeners') + value('Documents'),
  };
}
