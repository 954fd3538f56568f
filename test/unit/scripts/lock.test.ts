import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { withLock } from '../../../scripts/setup/lock.mjs';

describe('a lock between processes', () => {
  let folder: string;
  let lock: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jig-lock-'));
    lock = join(folder, 'build.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('lets one in at a time, and is gone afterwards, also after a failure', async () => {
    let inside = 0;
    let most = 0;
    const use = async (): Promise<void> => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside--;
      throw new Error('failed');
    };
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => withLock(lock, use)));
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected', 'rejected'],
    );
    assert.equal(most, 1);
    assert.equal(existsSync(lock), false);
  });

  it('is taken over from a process that is gone', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(pid));
    assert.equal(await withLock(lock, () => Promise.resolve('ran')), 'ran');
  });

  for (const [state, write] of [
    ['before it wrote its name', () => undefined],
    ['while it wrote its name', () => writeFileSync(join(lock, 'pid'), '')],
  ] as const) {
    it(`is taken over from a process that ended ${state}`, async () => {
      mkdirSync(lock);
      write();
      const longAgo = new Date(Date.now() - 60_000);
      utimesSync(lock, longAgo, longAgo);
      assert.equal(await withLock(lock, () => Promise.resolve('ran')), 'ran');
    });
  }
});
