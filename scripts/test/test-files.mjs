// The test files of a folder; Node 20's runner takes no globs.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ROOT } from '../build/places.mjs';

/**
 * Every `*.test.ts` under test/`kind`, relative to the root, sorted.
 * @param filter only those whose path contains this text
 */
export function testFiles(kind, filter = '') {
  const folder = join(ROOT, 'test', kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => file.includes(filter))
    .sort();
}

/** Of those, the randomised suites: they import their size and seed from test/support/soak.ts. */
export function soakFiles(kind, filter) {
  const imports = /^import .* from '[./]+\/support\/soak\.js';$/m;
  return testFiles(kind, filter).filter((file) => imports.test(readFileSync(join(ROOT, file), 'utf8')));
}

/** What takes longest, longest first, by the names of the files. */
const LONGEST = [
  ...[
    'preview-oracle',
    'every-state',
    'tarball',
    'removal-moments',
    'accessibility',
    'preview-hosts',
    'hostile-programs',
  ],
  ...['code-mode', 'unknown-saves', 'server-backends', 'provider-requests', 'simulated-model', 'linters', 'documents'],
];

/** The same files, those that take longest before the others: begun last, one of them would run on alone. */
export function longestFirst(files) {
  return [...files].sort((a, b) => rank(a) - rank(b));
}

function rank(file) {
  const place = LONGEST.indexOf(basename(file, '.test.ts'));
  return place === -1 ? LONGEST.length : place;
}
