import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchTyped, typeAhead } from '../../../../src/elements/base/type-ahead.js';

const press = (key: string): KeyboardEvent =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false }) as unknown as KeyboardEvent;

describe('what is typed to find a row', () => {
  it('grows letter by letter, and begins again after a pause', () => {
    let now = 0;
    const typed = typeAhead(() => now);
    assert.equal(typed(press('a')), 'a');
    now = 500;
    assert.equal(typed(press('b')), 'ab');
    now = 1300;
    assert.equal(typed(press('c')), 'c');
  });

  it('leaves alone keys that type nothing, combinations, and a first space', () => {
    const typed = typeAhead(() => 0);
    assert.equal(typed(press('ArrowDown')), undefined);
    assert.equal(typed({ ...press('a'), ctrlKey: true }), undefined);
    assert.equal(typed(press(' ')), undefined);
  });

  it('goes round the rows of one letter, and looks for a word from the present row on', () => {
    const labels = ['app.js', 'about.html', 'styles.css', 'app.css'];
    assert.equal(matchTyped('a', labels, 0), 1);
    assert.equal(matchTyped('aa', labels, 1), 3);
    assert.equal(matchTyped('a', labels, 3), 0);
    assert.equal(matchTyped('app', labels, 0), 0);
    assert.equal(matchTyped('APP', labels, 1), 3);
    assert.equal(matchTyped('z', labels, 0), -1);
  });
});
