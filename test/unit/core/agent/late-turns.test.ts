import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AgentSnapshot } from '../../../../src/core/agent/agent-model.js';
import type { TurnRepository } from '../../../../src/core/agent/conversation-store.js';
import { lateTurns, type LateTurns } from '../../../../src/core/agent/late-turns.js';
import { createStore } from '../../../../src/core/base/store.js';

describe('turns whose code comes late', () => {
  it('follow storage and workspace until they are closed', async () => {
    const { turns, followed } = bench();
    await turns.open();
    assert.equal(followed(), 2);
    turns.close();
    assert.equal(followed(), 0);
  });

  it('follow nothing where they were closed while the code was on its way', async () => {
    const { turns, followed } = bench();
    const opening = turns.open();
    turns.close();
    assert.equal(await opening, undefined);
    assert.equal(followed(), 0);
  });
});

function bench(): { readonly turns: LateTurns; readonly followed: () => number } {
  let followed = 0;
  const follow = (): (() => void) => {
    followed += 1;
    return () => void (followed -= 1);
  };
  const repository: TurnRepository = {
    load: () => Promise.resolve([]),
    keep: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    listen: follow,
  };
  const turns = lateTurns({
    store: createStore({ messages: [] } as unknown as AgentSnapshot),
    workspaceId: 'w',
    turns: repository,
    now: () => 0,
    currentFiles: () => new Map(),
    onWorkspaceChange: follow,
  });
  return { turns, followed: () => followed };
}
