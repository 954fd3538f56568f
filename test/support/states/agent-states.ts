import type { AgentSnapshot, ConversationMessage, TurnUndoState } from '../../../src/core/agent/agent-model.js';
import type { ElementState } from '../element-states.js';
import type { FakeStudio } from '../fake-studio-view.js';
import { COMPLETED_RUN, endedRun, PROMPT, WAITING_RUN } from '../sample-conversation.js';
import { SAMPLE_TOOLS, sampleApproval } from '../sample-tools.js';
import { longAnswer, providerTrouble, turnsToUndo } from './agent-samples.js';
import { furnish, press, settled, typeInto } from './furnished-studio.js';

const agent =
  (part: Partial<AgentSnapshot>) =>
  (fake: FakeStudio): void => {
    furnish(fake);
    fake.stores.agent.update((before) => ({ ...before, ...part }));
  };

const answered = (part: Partial<ConversationMessage>, mode: AgentSnapshot['mode'] = 'provider') =>
  agent({ ...endedRun(part), mode });

const withUndo = (part: Partial<ConversationMessage>, state: TurnUndoState['state']) =>
  agent({
    ...endedRun(part),
    mode: 'provider',
    turnUndo: new Map([['m2', { state, paths: ['index.html', 'styles.css'] }]]),
  });

const working = (activity: AgentSnapshot['activity']): ((fake: FakeStudio) => void) =>
  agent({ ...WAITING_RUN, mode: 'provider', activity, messages: WAITING_RUN.messages.slice(0, 1) });

const failed = (code: string, message: string) =>
  answered({ tone: 'error', text: message, code, error: { code, message, retryable: true }, retryPrompt: PROMPT });

const MARKDOWN = `The hero is calm now. What I changed:

1. The title in \`index.html\`, from **“Build with tools”** to **“Hello Jig”**.
2. Its colour in \`styles.css\`:

\`\`\`css
.hero h1 {
  color: teal;
}
\`\`\`

> The subtitle stayed as it was. See [the guide](https://example.org/a/rather/long/address/that/does/not/break).`;

const provider =
  (part: object) =>
  (fake: FakeStudio): void => {
    furnish(fake);
    fake.stores.provider.update((before) => ({ ...before, ...part }));
  };

const WITH_KEY = { configured: true, hasKey: true, keyStorage: 'browser' };
const MODELS = [
  'anthropic/claude-sonnet-4.5',
  'google/gemini-2.5-flash',
  'meta-llama/llama-3.3-70b-instruct:free',
  'openai/gpt-4o-mini',
];

/** The elements around the agent, in the states that `element-states.ts` does not have. */
export const AGENT_STATES: readonly ElementState[] = [
  { element: 'jig-chat', state: 'plans', studio: agent({ ...WAITING_RUN, activity: { kind: 'planning' } }) },
  { element: 'jig-chat', state: 'a model thinks', studio: working({ kind: 'thinking' }) },
  {
    element: 'jig-chat',
    state: 'asks a provider again',
    studio: working({ kind: 'retrying', attempt: 2, maxAttempts: 4, reason: 'provider' }),
  },
  {
    element: 'jig-chat',
    state: 'an answer in Markdown, to be taken back',
    studio: withUndo({ text: MARKDOWN, revision: 14 }, 'offered'),
  },
  {
    element: 'jig-chat',
    state: 'a turn whose files changed since',
    studio: withUndo({ text: 'Done.', code: 'agent.done' }, 'changed-since'),
  },
  {
    element: 'jig-chat',
    state: 'a turn taken back',
    studio: withUndo({ text: 'Done.', code: 'agent.done' }, 'undone'),
  },
  {
    element: 'jig-chat',
    state: 'offline',
    studio: failed('OPENROUTER_NETWORK_ERROR', 'The provider cannot be reached.'),
  },
  {
    element: 'jig-chat',
    state: 'the key is refused',
    studio: failed('OPENROUTER_AUTHENTICATION_FAILED', 'The key is refused.'),
  },
  { element: 'jig-chat', state: 'refused in the middle of an answer', studio: agent(providerTrouble()) },
  { element: 'jig-chat', state: 'turns that can be taken back, and cannot', studio: agent(turnsToUndo()) },
  { element: 'jig-chat', state: 'a wide answer', studio: agent(longAnswer()) },
  { element: 'jig-chat', state: 'a step failed', studio: agent({ ...COMPLETED_RUN, messages: brokenSteps() }) },
  {
    element: 'jig-chat',
    state: 'not understood',
    studio: answered(
      {
        text: 'I did not understand that.',
        code: 'agent.part-not-understood',
        tone: 'nothing-done',
        steps: [],
        suggestions: ['update-hero', 'make-emerald', 'show-workspace-status'],
      },
      'local',
    ),
  },
  {
    element: 'jig-chat',
    state: 'about a picked element',
    studio(fake) {
      furnish(fake);
      const box = { x: 0, y: 0, width: 320, height: 40 };
      const selection = {
        revision: 1,
        path: 'index.html',
        selector: 'main > section.hero:nth-of-type(1) > h1',
        html: '<h1>',
        text: 'Canvas',
        styles: [],
        box,
        viewport: { width: 800, height: 600 },
      };
      fake.stores.design.set({ picking: false, selection });
    },
    async then(element) {
      typeInto(element.shadowRoot, 'textarea', 'Make this calmer, and a little larger than the rest');
      // Its button comes to its colour by a transition.
      await new Promise((resolve) => setTimeout(resolve, 160));
    },
  },
  { element: 'jig-chat', state: 'with settings', attributes: { 'settings-button': '' }, studio: agent(COMPLETED_RUN) },
  { element: 'jig-chat', state: 'closed', studio: ({ stores }) => stores.phase.set('disposed') },

  { element: 'jig-recipes', state: 'loading', studio: ({ stores }) => stores.phase.set('loading') },
  { element: 'jig-recipes', state: 'a library of the seed', studio: furnish },
  { element: 'jig-recipes', state: 'while the agent runs', studio: agent({ running: true }) },
  {
    element: 'jig-recipes',
    state: 'none that can be carried out',
    studio: ({ view }) => void Object.assign(view.commands, { findRecipes: () => Promise.resolve([]) }),
  },

  {
    element: 'jig-settings',
    state: 'fixed by the host',
    studio: provider({ ...WITH_KEY, editable: false, provider: 'acme' }),
  },
  {
    element: 'jig-settings',
    state: 'another endpoint, keys of others',
    studio: provider({
      provider: 'openai-compatible',
      endpoint: 'https://models.example.org/v1/chat/completions',
      model: 'in-house-large',
      otherKeys: ['https://openrouter.ai', 'https://a-second-provider.example.com'],
    }),
  },
  {
    element: 'jig-settings',
    state: 'a server of this machine',
    studio: provider({
      configured: true,
      provider: 'openai-compatible',
      endpoint: 'http://localhost:1234/v1/chat/completions',
    }),
  },
  {
    element: 'jig-settings',
    state: 'connected',
    studio: provider(WITH_KEY),
    then: pressNamed('Test connection', '연결 시험'),
  },
  {
    element: 'jig-settings',
    state: 'no connection',
    studio(fake) {
      provider(WITH_KEY)(fake);
      const error = { code: 'OPENROUTER_AUTHENTICATION_FAILED', message: 'The key is refused.', retryable: false };
      Object.assign(fake.view.commands, { testProvider: () => Promise.resolve({ state: 'failed', error }) });
    },
    then: pressNamed('Test connection', '연결 시험'),
  },
  {
    element: 'jig-settings',
    state: 'models to choose from',
    studio(fake) {
      provider(WITH_KEY)(fake);
      const models = MODELS.map((id) => ({ id, name: id, free: id.endsWith(':free') }));
      Object.assign(fake.view.commands, { listModels: () => Promise.resolve(models) });
    },
    then: press('.line > button:not(.primary):not([type])'),
  },
  { element: 'jig-settings', state: 'an empty key', studio: provider({}), then: press('form .primary') },

  {
    element: 'jig-approvals',
    state: 'one waits, long arguments',
    studio(fake) {
      furnish(fake);
      fake.stores.approvals.set([
        sampleApproval({
          name: 'workspace.applyPatch',
          source: 'mcp',
          argumentKeys: ['path', 'search', 'replace', 'occurrence'],
          safeArgumentPreview:
            'path: src/scenes/opening/canvas-that-breathes.js · search: 214 characters · replace: 1,018 characters · occurrence: first',
        }),
      ]);
    },
  },
  {
    element: 'jig-approvals',
    state: 'remembered alone',
    studio(fake) {
      furnish(fake);
      fake.stores.rememberedApprovals.set([
        { name: 'workspace.writeFile', source: 'model', mode: 'agent' },
        { name: 'preview.updateHero', source: 'local', mode: 'agent' },
      ]);
    },
  },
  {
    element: 'jig-scope',
    state: 'around a chat',
    studio: (fake) => fake.stores.catalog.set(SAMPLE_TOOLS),
    async then(element) {
      element.append(document.createElement('jig-chat'));
      await settled(element);
    },
  },
];

/** Presses the button that bears one of these words, in either language. */
function pressNamed(...words: readonly string[]): NonNullable<ElementState['then']> {
  return async (element) => {
    const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
    buttons.find(({ textContent }) => words.some((word) => textContent?.trim().startsWith(word)))?.click();
    await settled(element);
  };
}

function brokenSteps(): readonly ConversationMessage[] {
  const [asked] = COMPLETED_RUN.messages;
  const error = { code: 'WORKSPACE_REVISION_CONFLICT', message: 'Stale.', retryable: true };
  return [
    ...(asked ? [asked] : []),
    {
      id: 'm2',
      role: 'assistant',
      text: 'It changed meanwhile.',
      code: 'PREVIEW_RUNTIME_ERROR',
      tone: 'error',
      error: { code: 'PREVIEW_RUNTIME_ERROR', message: 'The page failed.', retryable: true },
      steps: [
        { toolCallId: 'c1', name: 'workspace.applyPatch', status: 'failed', durationMs: 12, error },
        {
          toolCallId: 'c2',
          name: 'workspace.a.very.long.tool.name.that.is.cut',
          status: 'cancelled',
          durationMs: 3100,
        },
        { toolCallId: 'c3', name: 'preview.updateHero', status: 'running' },
      ],
    },
  ];
}
