// ESLint rule `jig/rings`: the architecture as imports. Rings: core <- adapters, elements <- entry points. Rooms of
// core: each stands above all that it imports. Packages: each ring names those it may use.
import { dirname, relative, resolve, sep } from 'node:path';

const RINGS = ['core', 'adapters', 'elements', 'define', 'frame'];

/** Which rings a ring may import, itself included. Entry points (src/*.ts, define/) may import everything. */
const ALLOWED_RINGS = new Map([
  ['core', ['core']],
  ['adapters', ['core', 'adapters']],
  ['elements', ['core', 'elements']],
  ['frame', ['core', 'elements', 'frame']],
  ['define', [...RINGS, 'entry']],
  ['entry', [...RINGS, 'entry']],
]);

/**
 * From the ground up: a room imports only those before it, and itself. `durable` knows nothing of tools; the registry
 * claims its calls there.
 */
const ROOMS = [
  'base',
  'protocol',
  'durable',
  'registry',
  'workspace',
  'preview',
  'trace',
  'jobs',
  'tools',
  'agent',
  'code-mode',
  'studio',
];

/** What an element may use as values, not only as types: pure functions and constants; no policy, no persistence. */
const ROOMS_WITH_VALUES_FOR_ELEMENTS = ['base', 'protocol', 'preview'];
const MODULES_WITH_VALUES_FOR_ELEMENTS = ['limits.js'];

/** Packages a ring may import by name. Parsers are pure functions and run anywhere; the rest belongs outside core. */
const ALLOWED_PACKAGES = new Map([
  ['core', [/^parse5$/, /^es-module-lexer\/js$/, /^sucrase$/, /^acorn$/, /^diff$/, /^@csstools\/css-tokenizer$/]],
  [
    'elements',
    [
      /^lit(\/|$)/,
      /^@lit\/context$/,
      /^codemirror$/,
      /^@codemirror\//,
      /^@lezer\/highlight$/,
      /^lucide(\/|$)/,
      /^marked$/,
      /^diff$/,
    ],
  ],
  ['frame', []],
]);

export const ringsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      ring: '{{from}} must not import {{to}}: the rings are core <- adapters, elements <- entry points.',
      room: 'core/{{from}} must not import core/{{to}}, which stands above it.',
      value: 'Elements take only types from core/{{to}}: they read snapshots and raise requests.',
      package: '{{from}} must not import the package {{to}}.',
      self: 'A source file imports by relative path, not by the name of the package.',
      outside: 'A source file imports nothing outside src/.',
    },
  },
  create(context) {
    const source = resolve(context.cwd, 'src');
    const importer = placeOf(context.filename, source);
    if (!importer) return {};
    const check = (node) => {
      if (!node.source || typeof node.source.value !== 'string') return;
      const problem = findProblem(importer, node, context.filename, source);
      if (problem) context.report({ node: node.source, ...problem });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: (node) => check({ source: node.source ?? node.argument?.literal, importKind: 'type' }),
    };
  },
};

function findProblem(importer, node, filename, source) {
  const specifier = node.source.value;
  if (!specifier.startsWith('.')) return findPackageProblem(importer, specifier);
  const target = placeOf(resolve(dirname(filename), specifier), source);
  if (!target) return { messageId: 'outside' };
  if (!ALLOWED_RINGS.get(importer.ring).includes(target.ring)) {
    return { messageId: 'ring', data: { from: importer.ring, to: target.ring } };
  }
  if (importer.ring === 'core' && importer.room !== target.room && !standsAbove(importer.room, target.room)) {
    return { messageId: 'room', data: { from: importer.room, to: target.room } };
  }
  if (importer.ring === 'elements' && target.ring === 'core' && !isTypeOnly(node) && !hasValuesForElements(target)) {
    return { messageId: 'value', data: { to: target.room } };
  }
  return null;
}

function findPackageProblem(importer, specifier) {
  if (specifier === 'jig-studio' || specifier.startsWith('jig-studio/')) return { messageId: 'self' };
  const allowed = ALLOWED_PACKAGES.get(importer.ring);
  if (!allowed || allowed.some((pattern) => pattern.test(specifier))) return null;
  return { messageId: 'package', data: { from: importer.ring, to: specifier } };
}

/** `src/core/index.ts` stands above every room. */
function standsAbove(room, other) {
  if (room === undefined) return true;
  if (other === undefined) return false;
  return ROOMS.indexOf(room) > ROOMS.indexOf(other) && ROOMS.includes(other);
}

function hasValuesForElements({ room, module }) {
  return ROOMS_WITH_VALUES_FOR_ELEMENTS.includes(room) || MODULES_WITH_VALUES_FOR_ELEMENTS.includes(module);
}

function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return (
    specifiers.length > 0 && specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === 'type')
  );
}

/** Ring, room and module of a file: `src/core/registry/x.ts` is `{ ring: 'core', room: 'registry', module: 'x.ts' }`; null outside src/. */
function placeOf(file, source) {
  const path = relative(source, file);
  if (path.startsWith('..') || path === '') return null;
  const [first, second, third] = path.split(sep);
  if (second === undefined) return { ring: 'entry' };
  if (!RINGS.includes(first)) return { ring: first };
  return { ring: first, room: third === undefined ? undefined : second, module: third };
}
