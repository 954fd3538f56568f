import { expect } from '@open-wc/testing';
import { createDexieConversations } from '../../../../src/adapters/storage/dexie-conversations.js';
import type { StoredConversation } from '../../../../src/core/agent/conversation-store.js';
import { keepsTheLatestTurns } from '../../../support/turn-repository-contract.js';
import { waitUntil } from '../../../support/wait-until.js';

const databaseName = `conversations-${Math.random()}`;
const EMPTY: StoredConversation = { messages: [], history: [], running: false };

const saying = (text: string) => (stored: StoredConversation | undefined) => ({
  ...(stored ?? EMPTY),
  messages: [...(stored?.messages ?? []), { id: text, role: 'user', text } as const],
});

describe('conversations in the browser', () => {
  after(() => void indexedDB.deleteDatabase(databaseName));

  it('belong to their workspace and come back', async () => {
    const conversations = createDexieConversations({ databaseName });
    expect(await conversations.load('one')).to.equal(undefined);
    await conversations.save('one', saying('Hello')(undefined));
    await conversations.save('two', EMPTY);
    expect((await createDexieConversations({ databaseName }).load('one'))?.messages[0]?.text).to.equal('Hello');
    expect((await conversations.load('two'))?.messages).to.deep.equal([]);
  });

  it('let nobody write between what a page reads and what it makes of it', async () => {
    const pages = Array.from({ length: 4 }, () => createDexieConversations({ databaseName }).pages!);
    const texts = Array.from({ length: 12 }, (_, index) => `m${index}`);
    await Promise.all(texts.map((text, index) => pages[index % 4]!.update('many', saying(text))));
    const stored = await createDexieConversations({ databaseName }).load('many');
    expect(stored?.messages.map(({ text }) => text).sort()).to.deep.equal([...texts].sort());
  });

  it('tell other pages of a write, never the writer, and of the workspace it was in', async () => {
    const [one, two] = [
      createDexieConversations({ databaseName }).pages!,
      createDexieConversations({ databaseName }).pages!,
    ];
    const heard: string[] = [];
    const stops = [
      one.listen('told', () => heard.push('one')),
      two.listen('told', () => heard.push('two')),
      two.listen('other', () => heard.push('other')),
    ];
    await one.update('told', saying('Hi'));
    await waitUntil(() => heard.length > 0);
    await two.update('told', saying('Hi again'));
    await waitUntil(() => heard.length > 1);
    expect(heard).to.deep.equal(['two', 'one']);
    stops.forEach((stop) => stop());
  });

  it('know which answers a page is giving, until it is done', async () => {
    const [one, two] = [
      createDexieConversations({ databaseName }).pages!,
      createDexieConversations({ databaseName }).pages!,
    ];
    const { signal } = new AbortController();
    expect(await two.isHeld('answer-1')).to.equal(false);
    await two.whenReleased('answer-1', signal);
    const release = one.hold('answer-1');
    await waitUntil(() => two.isHeld('answer-1'));
    let released = false;
    const waiting = two.whenReleased('answer-1', signal).then(() => (released = true));
    await two.isHeld('answer-1');
    expect(released).to.equal(false);
    release();
    await waiting;
    expect(await two.isHeld('answer-1')).to.equal(false);
    // Who waits may be closed first.
    one.hold('answer-2');
    const leaving = new AbortController();
    const given = two.whenReleased('answer-2', leaving.signal).then(
      () => 'released',
      () => 'left',
    );
    leaving.abort();
    expect(await given).to.equal('left');
  });

  it('keep the latest turns beside them, each in its workspace', () =>
    keepsTheLatestTurns(
      () => createDexieConversations({ databaseName }).turns!,
      (actual, expected) => expect(actual).to.deep.equal(expected),
    ));
});
