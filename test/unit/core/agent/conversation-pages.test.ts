import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createStore, type WritableStore } from '../../../../src/core/base/store.js';
import type { AgentSnapshot } from '../../../../src/core/agent/agent-model.js';
import { EMPTY_CONVERSATION, openTurn, type AssistantTurn } from '../../../../src/core/agent/conversation.js';
import { keepConversation, type ConversationKeeper } from '../../../../src/core/agent/conversation-keeper.js';
import {
  createMemoryConversations,
  type ConversationRepository,
  type StoredConversation,
} from '../../../../src/core/agent/conversation-store.js';
import type { ModelMessage } from '../../../../src/core/agent/provider/model-provider.js';
import { soak } from '../../../support/soak.js';

const WORKSPACE = 'default';

/** One tab: the conversation as an agent keeps it, without the agent. */
interface Tab {
  readonly store: WritableStore<AgentSnapshot>;
  readonly history: ModelMessage[];
  readonly keeper: ConversationKeeper;
  readonly texts: () => readonly string[];
  ask(prompt: string): AssistantTurn;
  answer(turn: AssistantTurn, text: string): void;
}

let opened = 0;

function openTab(repository: ConversationRepository): Tab {
  const store = createStore<AgentSnapshot>(EMPTY_CONVERSATION);
  const history: ModelMessage[] = [];
  const keeper = keepConversation(store, history, { repository, workspaceId: WORKSPACE });
  const tab = (opened += 1);
  let next = 0;
  return {
    store,
    history,
    keeper,
    texts: () =>
      store.getSnapshot().messages.map(({ text, said, tone }) => (tone ? `${said ?? text} (${tone})` : text)),
    ask(prompt) {
      const nextId = (): string => `${tab}-${(next += 1)}`;
      const turn = openTurn(store, { sessionId: 's', agent: 'local', prompt, selection: undefined, nextId });
      history.push({ role: 'user', text: prompt, turn: turn.messageId });
      keeper.begin(turn.messageId, [turn.promptId, turn.messageId]);
      return turn;
    },
    answer(turn, text) {
      history.push({ role: 'assistant', text, calls: [] });
      turn.finish({ text }, 'completed');
      keeper.end();
    },
  };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Until nobody has anything to write or to read any more. */
async function quiet(tabs: readonly Tab[]): Promise<void> {
  for (let round = 0; round < 8; round++) {
    await soon();
    await Promise.all(tabs.map(({ keeper }) => keeper.saved()));
  }
}

async function openTabs(count: number, repository = createMemoryConversations()): Promise<readonly Tab[]> {
  const tabs = Array.from({ length: count }, () => openTab(repository));
  await Promise.all(tabs.map(({ keeper }) => keeper.ready));
  return tabs;
}

describe('a conversation that several tabs hold', () => {
  it('shows in each of them what any of them asks and gets, once', async () => {
    const [one, two] = (await openTabs(2)) as [Tab, Tab];
    const first = one.ask('A');
    const second = two.ask('B');
    one.answer(first, 'a');
    two.answer(second, 'b');
    await quiet([one, two]);
    assert.deepEqual(one.texts(), ['A', 'a', 'B', 'b']);
    assert.deepEqual(two.texts(), ['A', 'a', 'B', 'b']);
    assert.deepEqual(one.history, two.history);
  });

  it('lets nothing be lost or doubled, whatever the order, and keeps every exchange whole', async () => {
    const step = fc.record({ tab: fc.nat(2), act: fc.constantFrom('ask', 'text', 'answer', 'wait', 'save') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const repository = createMemoryConversations();
        const tabs = await openTabs(3, slow(repository));
        const turns = new Map<Tab, AssistantTurn>();
        const asked: string[] = [];
        for (const { tab: at, act } of steps) {
          const tab = tabs[at]!;
          const turn = turns.get(tab);
          if (act === 'ask' && !turn) {
            asked.push(`P${asked.length}`);
            turns.set(tab, tab.ask(asked.at(-1)!));
          } else if (act === 'text') turn?.setText('so far');
          else if (act === 'save') tab.keeper.save();
          else if (act === 'answer' && turn) {
            tab.answer(turn, 'done');
            turns.delete(tab);
          } else await soon();
        }
        for (const [tab, turn] of turns) tab.answer(turn, 'done');
        await quiet(tabs);
        const stored = (await repository.load(WORKSPACE)) ?? { messages: [], history: [], running: false };
        const shown = stored.messages.map(({ text }) => text);
        assert.deepEqual(shown.filter((text) => text !== 'done').sort(), [...asked].sort());
        assert.ok(shown.every((text, index) => (index % 2 === 0) === (text !== 'done')));
        assert.equal(stored.running, false);
        assert.equal(stored.history.length, stored.messages.length);
        assert.ok(stored.history.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'assistant')));
        for (const tab of tabs) {
          assert.deepEqual(tab.texts(), shown);
          assert.deepEqual(tab.history, stored.history);
        }
      }),
      soak(300),
    );
  });

  it('ends in all of them when one begins anew; an answer that is being given goes over', async () => {
    const [one, two] = (await openTabs(2)) as [Tab, Tab];
    one.answer(one.ask('A'), 'a');
    await quiet([one, two]);
    const turn = two.ask('B');
    await quiet([one, two]);
    one.history.length = 0;
    one.store.update((snapshot) => ({ ...snapshot, messages: [] }));
    one.keeper.startAnew();
    two.answer(turn, 'b');
    await quiet([one, two]);
    assert.deepEqual(two.texts(), ['B', 'b']);
    assert.deepEqual(one.texts(), ['B', 'b']);
    assert.deepEqual(
      one.history.map((message) => 'text' in message && message.text),
      ['B', 'b'],
    );
  });

  it('is not brought back by what was still to be read when it was ended', async () => {
    const repository = createMemoryConversations();
    const [one] = (await openTabs(1, repository)) as [Tab];
    one.answer(one.ask('A'), 'a');
    await quiet([one]);
    const late = openTab(slow(repository));
    late.keeper.startAnew();
    await late.keeper.ready;
    await quiet([one, late]);
    assert.deepEqual([one.texts(), late.texts()], [[], []]);
  });

  it('shows an answer of a living tab as it comes, and as interrupted once that tab is gone', async () => {
    const repository = createMemoryConversations();
    const [one] = (await openTabs(1, repository)) as [Tab];
    const turn = one.ask('A');
    turn.addStep({ toolCallId: 'c', name: 'host.work', status: 'running' });
    one.keeper.save();
    await quiet([one]);
    const [two] = (await openTabs(1, repository)) as [Tab];
    assert.deepEqual(two.texts(), ['A', '']);
    turn.setText('Half');
    one.keeper.save();
    await quiet([one, two]);
    assert.deepEqual(two.texts(), ['A', 'Half']);
    one.keeper.close();
    await quiet([two]);
    assert.deepEqual(two.texts(), ['A', 'Half (interrupted)']);
    assert.equal(two.store.getSnapshot().messages[1]?.steps?.[0]?.status, 'cancelled');
    two.answer(two.ask('B'), 'b');
    await quiet([two]);
    assert.equal((await repository.load(WORKSPACE))?.running, false);
    const [three] = (await openTabs(1, repository)) as [Tab];
    assert.deepEqual(three.texts(), ['A', 'Half (interrupted)', 'B', 'b']);
  });

  it('keeps what one tab did while storage was refused, and stores it with the next write', async () => {
    const repository = createMemoryConversations();
    let refused = true;
    const { pages } = repository;
    const failing: ConversationRepository = {
      ...repository,
      pages: {
        ...pages!,
        update: (...args) => (refused ? Promise.reject(new Error('no room')) : pages!.update(...args)),
      },
    };
    const [one] = (await openTabs(1, failing)) as [Tab];
    const [two] = (await openTabs(1, repository)) as [Tab];
    one.answer(one.ask('A'), 'a');
    two.answer(two.ask('B'), 'b');
    await quiet([one, two]);
    assert.deepEqual(one.texts(), ['B', 'b', 'A', 'a']);
    refused = false;
    one.answer(one.ask('C'), 'c');
    await quiet([one, two]);
    assert.deepEqual(two.texts(), ['B', 'b', 'A', 'a', 'C', 'c']);
  });

  it('takes turns at one record where a host’s storage knows of no other pages', async () => {
    const { load, save } = createMemoryConversations();
    const [one] = (await openTabs(1, { load, save })) as [Tab];
    one.answer(one.ask('A'), 'a');
    await quiet([one]);
    const [two] = (await openTabs(1, { load, save })) as [Tab];
    assert.deepEqual(two.texts(), ['A', 'a']);
  });
});

/** The same storage, each page of it answering late and at its own time. */
function slow(repository: ConversationRepository): ConversationRepository {
  const pages = repository.pages!;
  let turn = 0;
  const later = async <T>(work: () => Promise<T>): Promise<T> => {
    const waits = (turn += 1) % 4;
    for (let tick = 0; tick < waits; tick++) await soon();
    return work();
  };
  return {
    ...repository,
    load: (workspaceId) => later(() => repository.load(workspaceId)),
    pages: {
      ...pages,
      update: (workspaceId, change): Promise<StoredConversation> => later(() => pages.update(workspaceId, change)),
    },
  };
}
