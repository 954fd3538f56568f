// What the compiler cannot see: the rings of the architecture, the house rules of the code, Lit templates.
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import { ringsRule } from './scripts/lint/rings-rule.mjs';

const NO_EVALUATION = [
  { selector: "CallExpression[callee.name='eval']", message: 'No evaluation of text: hosts forbid it by policy.' },
  { selector: "NewExpression[callee.name='Function']", message: 'No evaluation of text: hosts forbid it by policy.' },
  { selector: "CallExpression[callee.name='Function']", message: 'No evaluation of text: hosts forbid it by policy.' },
  {
    selector: 'CallExpression[callee.name=/^set(Timeout|Interval)$/] > Literal.arguments:first-child',
    message: 'No evaluation of text: hosts forbid it by policy.',
  },
];

const HOUSE_RULES = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
  { selector: 'TSModuleDeclaration[kind=namespace]', message: 'Use a module.' },
];

export default tseslint.config(
  {
    ignores: ['dist/', 'dist-demo/', 'dist-demo.next/', 'coverage/', '.cache/', '**/node_modules/', '**/*.generated.*'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { jig: { rules: { rings: ringsRule } } },
    rules: {
      'jig/rings': 'error',
      'no-restricted-syntax': ['error', ...NO_EVALUATION, ...HOUSE_RULES],
      'max-lines': ['error', { max: 400 }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A non-null assertion after a guard the compiler cannot follow says more than a branch that never runs.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Recursive types (JSON) can only be written as aliases with index signatures.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
  {
    files: ['src/elements/**/*.ts', 'src/define/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    settings: { wc: { elementBaseClasses: ['LitElement', 'JigElement', 'StudioElement'] } },
    rules: {
      // Registration happens only in src/define, through one guarded function.
      'wc/guard-super-call': 'off',
      'wc/no-self-class': 'off',
    },
  },
  {
    // Beside hostile code: a page can patch the iterator of arrays.
    files: ['src/elements/preview/inside/**/*.ts'],
    rules: { '@typescript-eslint/prefer-for-of': 'off' },
  },
  {
    // They declare what others export.
    files: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['test/**/*.ts', 'bench/**/*.ts', 'demo/**/*.ts'],
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@open-wc/testing',
              importNames: ['waitUntil', 'aTimeout'],
              message: 'Wait on a condition, for as long as a busy machine needs: test/support/wait-until.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...NO_EVALUATION], 'max-lines': ['error', { max: 400 }] },
  },
);
