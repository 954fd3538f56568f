// Claim -> complete over one backend, with some owners that want the same key at the same time. Runs in Node and in a page.
import { createDurableOperationStore } from 'jig-studio/core';

const RESULT = Object.freeze({ receipt: 'r-1043', amount: 1250 });
let run = 0;

/** Milliseconds of one cycle, the mean of `cycles`. Throws unless each key had exactly one winner. */
export async function measureCycles(backend, contenders, cycles) {
  const store = createDurableOperationStore(backend);
  const prefix = `bench:${Date.now()}:${++run}:${Math.random()}`;
  const start = performance.now();
  for (let cycle = 0; cycle < cycles; cycle++) {
    const key = `${prefix}:${cycle}`;
    const wanting = Array.from({ length: contenders }, (_, owner) => oneOwner(store, key, `owner-${owner}`));
    const winners = (await Promise.all(wanting)).filter(Boolean).length;
    if (winners !== 1) throw new Error(`${winners} winners of ${contenders}`);
  }
  return (performance.now() - start) / cycles;
}

async function oneOwner(store, key, owner) {
  const { status, fence } = await store.claim(key, 'fingerprint', owner);
  if (status !== 'owner') return false;
  await store.complete(key, owner, RESULT, fence);
  return true;
}

/** The floor: the two writes of a cycle alone, with nobody to lose against and nothing read. */
export async function measureBareWrites(backend, cycles) {
  const prefix = `bare:${Date.now()}:${++run}:${Math.random()}`;
  const record = { fingerprint: 'fingerprint', ownerId: 'owner-0', createdAt: 1, updatedAt: 1 };
  const start = performance.now();
  for (let cycle = 0; cycle < cycles; cycle++) {
    const key = `${prefix}:${cycle}`;
    await backend.compareAndSet(key, undefined, { ...record, key, revision: 1, state: 'pending', leaseExpiresAt: 2 });
    await backend.compareAndSet(key, 1, { ...record, key, revision: 2, state: 'completed', result: RESULT });
  }
  return (performance.now() - start) / cycles;
}
