import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/build/places.mjs';
import { analyzeElements } from '../../scripts/manifest/analyze.mjs';

interface ElementsManifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName?: string;
      readonly summary?: string;
      readonly description?: string;
    }[];
    readonly exports: readonly { readonly kind: string; readonly name: string }[];
  }[];
}

describe('custom-elements.json', () => {
  const committed = readFileSync(join(ROOT, 'custom-elements.json'), 'utf8');
  const { modules } = JSON.parse(committed) as ElementsManifest;

  it('says what the sources say (`npm run manifest` writes it)', async () => {
    assert.equal(committed, await analyzeElements());
  });

  it('knows every element that src/define registers, with a summary', () => {
    const declared = new Map(modules.flatMap(({ declarations }) => declarations).map((each) => [each.tagName, each]));
    const registered = registeredTags();
    assert.ok(registered.length > 0);
    for (const tag of registered) assert.ok(declared.get(tag)?.summary, `${tag} has no @tagname or no @summary`);
  });

  it('says for every element which module registers it', () => {
    const definitions = modules
      .flatMap(({ exports }) => exports)
      .filter(({ kind }) => kind === 'custom-element-definition');
    assert.deepEqual(definitions.map(({ name }) => name).sort(), [...registeredTags()].sort());
  });
});

function registeredTags(): readonly string[] {
  const folder = join(ROOT, 'src/define');
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return sources.flatMap((source) => [...source.matchAll(/defineElement\(\s*'([a-z-]+)'/g)].map((match) => match[1]!));
}
