// docs/accessibility.md lists the states that axe sees: each of them, and none that is gone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../scripts/build/places.mjs';
import { INNER_STATES, MAIN_STATES, NARROW_STATES } from '../../e2e/support/studio-states.js';
import { ELEMENT_STATES } from '../../support/element-states.js';

describe('docs/accessibility.md', () => {
  it('lists every state of every element', () => {
    const [, listed = ''] = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8').split('\n## The states\n');
    const expected = expectedList();
    assert.ok(
      linesOf(listed).join() === linesOf(expected).join(),
      `docs/accessibility.md does not list the states of now; its list should be:\n${expected}`,
    );
  });
});

/** What the document should say: paste it there when a state comes or goes. */
function expectedList(): string {
  const states = new Map<string, string[]>();
  for (const { element, state } of ELEMENT_STATES) states.set(element, [...(states.get(element) ?? []), state]);
  states.set(
    'jig-studio',
    [...MAIN_STATES, ...INNER_STATES, ...NARROW_STATES].map(({ state }) => state),
  );
  return [...states].map(([element, names]) => `- \`${element}\`: ${names.join('; ')}.`).join('\n');
}

/** One entry a line, however the text is broken into lines. */
function linesOf(text: string): readonly string[] {
  return text
    .split(/^- /m)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry.startsWith('`jig-'));
}
