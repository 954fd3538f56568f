import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ChangeSet, Text } from '@codemirror/state';
import fc from 'fast-check';
import { lineEndingOf, TextForms, toEditorText, toFileText } from '../../../../src/elements/editor/line-ending.js';
import { changedText, minimalEdit } from '../../../../src/elements/editor/text-edit.js';
import { soak } from '../../../support/soak.js';

describe('the smallest edit between two texts', () => {
  it('is nothing for equal texts', () => {
    assert.equal(minimalEdit('same', 'same'), undefined);
  });

  it('covers only what differs', () => {
    assert.deepEqual(minimalEdit('<h1>Old</h1>', '<h1>New one</h1>'), { from: 4, to: 7, insert: 'New one' });
    assert.deepEqual(minimalEdit('aa', 'aaa'), { from: 2, to: 2, insert: 'a' });
  });

  it('never cuts a surrogate pair', () => {
    const edit = minimalEdit('a😀b', 'a😁b');
    assert.deepEqual(edit, { from: 1, to: 3, insert: '😁' });
  });

  it('turns any text into any other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀', '😁', 'é'), maxLength: 24 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edit = minimalEdit(before, after);
        const result = edit ? before.slice(0, edit.from) + edit.insert + before.slice(edit.to) : before;
        assert.equal(result, after);
      }),
      soak(2_000),
    );
  });
});

describe('a text after changes', () => {
  it('is what the editor holds, whatever was changed in it at once', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀'), maxLength: 30 });
    const change = fc.record({ at: fc.nat(30), length: fc.nat(6), insert: text });
    fc.assert(
      fc.property(text, fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 5 }), (start, steps) => {
        let doc = Text.of(start.split('\n'));
        let kept = start;
        for (const step of steps) {
          const specs = step.map(({ at, length, insert }) => {
            const from = Math.min(at, doc.length);
            return { from, to: Math.min(from + length, doc.length), insert };
          });
          const changes = ChangeSet.of(specs, doc.length);
          doc = changes.apply(doc);
          kept = changedText(kept, changes);
          assert.equal(kept, doc.toString());
        }
      }),
      soak(1_000),
    );
  });
});

describe('line endings', () => {
  it('come back as the file had them', () => {
    const source = 'one\r\ntwo\r\n';
    assert.equal(toEditorText(source), 'one\ntwo\n');
    assert.equal(toFileText(toEditorText(source), lineEndingOf(source)), source);
  });

  it('are plain in a file that mostly has plain ones', () => {
    assert.equal(lineEndingOf('a\nb\nc\r\nd\n'), '\n');
    assert.equal(lineEndingOf(''), '\n');
  });

  it('are known of the text that was typed last, and read of any other', () => {
    const forms = new TextForms();
    assert.equal(forms.toEditor('a\r\nb'), 'a\nb');
    const source = forms.toFile('a\nbc', '\r\n');
    assert.equal(source, 'a\r\nbc');
    assert.equal(forms.toEditor(source), 'a\nbc');
    assert.equal(forms.toEditor('x\r\ny'), 'x\ny');
    assert.equal(forms.toFile('x\ny', '\n'), 'x\ny');
  });
});
