import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createStore } from '../../../../src/core/base/store.js';

describe('a store', () => {
  it('tells its listeners of a new value and not of the same one', () => {
    const store = createStore(1);
    const seen: number[] = [];
    const off = store.subscribe(() => seen.push(store.getSnapshot()));
    store.set(2);
    store.set(2);
    store.update((value) => value + 1);
    off();
    off();
    store.set(4);
    assert.deepEqual(seen, [2, 3]);
  });

  it('treats each subscription as its own, even of one function', () => {
    const store = createStore(0);
    let told = 0;
    const listener = (): void => void told++;
    const off = store.subscribe(listener);
    store.subscribe(listener);
    store.set(1);
    off();
    store.set(2);
    assert.equal(told, 3);
  });

  it('does not tell a listener that an earlier one has just removed', () => {
    const store = createStore(0);
    let told = 0;
    store.subscribe(() => off());
    const off = store.subscribe(() => told++);
    store.set(1);
    assert.equal(told, 0);
  });

  it('goes on past a listener that throws, and reports the error', async () => {
    const store = createStore(0);
    let told = 0;
    store.subscribe(() => {
      throw new Error('a broken listener');
    });
    store.subscribe(() => told++);
    const reported = new Promise<unknown>((resolve) => {
      const others = process.listeners('uncaughtException');
      process.removeAllListeners('uncaughtException');
      process.once('uncaughtException', (error) => {
        for (const other of others) process.on('uncaughtException', other);
        resolve(error);
      });
    });
    store.set(1);
    assert.equal(told, 1);
    assert.match(String(await reported), /a broken listener/);
  });
});
