import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createMemoryConversations } from '../../../../../src/core/agent/conversation-store.js';
import type { RunState } from '../../../../../src/core/agent/agent-model.js';
import type { Studio } from '../../../../../src/core/studio/studio-port.js';
import { createProviderStudio } from '../../../../support/provider/provider-studio.js';
import {
  startScriptedProvider,
  type ScriptedCall,
  type ScriptedProviderServer,
  type ScriptedReply,
} from '../../../../support/provider/scripted-provider-server.js';
import { runs, seed } from '../../../../support/soak.js';

const ENDS: ReadonlySet<RunState | undefined> = new Set(['completed', 'failed', 'cancelled', 'interrupted']);

let server: ScriptedProviderServer;
before(async () => void (server = await startScriptedProvider()));
after(() => server.close());

describe('runs among faults', () => {
  it('end in one way each, do nothing twice, nothing of a broken turn, and leave a history that providers accept', async () => {
    const random = randomOf(seed());
    const ends = new Map<string, number>();
    for (let round = 0; round < runs(1_000); round++) {
      const end = await oneRun(random, round);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    console.log(`ends: ${[...ends].map(([end, count]) => `${end} ${count}`).join(', ')}`);
  });
});

async function oneRun(random: () => number, round: number): Promise<string> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const wire = pick(['chat', 'chat', 'anthropic'] as const);
  const stream = random() < 0.7;
  const conversations = createMemoryConversations();
  const options = { wire, stream, conversations, runBudgets: { maxRetries: random() < 0.2 ? 1 : 0 } };
  const studio = await createProviderStudio(server, options);

  const ran: string[] = [];
  const allowed = new Set<string>();
  const inputSchema = { type: 'object', required: ['mark'], properties: { mark: { type: 'string' } } };
  for (const [name, annotations] of [
    ['host.read', { readOnlyHint: true }],
    ['host.write', {}],
  ] as const) {
    studio.registry.register({ name, inputSchema, annotations }, async ({ mark }, { signal }) => {
      ran.push(String(mark));
      await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * 4)));
      if (signal.aborted || random() < 0.1) throw new Error('The tool broke.');
      return { mark };
    });
  }
  const decide = random();
  studio.approvals.store.subscribe(() => {
    for (const { id } of studio.approvals.store.getSnapshot()) {
      setTimeout(() => studio.approvals.resolve(id, decide < 0.75 ? 'allow' : 'deny'), Math.floor(decide * 8));
    }
  });

  server.script.length = 0;
  server.requests.length = 0;
  const turns = 1 + Math.floor(random() * 4);
  for (let turn = 0; turn < turns; turn++) {
    const { reply, marks } = randomReply(random, `r${round}t${turn}`, pick, stream);
    server.script.push(reply);
    marks.forEach((mark) => allowed.add(mark));
  }

  const running = studio.agent.run(`Prompt ${round}`);
  const interference = random();
  const late = interference < 0.25 ? setTimeout(() => studio.agent.cancel(), Math.floor(random() * 25)) : undefined;
  if (interference > 0.9) {
    await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * 15)));
    const left = await conversations.load('default');
    studio.agent.cancel();
    await running;
    return reload(left, wire, stream, ran, allowed, studio);
  }
  const outcome = await running;
  clearTimeout(late);
  const { run, running: stillRunning } = studio.agent.getSnapshot();
  assert.deepEqual([run?.state, stillRunning], [outcome.state, false]);
  assert.ok(ENDS.has(run?.state));
  checkRan(ran, allowed);

  server.script.length = 0;
  await promptAgain(studio);
  checkRequests(round);
  await studio.dispose();
  return outcome.state;
}

/** The page was left in the middle: another studio opens what had been kept by then. */
async function reload(
  left: Awaited<ReturnType<ReturnType<typeof createMemoryConversations>['load']>>,
  wire: 'chat' | 'anthropic',
  stream: boolean,
  ran: readonly string[],
  allowed: ReadonlySet<string>,
  before: { dispose(): Promise<void> },
): Promise<string> {
  await before.dispose();
  const conversations = createMemoryConversations();
  if (left) await conversations.save('default', left);
  const studio = await createProviderStudio(server, { wire, stream, conversations });
  while (studio.agent.getSnapshot().messages.length < (left?.messages.length ?? 0)) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const last = studio.agent.getSnapshot().messages.at(-1);
  if (left?.running) assert.equal(last?.tone, 'interrupted');
  checkRan(ran, allowed);
  server.script.length = 0;
  await promptAgain(studio);
  checkRequests(-1);
  await studio.dispose();
  return 'interrupted';
}

/** A connection that the server closed under a fault may be noticed only now: once more is allowed, and no other reason. */
async function promptAgain({ agent }: Studio): Promise<void> {
  const outcome = await agent.run('And now?');
  if (outcome.state === 'failed') {
    assert.match(outcome.error.code, /^OPENROUTER_(NETWORK_ERROR|TIMEOUT)$/);
    assert.deepEqual(await agent.run('And now?').then(({ state }) => state), 'completed');
  } else assert.equal(outcome.state, 'completed');
  assert.ok(server.requests.length > 0);
}

function checkRan(ran: readonly string[], allowed: ReadonlySet<string>): void {
  assert.equal(new Set(ran).size, ran.length, `ran twice: ${ran.join()}`);
  for (const mark of ran) assert.ok(allowed.has(mark), `${mark} came from a broken turn`);
}

function checkRequests(round: number): void {
  for (const { faults, body } of server.requests) assert.deepEqual(faults, [], `${round}: ${JSON.stringify(body)}`);
}

interface RandomReply {
  readonly reply: ScriptedReply;
  /** The calls that may run: those of a whole, valid turn. */
  readonly marks: readonly string[];
}

function randomReply(
  random: () => number,
  prefix: string,
  pick: <T>(values: readonly T[]) => T,
  stream: boolean,
): RandomReply {
  const calls: ScriptedCall[] = Array.from({ length: Math.floor(random() * 4) }, (_call, index) => ({
    // Providers number their calls anew in each turn, or never.
    id: random() < 0.3 ? `call_${index}` : `${prefix}-${index}`,
    name: pick(['host__read', 'host__write', 'host__write', 'no_such_tool']),
    arguments: random() < 0.1 ? {} : { mark: `${prefix}-${index}` },
  }));
  const text = random() < 0.5 ? 'Some words of it.' : '';
  const whole = { ...(text && { text }), calls };
  const fault = random();
  if (fault > 0.45) {
    const isEmpty = text === '' && calls.length === 0;
    const reply = isEmpty ? { text: 'Done.' } : { ...whole, ...(fault > 0.95 && { dripMs: 2 }) };
    return { reply, marks: calls.map((_call, index) => `${prefix}-${index}`) };
  }
  const stray: ScriptedCall = { id: 'x', name: 'host__write', arguments: { mark: `${prefix}-x` } };
  const broken: readonly ScriptedReply[] = [
    {
      status: pick([429, 500, 502, 503, 400, 401]),
      body: '{"error":{"message":"no"}}',
      headers: { 'Retry-After': '0' },
    },
    { body: '<!doctype html><title>Sign in</title>' },
    { body: pick(['', '{}', '[]', '{"choices":[]}', '{"choices":[{"message":{"role":"user","content":1}}]}']) },
    { body: '{"error":{"code":502,"message":"Provider returned error"}}' },
    { destroy: true },
    { ...whole, calls: [stray, stray] },
    ...(stream
      ? [
          { ...whole, text: 'Cut off here', calls: [stray], cutAfter: 2 + Math.floor(random() * 4) },
          { text: 'Then an error', errorChunk: { code: 503, message: 'gone', type: 'overloaded_error' } },
        ]
      : []),
  ];
  return { reply: pick(broken), marks: [] };
}

/** Mulberry32. */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
