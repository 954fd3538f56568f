/** What a model might write: the largest files, and what is left to do in them. A program makes at most 32 calls. */
export const DEFAULT_PROGRAM = `
const { output } = await tools.folder_listFiles();
const paths = output.paths.slice(0, 31);
const read = await Promise.all(paths.map((path) => tools.folder_readFile({ path })));
const files = read.filter((result) => result.success).map((result) => result.output);

text(files.length + ' of ' + output.paths.length + ' files read');
for (const { path, source } of files) {
  const lines = source.split('\\n');
  const long = lines.filter((line) => line.length > 120).length;
  const left = lines.filter((line) => line.includes('TO' + 'DO') || line.includes('FIX' + 'ME')).length;
  if (lines.length > 400 || long > 0 || left > 0) {
    text(path + ': ' + lines.length + ' lines, ' + long + ' longer than 120 characters, ' + left + ' left to do');
  }
}`;
