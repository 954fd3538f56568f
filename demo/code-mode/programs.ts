import type { StageName } from 'jig-studio/code-mode.js';

export interface DemoProgram {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly stage: StageName;
  readonly source: string;
  /** 5,000 unless given. */
  readonly timeoutMs?: number;
}

/** Every file at once, what is odd about each, and nothing else. */
export const REVIEW_PROGRAM = `const { output } = await tools.workspace_listFiles({});
const paths = output.files.map((file) => file.path).slice(0, 10);
const read = await tools.workspace_readFiles({ items: paths.map((path) => ({ path })) });

for (const { path, source = '' } of read.output.items) {
  const lines = source.split('\\n');
  const long = lines.filter((line) => line.length > 120).length;
  const todo = lines.filter((line) => line.includes('TO' + 'DO')).length;
  const images = (source.match(/<img(?![^>]*alt=)/g) ?? []).length;
  text(\`\${path}: \${lines.length} lines, \${long} long, \${todo} to do, \${images} images without alt\`);
}`;

export const PROGRAMS: readonly DemoProgram[] = [
  {
    id: 'review',
    name: 'Review the files',
    about: 'Reads all files in one call and emits a line for each.',
    stage: 'execute_code_mode',
    source: REVIEW_PROGRAM,
  },
  {
    id: 'search',
    name: 'Search, then read what matters',
    about: 'Two searches at once; only files with both words are read.',
    stage: 'execute_code_mode',
    source: `const [colours, headings] = await Promise.all([
  tools.workspace_searchText({ query: 'color' }),
  tools.workspace_searchText({ query: 'h1' }),
]);
const inBoth = new Set(headings.output.matches.map((match) => match.path));
const paths = [...new Set(colours.output.matches.map((match) => match.path))].filter((path) => inBoth.has(path));
const { output } = await tools.workspace_readFiles({ items: paths.map((path) => ({ path, limit: 5 })) });
text(output.items.map(({ path, source }) => ({ path, begins: source })));`,
  },
  {
    id: 'check',
    name: 'Validate',
    about: 'Reads where the workspace stands and checks the files.',
    stage: 'execute_effectful_code_mode',
    source: `const status = await tools.workspace_getStatus({});
const check = await tools.workspace_validate({});
text({
  revision: status.output.revision,
  passed: check.output.passed,
  findings: check.output.findings?.slice(0, 5),
  source_state: check.output.source_state,
});`,
  },
  {
    id: 'edit',
    name: 'Edit once, then validate',
    about: 'One guarded edit on the revision it has read; a validator follows an edit whose result is known.',
    stage: 'execute_mutating_code_mode',
    source: `const status = await tools.workspace_getStatus({});
const edit = await tools.workspace_editFiles({
  expectedRevision: status.output.revision,
  edits: [{ kind: 'create', path: 'notes-' + status.output.revision + '.md', source: '# Notes\\n' }],
});
if (!edit.success) throw new Error(edit.error.message);
const check = await tools.workspace_validate({});
text({ changed: edit.output.changed, passed: check.output.passed, source_state: check.output.source_state });`,
  },
  {
    id: 'runaway',
    name: 'A program that never ends',
    about: 'It is stopped at its deadline of one second; the page does not notice.',
    timeoutMs: 1_000,
    stage: 'execute_code_mode',
    source: `text('before');
await tools.workspace_getStatus({});
for (;;);`,
  },
];
