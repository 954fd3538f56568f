import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/build/places.mjs';
import { exportedParts } from '../../src/elements/studio/exported-parts.js';

interface Named {
  readonly name: string;
  readonly description?: string;
}

interface ElementDeclaration {
  readonly tagName?: string;
  readonly cssParts?: readonly Named[];
  readonly events?: readonly Named[];
  readonly members?: readonly (Named & { readonly kind: string })[];
}

const ELEMENTS = join(ROOT, 'src/elements');
const { modules } = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8')) as {
  readonly modules: readonly { readonly declarations: readonly ElementDeclaration[] }[];
};
const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName !== undefined);
const names = (all: readonly Named[] | undefined): readonly string[] => (all ?? []).map(({ name }) => name).sort();

describe('what is documented of the elements', () => {
  for (const [panel, parts] of Object.entries(exportedParts)) {
    it(`jig-studio brings out every part of jig-${panel}, and no other`, () => {
      const documented = names(elements.find(({ tagName }) => tagName === `jig-${panel}`)?.cssParts);
      const expected = documented.map((part) => `${part}:${panel}__${part}`);
      assert.deepEqual(parts.split(', ').sort(), expected.sort());
    });
  }

  for (const { tagName, cssParts } of elements) {
    it(`${tagName} documents each part that it names`, () => {
      const documented = new Set(names(cssParts));
      const named = modulesOf(tagName!).flatMap((source) =>
        [...source.matchAll(/\bpart(?:="|: ')([a-z -]+)["']/g)].flatMap(([, parts = '']) => parts.split(' ')),
      );
      assert.deepEqual(
        [...new Set(named)].filter((part) => !documented.has(part)),
        [],
      );
    });
  }

  for (const { tagName, events } of elements) {
    it(`${tagName} documents each event of ours that it fires, and no other`, () => {
      const ours = names(events).filter((name) => name.startsWith('jig-'));
      assert.deepEqual(ours, [...firedBy(tagName!)].sort());
    });
  }

  it('says of everything listed what it is for', () => {
    const silent = elements.flatMap(({ tagName, cssParts = [], events = [], members = [] }) =>
      [...cssParts, ...events, ...members]
        .filter(({ description }) => !description)
        .map(({ name }) => `${tagName}: ${name}`),
    );
    assert.deepEqual(silent, []);
  });
});

/** The names of the events that the element's own modules make. */
function firedBy(tag: string): ReadonlySet<string> {
  const made = modulesOf(tag).flatMap((source) =>
    [...source.matchAll(/\bnew (Jig\w+Event)\(/g)].map(([, name]) => name!),
  );
  return new Set(made.flatMap((name) => eventNames.get(name) ?? []));
}

/** The texts of all modules that the element's own imports, now or later, but for other elements. */
function modulesOf(tag: string): readonly string[] {
  const own = elementModules.get(tag);
  assert.ok(own, `${tag} has no module`);
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    if (found.has(path) || (otherElements.has(path) && path !== own)) return;
    const source = readFileSync(path, 'utf8');
    found.set(path, source);
    for (const [, specifier = ''] of source.matchAll(/\b(?:from |import\()'(\.[^']+)\.js'/g)) {
      const imported = `${join(dirname(path), specifier)}.ts`;
      if (imported.startsWith(ELEMENTS) && existsSync(imported)) visit(imported);
    }
  };
  visit(own);
  return [...found.values()];
}

const sources: readonly string[] = readdirSync(ELEMENTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(ELEMENTS, name));

/** The module of each element, by its tag. */
const elementModules = new Map(
  sources.flatMap((path) => {
    const tag = /@tagname (jig-[a-z]+)/.exec(readFileSync(path, 'utf8'))?.[1];
    return tag === undefined ? [] : [[tag, path] as const];
  }),
);
const otherElements = new Set(elementModules.values());

/** The names that each class of events may have, as the event map of the platform says. */
const eventNames = sources.reduce((all, path) => {
  for (const [, event = '', name = ''] of readFileSync(path, 'utf8').matchAll(
    /^\s+'(jig-[a-z-]+)': (Jig\w+Event);$/gm,
  )) {
    all.set(name, [...(all.get(name) ?? []), event]);
  }
  return all;
}, new Map<string, readonly string[]>());
