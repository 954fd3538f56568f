import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createWireNames, toWireName } from '../../../../src/core/protocol/wire-names.js';
import { soak } from '../../../support/soak.js';

const toolName = fc.string({
  unit: fc.constantFrom(...'abzAZ09._-/'),
  minLength: 1,
  maxLength: 128,
});

describe('a wire name', () => {
  it('reads like the tool, and is the name itself where nothing is forbidden', () => {
    assert.equal(toWireName('workspace.readFile'), 'workspace__readFile');
    assert.equal(toWireName('plain_name-1'), 'plain_name-1');
    assert.match(toWireName('a__b'), /^a__b--[0-9a-f]{16}$/);
    assert.match(toWireName('files/read'), /^files_read--[0-9a-f]{16}$/);
    assert.equal(toWireName(`${'long.'.repeat(20)}name`).length, 64);
    assert.notEqual(toWireName('a.b'), toWireName('a__b'));
  });

  it('maps back to its tool, and an unknown one to nothing', () => {
    const names = createWireNames(['workspace.readFile', 'a__b', 'a.b']);
    for (const name of ['workspace.readFile', 'a__b', 'a.b']) assert.equal(names.fromWire(names.toWire(name)), name);
    for (const unknown of ['workspace.readFile', 'constructor', '__proto__', 'toString', '']) {
      assert.equal(names.fromWire(unknown), undefined);
    }
  });

  it('is valid for every provider, distinct, and the same in any order of registration', () => {
    fc.assert(
      fc.property(fc.uniqueArray(toolName, { maxLength: 40 }), (list) => {
        const forward = createWireNames(list);
        const backward = createWireNames([...list].reverse());
        for (const name of list) {
          assert.match(forward.toWire(name), /^[a-zA-Z0-9_-]{1,64}$/);
          assert.equal(forward.fromWire(backward.toWire(name)), name);
        }
      }),
      soak(2000),
    );
  });
});
