import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readFrameMessage } from '../../../../src/elements/preview/read-frame-message.js';
import { soak } from '../../../support/soak.js';

const PLACE = { file: 'about:srcdoc', line: 3, column: 1, stack: 'at x' };
const LINE = { level: 'log', text: 'x', place: PLACE, uncaught: false };

/** Every message there is, as the runtime says it. */
const MESSAGES: readonly Readonly<Record<string, unknown>>[] = [
  { type: 'jig-studio.preview.hello', secret: 's' },
  { type: 'jig-studio.preview.pong', id: 4 },
  { type: 'jig-studio.preview.focus', by: 'page' },
  {
    type: 'jig-studio.preview.storage',
    area: 'local',
    changes: [
      ['key', 'value'],
      ['gone', null],
    ],
  },
  { type: 'context-action.preview.ready', revision: 2 },
  { type: 'context-action.preview.error', revision: 2, message: 'broken', place: PLACE },
  { type: 'jig-studio.preview.link', revision: 2, href: 'https://other.example/' },
  {
    type: 'jig-studio.preview.blocked',
    revision: 2,
    directive: 'img-src',
    address: 'https://x.example/',
    place: PLACE,
    byPage: true,
  },
  { type: 'jig-studio.preview.console', revision: 2, lines: [LINE], omitted: 0, cleared: false },
  { type: 'jig-studio.preview.pick-cancelled', revision: 2 },
  {
    type: 'jig-studio.preview.picked',
    revision: 2,
    picked: {
      selector: 'h1',
      html: '<h1>x</h1>',
      text: 'x',
      styles: [{ name: 'color', value: 'red' }],
      box: { x: 1, y: 2, width: 3, height: 4 },
      viewport: { width: 640, height: 480 },
    },
  },
];

/** Longer than any text may be. */
const HUGE = 'x'.repeat(100_000);

describe('a message from the frame', () => {
  for (const message of MESSAGES) {
    it(`of type ${String(message['type'])} is read as it was said, and nothing is handed on that is no part of it`, () => {
      assert.deepEqual(readFrameMessage({ ...message, extra: HUGE }), message);
    });
  }

  it('of any other type, of the runtime’s own to the page above all, is none', () => {
    for (const type of [
      'jig-studio.preview.document',
      'jig-studio.preview.ping',
      'tools/call',
      '__proto__',
      '',
      7,
      {},
    ]) {
      assert.equal(readFrameMessage({ type, revision: 2, secret: 's', id: 1 }), undefined);
    }
  });

  it('about a revision that is no safe integer from 0 on is none', () => {
    for (const revision of [-1, 1.5, NaN, Infinity, 2 ** 53, '2', null, undefined, [2], { valueOf: () => 2 }]) {
      assert.equal(readFrameMessage({ type: 'context-action.preview.ready', revision }), undefined);
    }
  });

  it('of any shape gives a bounded message or none, never a throw', () => {
    const types = MESSAGES.map((message) => message['type']);
    const value = fc.oneof(
      fc.anything({ maxDepth: 2, withNullPrototype: true, withBigInt: true }),
      fc.constant(HUGE),
      fc.constant(Array.from({ length: 5000 }, () => ({ ...LINE, text: HUGE, name: HUGE, value: HUGE }))),
    );
    const keys = [...new Set(MESSAGES.flatMap((message) => Object.keys(message)))].filter((key) => key !== 'type');
    const message = fc.tuple(fc.constantFrom(...types), fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 8 }));
    fc.assert(
      fc.property(message, ([type, fields]) => {
        const read = readFrameMessage({ revision: 1, ...fields, type });
        if (read === undefined || read.type === 'jig-studio.preview.storage') return;
        if (read.type === 'jig-studio.preview.hello') return;
        if (read.type === 'jig-studio.preview.console') {
          assert.ok(read.lines.length <= 2000);
          assert.ok(read.lines.every((line) => line.text.length <= 2000));
        } else assert.ok(JSON.stringify(read).length < 20_000);
      }),
      soak(500),
    );
  });

  it('that is no object is none', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 1 }), (data) => {
        if (typeof data === 'object' && data !== null && 'type' in data) return;
        assert.equal(readFrameMessage(data), undefined);
      }),
      soak(1000),
    );
  });
});
