import type { StoredTurn, TurnRepository } from '../../src/core/agent/conversation-store.js';
import { createTextFile } from '../../src/core/workspace/workspace-file.js';

/** Every keeper of turns does this; `same` compares deeply and throws. */
export async function keepsTheLatestTurns(
  open: () => TurnRepository,
  same: (actual: unknown, expected: unknown) => void,
): Promise<void> {
  const turns = open();
  const ids = async (workspaceId = 'one') => (await open().load(workspaceId)).map(({ id }) => id);
  same(await ids(), []);

  await turns.keep('one', turn('message-b', 2_000), 20);
  await turns.keep('one', turn('message-a', 10_000), 20);
  await turns.keep('two', turn('message-c', 1), 20);
  same(await ids(), ['message-b', 'message-a']);

  const grown: StoredTurn = { ...turn('message-b', 2_000), files: [edit('a.txt'), edit('b.txt')] };
  await turns.keep('one', grown, 20);
  same(await ids(), ['message-b', 'message-a']);
  same((await open().load('one'))[0], grown);

  await turns.keep('one', turn('message-d', 20_000), 2);
  same(await ids(), ['message-a', 'message-d']);
  await turns.forget('one', ['message-a', 'e-d', 'unknown']);
  same(await ids(), ['message-d']);
  same(await ids('two'), ['message-c']);
}

const edit = (path: string) => ({ path, before: undefined, after: createTextFile(path, 'new') });
const turn = (id: string, at: number): StoredTurn => ({ id, at, files: [edit('a.txt')] });
