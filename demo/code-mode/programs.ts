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
const items = paths.map((path) => ({ path }));
const read = await tools.workspace_readFiles({ items });

for (const { path, source = '' } of read.output.items) {
  const lines = source.split('\\n');
  const long = lines.filter((line) => line.length > 120).length;
  const todo = lines.filter((line) => line.includes('TO' + 'DO')).length;
  const images = (source.match(/<img(?![^>]*alt=)/g) ?? []).length;
  text(
    \`\${path}: \${lines.length} lines, \${long} long, \${todo} to do, \` +
      \`\${images} images without alt\`,
  );
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
    source: `const found = await Promise.all([
  tools.workspace_searchText({ query: 'hero' }),
  tools.workspace_searchText({ query: 'button' }),
]);
const [hero, button] = found.map(
  ({ output }) => new Set(output.matches.map(({ path }) => path)),
);
const items = [...hero]
  .filter((path) => button.has(path))
  .map((path) => ({ path, limit: 5 }));

if (items.length === 0) text('No file has both words.');
else {
  const { output } = await tools.workspace_readFiles({ items });
  for (const { path, source } of output.items) text(path + ' begins:\\n' + source);
}`,
  },
  {
    id: 'check',
    name: 'Validate',
    about: 'Reads where the workspace stands and checks the files.',
    stage: 'execute_effectful_code_mode',
    source: `const status = await tools.workspace_getStatus({});
const check = await tools.workspace_validate({});
const { passed, findings = [] } = check.output;
text('Revision ' + status.output.revision + (passed ? ' passes.' : ' does not pass.'));
for (const { path, message } of findings.slice(0, 5)) text(path + ': ' + message);`,
  },
  {
    id: 'edit',
    name: 'Edit once, then validate',
    about: 'One guarded edit on the revision it has read; a validator follows an edit whose result is known.',
    stage: 'execute_mutating_code_mode',
    source: `const status = await tools.workspace_getStatus({});
const edit = await tools.workspace_editFiles({
  expectedRevision: status.output.revision,
  edits: [
    {
      kind: 'create',
      path: 'notes-' + status.output.revision + '.md',
      source: '# Notes\\n',
    },
  ],
});
if (!edit.success) throw new Error(edit.error.message);
const check = await tools.workspace_validate({});
text(edit.output.changed ? 'One file was added.' : 'Nothing was changed.');
text(check.output.passed ? 'The workspace passes.' : 'The workspace does not pass.');`,
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
