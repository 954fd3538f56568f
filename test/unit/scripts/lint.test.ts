import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../../../scripts/build/places.mjs';

const eslint = new ESLint({ cwd: ROOT });

async function rulesBrokenBy(filePath: string, code: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: `${ROOT}/${filePath}` });
  return result!.messages.filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId);
}

const importing = (specifier: string): string => `import { x } from '${specifier}';\nexport const y = x;\n`;
const importingType = (specifier: string): string => `import type { X } from '${specifier}';\nexport type Y = X;\n`;

describe('the ring rule', () => {
  const breaches: readonly (readonly [what: string, file: string, code: string])[] = [
    ['core importing an adapter', 'src/core/trace/a.ts', importing('../../adapters/storage/memory.js')],
    ['core importing an element', 'src/core/trace/a.ts', importing('../../elements/base/jig-element.js')],
    ['core importing an entry point', 'src/core/trace/a.ts', importing('../../index.js')],
    ['core importing a type of an adapter', 'src/core/trace/a.ts', importingType('../../adapters/storage/memory.js')],
    ['core re-exporting an adapter', 'src/core/trace/a.ts', "export * from '../../adapters/storage/memory.js';\n"],
    ['core loading an element later', 'src/core/trace/a.ts', "export const y = import('../../elements/base/x.js');\n"],
    ['core importing Lit', 'src/core/trace/a.ts', importing('lit')],
    ['core importing Dexie', 'src/core/trace/a.ts', importing('dexie/dist/modern/dexie.mjs')],
    ['core importing Ajv', 'src/core/registry/a.ts', importing('ajv')],
    ['core importing a module of Node', 'src/core/registry/a.ts', importing('node:fs')],
    ['an adapter importing an element', 'src/adapters/storage/a.ts', importing('../../elements/base/jig-element.js')],
    ['an element importing an adapter', 'src/elements/chat/a.ts', importing('../../adapters/storage/memory.js')],
    ['an element importing Dexie', 'src/elements/chat/a.ts', importing('dexie')],
    ['an element importing define', 'src/elements/chat/a.ts', importing('../../define/scope.js')],
    ['an element using policy', 'src/elements/chat/a.ts', importing('../../core/registry/tool-registry.js')],
    ['a lower room importing a higher one', 'src/core/registry/a.ts', importing('../workspace/workspace-model.js')],
    ['base importing any room', 'src/core/base/a.ts', importing('../protocol/call.js')],
    ['a source importing the package by name', 'src/index.ts', importing('jig-studio/core')],
    ['a source importing a test', 'src/index.ts', importing('../test/support/soak.js')],
  ];
  for (const [what, file, code] of breaches) {
    it(`refuses ${what}`, async () => assert.deepEqual(await rulesBrokenBy(file, code), ['jig/rings']));
  }

  const lawful: readonly (readonly [what: string, file: string, code: string])[] = [
    ['core importing a parser', 'src/core/preview/a.ts', importing('parse5')],
    ['a higher room importing a lower one', 'src/core/workspace/a.ts', importing('../base/store.js')],
    ['an adapter importing core', 'src/adapters/storage/a.ts', importing('../../core/workspace/workspace.js')],
    ['an adapter importing a package', 'src/adapters/storage/a.ts', importing('dexie/dist/modern/dexie.mjs')],
    ['an element importing a type of core', 'src/elements/chat/a.ts', importingType('../../core/agent/agent-model.js')],
    ['an element using the snapshot store', 'src/elements/chat/a.ts', importing('../../core/base/store.js')],
    ['an element importing Lit', 'src/elements/chat/a.ts', importing('lit')],
    ['an entry point importing every ring', 'src/define/chat.ts', importing('../adapters/storage/memory.js')],
  ];
  for (const [what, file, code] of lawful) {
    it(`allows ${what}`, async () => assert.deepEqual(await rulesBrokenBy(file, code), []));
  }
});

describe('the house rules', () => {
  const breaches: readonly (readonly [what: string, code: string])[] = [
    ['eval', 'export const y: unknown = eval("1");\n'],
    ['new Function', 'export const y: unknown = new Function("return 1");\n'],
    ['a timer given text', 'setTimeout("alert(1)", 10);\n'],
    ['a default export', 'export default 1;\n'],
    ['an enum', 'export enum Colour {\n  Red,\n}\n'],
  ];
  for (const [what, code] of breaches) {
    it(`refuse ${what}`, async () => {
      const broken = await rulesBrokenBy('src/core/base/a.ts', code);
      assert.ok(broken.includes('no-restricted-syntax'), String(broken));
    });
  }

  it('refuse any', async () => {
    const broken = await rulesBrokenBy('src/core/base/a.ts', 'export const y = (z: any): unknown => z;\n');
    assert.deepEqual(broken, ['@typescript-eslint/no-explicit-any']);
  });
});
