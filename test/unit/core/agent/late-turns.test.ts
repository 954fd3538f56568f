import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AgentSnapshot, ConversationMessage } from '../../../../src/core/agent/agent-model.js';
import type { StoredTurn, TurnRepository } from '../../../../src/core/agent/conversation-store.js';
import { lateTurns, type LateTurns } from '../../../../src/core/agent/late-turns.js';
import { createStore } from '../../../../src/core/base/store.js';
import { createTextFile } from '../../../../src/core/workspace/workspace-file.js';

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

  it('leave nothing in storage of a conversation that is ended while the code is on its way', async () => {
    const { turns, stored } = bench([turnOf('a'), turnOf('b')]);
    const shown = turns.open().then((kept) => kept?.follow([messageOf('a'), messageOf('b')], new Set()));
    turns.forgetAll(['prompt', 'a', 'b']);
    await shown;
    await turns.saved();
    turns.close();
    assert.deepEqual(stored(), []);
  });

  it('leave nothing of it either while storage is still being read', async () => {
    const { turns, stored } = bench([turnOf('a'), turnOf('of another conversation')]);
    const kept = await turns.open();
    kept?.follow([messageOf('a')], new Set());
    turns.forgetAll(['a']);
    await turns.saved();
    turns.close();
    assert.deepEqual(stored(), ['of another conversation']);
  });
});

const turnOf = (id: string): StoredTurn => ({
  id,
  at: 0,
  files: [{ path: 'a.txt', before: undefined, after: createTextFile('a.txt', 'new') }],
});
const messageOf = (id: string): ConversationMessage =>
  ({ id, role: 'assistant', revision: 2 }) as unknown as ConversationMessage;

function bench(turnsInStorage: readonly StoredTurn[] = []): {
  readonly turns: LateTurns;
  readonly followed: () => number;
  readonly stored: () => readonly string[];
} {
  let followed = 0;
  let stored = [...turnsInStorage];
  const follow = (): (() => void) => {
    followed += 1;
    return () => void (followed -= 1);
  };
  const repository: TurnRepository = {
    load: () => Promise.resolve(stored),
    keep: () => Promise.resolve(),
    forget(_workspaceId, ids) {
      stored = stored.filter(({ id }) => !ids.includes(id));
      return Promise.resolve();
    },
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
  return { turns, followed: () => followed, stored: () => stored.map(({ id }) => id) };
}
