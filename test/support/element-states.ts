import type { ConversationMessage } from '../../src/core/agent/agent-model.js';
import type { StudioElement } from '../../src/elements/base/studio-element.js';
import { PANEL_TAGS } from './element-tags.js';
import { createFakeStudio, writeFakeFile, type FakeStudio } from './fake-studio-view.js';
import { COMPLETED_RUN, PROMPT, WAITING_RUN } from './sample-conversation.js';
import { SAMPLE_TOOLS, sampleApproval } from './sample-tools.js';
import { sampleEntry, WAITING_TRACE } from './sample-trace.js';
import { AGENT_STATES } from './states/agent-states.js';
import { FILE_STATES } from './states/file-states.js';
import { JOB_STATES } from './states/job-states.js';
import { PREVIEW_STATES } from './states/preview-states.js';
import { STUDIO_STATES } from './states/studio-states.js';
import { TOOL_STATES } from './states/tool-states.js';

/** One state of one element: what its studio holds, and what a person did since. */
export interface ElementState {
  readonly element: keyof HTMLElementTagNameMap & `jig-${string}`;
  readonly state: string;
  /** Without one the element stands there without a studio. */
  readonly studio?: (fake: FakeStudio) => void;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly then?: (element: StudioElement) => void | Promise<void>;
  /** It opens something over the whole page, or needs the focus: it is not shown beside others. */
  readonly alone?: boolean;
}

const tools = ({ stores }: FakeStudio): void => stores.catalog.set(SAMPLE_TOOLS);
const loading = ({ stores }: FakeStudio): void => stores.phase.set('loading');
const press = (selector: string) => (element: StudioElement) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector)?.click();

/** In a narrow catalog the details come into sight with the choice. */
const choose = async (element: StudioElement): Promise<void> => {
  press('[data-tool="workspace.getStatus"]')(element);
  await element.updateComplete;
};
const runFirst = async (element: StudioElement): Promise<void> => {
  await choose(element);
  press('[part=run]')(element);
};

/** Every element in every state that a person may meet; axe and the contact sheet go through all of them. */
export const ELEMENT_STATES: readonly ElementState[] = [
  ...PANEL_TAGS.map((element) => ({ element, state: 'without a studio' })),

  { element: 'jig-approvals', state: 'nothing waits', studio: tools },
  {
    element: 'jig-approvals',
    state: 'several wait',
    studio(fake) {
      tools(fake);
      fake.stores.agent.set({ ...WAITING_RUN, turnChanges: 3 });
      fake.stores.approvals.set([
        sampleApproval({ id: 'b', name: 'workspace.reset', argumentKeys: [], dryRun: { state: 'running' } }),
        sampleApproval({
          id: 'a',
          rememberable: true,
          dryRun: {
            state: 'foretold',
            more: 2,
            changes: [
              { kind: 'edit', subject: 'index.html', detail: '+2 −2' },
              { kind: 'rename', subject: 'pages/about-us.html', from: 'about.html' },
              { kind: 'delete', subject: 'old.css', detail: '−40' },
            ],
          },
        }),
      ]);
      fake.stores.rememberedApprovals.set([{ name: 'workspace.writeFile', source: 'model', mode: 'agent' }]);
    },
  },
  {
    element: 'jig-approvals',
    state: 'would be refused',
    studio(fake) {
      tools(fake);
      const dryRun = { state: 'refused', code: 'WORKSPACE_PATCH_NOT_FOUND' } as const;
      fake.stores.approvals.set([sampleApproval({ name: 'workspace.applyPatch', dryRun })]);
    },
  },
  {
    element: 'jig-approvals',
    state: 'as a dialog',
    alone: true,
    attributes: { dialog: '' },
    studio(fake) {
      tools(fake);
      fake.stores.approvals.set([sampleApproval({ rememberable: true })]);
    },
  },

  { element: 'jig-catalog', state: 'loading', studio: loading },
  { element: 'jig-catalog', state: 'no tools', studio: () => undefined },
  { element: 'jig-catalog', state: 'list and details', attributes: { tool: 'workspace.applyPatch' }, studio: tools },
  {
    element: 'jig-catalog',
    state: 'details of a narrow one',
    attributes: { tool: 'preview.updateHero' },
    studio: tools,
    then: press('[data-tool="preview.updateHero"]'),
  },
  { element: 'jig-catalog', state: 'a result', studio: tools, then: runFirst },
  {
    element: 'jig-catalog',
    state: 'a failure',
    studio(fake) {
      tools(fake);
      const error = { code: 'WORKSPACE_REVISION_CONFLICT', message: 'Stale.', retryable: true };
      fake.answer = { content: [], isError: true, error };
    },
    then: runFirst,
  },
  {
    element: 'jig-catalog',
    state: 'a run under way',
    studio(fake) {
      tools(fake);
      fake.answer = new Promise(() => undefined);
    },
    then: runFirst,
  },
  { element: 'jig-catalog', state: 'nothing found', studio: tools, then: (element) => type(element, 'input', 'zebra') },
  {
    element: 'jig-catalog',
    state: 'arguments that are none',
    studio: tools,
    async then(element) {
      await choose(element);
      type(element, 'textarea', '{ "oops"');
      await element.updateComplete;
      await press('[part=run]')(element);
    },
  },
  {
    element: 'jig-catalog',
    state: 'a destructive tool to confirm',
    alone: true,
    attributes: { tool: 'workspace.reset' },
    studio: tools,
    then: press('[part=run]'),
  },

  { element: 'jig-changes', state: 'nothing changed', studio: () => undefined },
  {
    element: 'jig-changes',
    state: 'one file changed',
    studio: (fake) => writeFakeFile(fake, 'index.html', '<h1>Jig Studio</h1>\n<p>Calm.</p>\n'),
  },

  { element: 'jig-chat', state: 'loading', studio: loading },
  { element: 'jig-chat', state: 'to begin with', studio: tools },
  {
    element: 'jig-chat',
    state: 'a call waits',
    studio(fake) {
      tools(fake);
      fake.stores.agent.set({ ...WAITING_RUN, turnChanges: 4 });
      const changes = [{ kind: 'edit', subject: 'index.html', detail: '+2 −2' }] as const;
      const dryRun = { state: 'foretold', more: 0, changes } as const;
      fake.stores.approvals.set([sampleApproval({ rememberable: true, dryRun })]);
    },
  },
  {
    element: 'jig-chat',
    state: 'done',
    studio(fake) {
      tools(fake);
      fake.stores.agent.set(COMPLETED_RUN);
    },
  },
  {
    element: 'jig-chat',
    state: 'failed, cancelled, interrupted',
    studio(fake) {
      tools(fake);
      fake.stores.agent.set({ ...COMPLETED_RUN, messages: troubles() });
    },
  },
  {
    element: 'jig-chat',
    state: 'recipes',
    studio: tools,
    then: press('[aria-label="Recipes"], [aria-label="레시피"]'),
  },

  { element: 'jig-editor', state: 'a file', studio: () => undefined },
  {
    element: 'jig-editor',
    state: 'locked while the agent runs',
    studio: ({ stores }) => stores.agent.update((agent) => ({ ...agent, running: true })),
  },
  {
    element: 'jig-editor',
    state: 'over the limit',
    studio: (fake) => writeFakeFile(fake, 'index.html', '<p>long</p>\n'.repeat(7_000)),
  },

  { element: 'jig-explorer', state: 'a tree', studio: (fake) => writeFakeFile(fake, 'src/deep/module.js', 'let a;\n') },
  { element: 'jig-recipes', state: 'a library', studio: tools },
  { element: 'jig-search', state: 'to begin with', studio: () => undefined },
  { element: 'jig-settings', state: 'without a key', studio: () => undefined },
  {
    element: 'jig-settings',
    state: 'with a key',
    studio: ({ stores }) =>
      stores.provider.update((provider) => ({ ...provider, configured: true, hasKey: true, keyStorage: 'session' })),
  },

  { element: 'jig-trace', state: 'loading', studio: loading },
  { element: 'jig-trace', state: 'nothing has run', studio: () => undefined },
  {
    element: 'jig-trace',
    state: 'a run that waits',
    studio({ stores }) {
      stores.trace.set(WAITING_TRACE);
      stores.approvals.set([sampleApproval()]);
    },
    then: press('[data-entry=trace-4]'),
  },
  {
    element: 'jig-trace',
    state: 'two sessions, filtered',
    studio: ({ stores }) => stores.trace.set(endings()),
    then: press('[aria-label="Filter"], [aria-label="필터"]'),
  },

  ...AGENT_STATES,
  ...FILE_STATES,
  ...JOB_STATES,
  ...PREVIEW_STATES,
  ...STUDIO_STATES,
  ...TOOL_STATES,
];

export interface ShownState {
  readonly box: HTMLElement;
  readonly element: StudioElement;
}

let shown = 0;

/** Puts an element in one of its states into `parent`, in a language, and waits until it is drawn. */
export async function showState(
  { element: tag, studio, attributes = {}, then, alone = false }: ElementState,
  parent: Element,
  lang: 'en' | 'ko',
): Promise<ShownState> {
  const box = document.createElement('div');
  box.lang = lang;
  if (alone) box.style.blockSize = '100%';
  const element = document.createElement(tag) as unknown as StudioElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (studio) {
    const fake = createFakeStudio(`state-${(shown += 1)}`);
    studio(fake);
    element.studio = fake;
  }
  box.append(element);
  parent.append(box);
  await drawn(element);
  await then?.(element);
  await drawn(element);
  return { box, element };
}

async function drawn(element: StudioElement): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await element.updateComplete;
    await new Promise(requestAnimationFrame);
  }
}

function type(element: StudioElement, selector: string, value: string): void {
  const field = element.shadowRoot?.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

function troubles(): readonly ConversationMessage[] {
  const error = { code: 'WORKSPACE_FOLDER_STALE', message: 'The folder is gone.', retryable: false };
  const asked = (id: string): ConversationMessage => ({ id, role: 'user', text: PROMPT });
  const answer = (id: string, part: Partial<ConversationMessage>): ConversationMessage => ({
    id,
    role: 'assistant',
    text: '',
    ...part,
  });
  return [
    asked('1'),
    answer('2', { tone: 'cancelled', text: 'Cancelled.' }),
    asked('3'),
    answer('4', { tone: 'interrupted', text: 'The page was left.', retryPrompt: PROMPT }),
    asked('5'),
    answer('6', { tone: 'error', error, text: error.message, retryPrompt: PROMPT }),
  ];
}

function endings(): ReturnType<typeof sampleEntry>[] {
  return [
    sampleEntry('a', 'local-agent', { kind: 'agent', durationMs: 40 }),
    sampleEntry('b', 'workspace.a.very.long.tool.name.that.is.cut', { at: 3, durationMs: 30, source: 'model' }),
    sampleEntry('c', 'workspace.writeFile', { at: 9, sessionId: 'session-2', status: 'cancelled' }),
    sampleEntry('d', 'workspace.applyPatch', {
      at: 12,
      sessionId: 'session-2',
      status: 'failed',
      retryable: true,
      errorCode: 'WORKSPACE_REVISION_CONFLICT',
      toolCallId: 'call_0123456789abcdefghij',
    }),
  ];
}
