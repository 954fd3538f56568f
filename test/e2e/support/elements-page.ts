// All elements on one page, and the moments of their lives at which a test takes them away. Bundled for the removal tests.
import { createBrowserStudio } from '../../../src/browser-studio.js';
import type { ReadableStore } from '../../../src/core/base/store.js';
import type { ModelProvider } from '../../../src/core/agent/provider/model-provider.js';
import type { Studio } from '../../../src/core/studio/studio-port.js';
import type { StudioView } from '../../../src/core/studio/studio-view.js';
import '../../../src/define/catalog.js';
import '../../../src/define/changes.js';
import '../../../src/define/explorer.js';
import '../../../src/define/job.js';
import '../../../src/define/recipes.js';
import '../../../src/define/scope.js';
import '../../../src/define/search.js';
import '../../../src/define/settings.js';
import '../../../src/define/studio.js';
import { createStudioJobs } from '../../../src/jobs.js';
import { ELEMENT_TAGS, isPanel } from '../../support/element-tags.js';

/** Where a moment begins: an empty box in the page, and a name for its workspace that no other has. */
interface Stage {
  readonly box: HTMLElement;
  readonly workspaceId: string;
}

/** Puts something on the stage and settles in the middle of what it does. */
type Moment = (stage: Stage) => Promise<void>;

const moments = new Map<string, Moment>();

for (const tag of ELEMENT_TAGS) {
  moments.set(`${tag} alone`, async ({ box }) => {
    box.append(document.createElement(tag));
    await drawn();
  });
  if (!isPanel(tag)) continue;
  moments.set(`${tag} in a scope`, async (stage) => {
    const scope = document.createElement('jig-scope');
    scope.setAttribute('workspace-id', stage.workspaceId);
    scope.append(document.createElement(tag));
    stage.box.append(scope);
    await scope.studio?.ready;
    await drawn();
  });
}

const inStudio = (name: string, reach: (bench: Bench) => Promise<unknown>): void => {
  moments.set(name, async (stage) => void (await reach(await openBench(stage))));
};

moments.set('a studio in the moment of its insertion', ({ box, workspaceId }) => {
  box.append(studioElement(workspaceId));
  return Promise.resolve();
});
for (const frames of [1, 2, 4, 8]) {
  moments.set(`a studio that loads, after ${frames} frames`, async ({ box, workspaceId }) => {
    box.append(studioElement(workspaceId));
    for (let frame = 0; frame < frames; frame += 1) await nextFrame();
  });
}

inStudio('a call that waits for its approval', async ({ studio, prompt, find }) => {
  void studio.registry.executeModelToolCall({ id: 'c', name: 'preview.setTheme', arguments: { theme: 'rose' } });
  prompt('Change the hero title to "Too late"');
  await find('jig-chat [data-approval]');
});
inStudio('a tool that runs', async ({ studio }) => {
  let running = false;
  studio.registry.register(
    { name: 'host.wait', description: 'Waits.', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } },
    (_args, { signal }) =>
      new Promise((_resolve, reject) => {
        running = true;
        signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
      }),
  );
  void studio.commands.callTool('host.wait');
  await until(() => running, 'the tool to run');
});
inStudio('a page that never ends to render', async ({ studio }) => {
  void studio.commands.createFile('other.html', '<script type="module">await new Promise(() => {})</script>');
  studio.commands.openPage('other.html');
  await nextFrame();
});
inStudio('a page just changed', ({ studio, prompt, find }) =>
  find('jig-editor .cm-content').then(() => {
    studio.commands.editDraft('index.html', '<h1>Typed</h1>');
    prompt('Help');
  }),
);
inStudio('typing that is not written yet', async ({ studio, find }) => {
  await find('jig-editor .cm-content');
  studio.commands.editDraft('styles.css', 'body { color: red }');
});
inStudio('an element that is being picked', async ({ studio }) => {
  studio.commands.setPicking(true);
  await drawn();
});
inStudio('a conversation', async ({ prompt, find, studio }) => {
  prompt('Help');
  await find('jig-chat .message.user');
  await until(() => !studio.agent.getSnapshot().running);
});

for (const tab of ['changes', 'catalog', 'problems', 'console', 'search', 'trace']) {
  inStudio(`the ${tab} of the dock`, async ({ studio, find }) => {
    await studio.commands.callTool('workspace.writeFile', {
      path: 'styles.css',
      source: 'body { color: teal }',
      expectedRevision: studio.workspace.getSnapshot().state.revision,
    });
    (await find<HTMLElement>(`#dock-tab-${tab}`)).click();
    await drawn();
  });
}

const dialogs: Readonly<Record<string, (bench: Bench) => Promise<void> | void>> = {
  'the command palette': ({ key }) => key({ key: 'k', ctrlKey: true }),
  'the dialog of a new file': async ({ find }) => (await find<HTMLElement>('[part=new-file]')).click(),
  'the settings': async ({ find }) => (await find<HTMLElement>('jig-chat [aria-label="Provider settings"]')).click(),
  'the question before starting over': async ({ find }) => {
    (await find<HTMLElement>('[part=more]')).click();
    const items = await findAll('[part=menu-item]');
    items.find((item) => item.textContent?.includes('Start over'))!.click();
  },
};
for (const [name, open] of Object.entries(dialogs)) {
  inStudio(`${name}, open`, async (bench) => {
    await open(bench);
    await until(() => deep('dialog').some((dialog) => (dialog as HTMLDialogElement).open));
  });
}
inStudio('the menu of the header, open', async ({ find }) => {
  (await find<HTMLElement>('[part=more]')).click();
  await drawn();
});
inStudio('the tree of files, a file being renamed', async ({ find }) => {
  (await find<HTMLElement>('[part=explorer-toggle]')).click();
  const row = await find<HTMLElement>('jig-explorer [role=treeitem]');
  row.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true, composed: true }));
  await find('jig-explorer input');
});
inStudio('a handle that is being dragged', async ({ find }) => {
  const handle = await find<HTMLElement>('.handle-chat');
  handle.setPointerCapture = () => undefined;
  const { x, y } = handle.getBoundingClientRect();
  handle.dispatchEvent(new PointerEvent('pointerdown', { button: 0, pointerId: 1, clientX: x, clientY: y }));
  handle.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, clientX: x + 30, clientY: y }));
});
inStudio('news at the edge', async ({ find, key }) => {
  key({ key: 'k', ctrlKey: true });
  const field = await find<HTMLInputElement>('.palette-field');
  field.value = 'workspace.listFiles';
  field.dispatchEvent(new Event('input'));
  await drawn();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  (await find<HTMLElement>('.tool-form [type=submit]')).click();
  await find('.toast');
});

moments.set('an approval as a dialog', async ({ box, workspaceId }) => {
  const scope = document.createElement('jig-scope');
  scope.setAttribute('workspace-id', workspaceId);
  const approvals = document.createElement('jig-approvals');
  approvals.toggleAttribute('dialog', true);
  scope.append(approvals);
  box.append(scope);
  const studio = scope.studio!;
  await studio.ready;
  void studio.registry.executeModelToolCall({ id: 'c', name: 'preview.setTheme', arguments: { theme: 'rose' } });
  await until(() => deep('[data-approval]').length > 0);
});
moments.set('an answer that streams', async ({ box, workspaceId }) => {
  const provider: ModelProvider = {
    name: 'slow',
    requestTurn: (_request, { signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        onProgress?.({ kind: 'text', text: 'Once upon' });
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), { once: true });
      }),
  };
  const studio = hostStudio(createBrowserStudio({ id: workspaceId, provider }));
  box.append(Object.assign(document.createElement('jig-studio'), { studio }));
  await studio.ready;
  void studio.commands.runPrompt('Tell me a story');
  await until(() => studio.agent.getSnapshot().running);
  await drawn();
});
moments.set('a job that runs', async ({ box, workspaceId }) => {
  const studio = hostStudio(createBrowserStudio({ id: workspaceId, jobs: createStudioJobs() }));
  await studio.ready;
  void studio.jobs?.run(
    {
      tool: 'workspace.validate',
      waitMs: 1,
      timeoutMs: 60_000,
      work: (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
        }),
    },
    new AbortController().signal,
  );
  box.append(Object.assign(document.createElement('jig-job'), { studio }));
  await until(() => deep('[part=stop]').length > 0);
});

/** A studio of the page's own, as a person has it before them. */
interface Bench {
  readonly studio: Studio;
  prompt(text: string): void;
  key(event: KeyboardEventInit): void;
  /** The first that matches, through every shadow root, once it is there: `jig-chat .log` is looked for inside. */
  find<E extends Element>(selector: string): Promise<E>;
}

async function openBench({ box, workspaceId }: Stage): Promise<Bench> {
  const element = studioElement(workspaceId);
  box.append(element);
  const studio = element.studio!;
  await studio.ready;
  await until(() => studio.preview.getSnapshot().status === 'synced');
  return {
    studio,
    prompt: (text) => void studio.commands.runPrompt(text),
    key: (event) => element.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true })),
    find: async (selector) => (await findAll(selector))[0] as never,
  };
}

function studioElement(workspaceId: string): HTMLElementTagNameMap['jig-studio'] {
  const element = document.createElement('jig-studio');
  element.setAttribute('workspace-id', workspaceId);
  return element;
}

async function findAll(selector: string): Promise<readonly HTMLElement[]> {
  await until(() => deep(selector).length > 0, selector);
  return deep(selector);
}

/** What matches in any shadow root; a first word that names an element of ours limits it to that one's. */
function deep(selector: string): readonly HTMLElement[] {
  const [, tag, rest] = /^(jig-[a-z]+) (.+)$/.exec(selector) ?? [undefined, undefined, selector];
  const found: HTMLElement[] = [];
  const visit = (root: Document | ShadowRoot): void => {
    const inside = tag === undefined || (root instanceof ShadowRoot && root.host.localName === tag);
    if (inside) found.push(...root.querySelectorAll<HTMLElement>(rest!));
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
  };
  visit(document);
  return found;
}

const hostStudios = new Set<Studio>();

function hostStudio(studio: Studio): Studio {
  hostStudios.add(studio);
  return studio;
}

async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
}

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

async function until(condition: () => boolean, what = condition.toString()): Promise<void> {
  const end = performance.now() + 20_000;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`never: ${what}`);
    await nextFrame();
  }
}

/** A method of a store may need its own `this`. */
function boundTo(target: object, key: PropertyKey): unknown {
  const value = Reflect.get(target, key) as unknown;
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}

let serial = 0;
let stage: Stage | undefined;

/** What the tests drive. */
export const lab = {
  names: (): readonly string[] => [...moments.keys()],

  async reach(name: string): Promise<void> {
    const box = document.createElement('div');
    box.style.cssText = 'height: 700px';
    document.body.append(box);
    stage = { box, workspaceId: `stage-${(serial += 1)}` };
    await moments.get(name)!(stage);
  },

  /** Takes all away in one moment. A studio that the page made itself is the page's to close. */
  clear(): void {
    stage?.box.remove();
    stage = undefined;
    for (const studio of hostStudios) void studio.dispose();
    hostStudios.clear();
  },

  /** What a living studio's own user left, once each element has come and gone: subscriptions and surfaces by their names. */
  async subscriptionsLeft(): Promise<Readonly<Record<string, readonly string[]>>> {
    const studio = createBrowserStudio({ id: 'shared', jobs: createStudioJobs() });
    await studio.ready;
    const { view, open } = countedView(studio.view);
    const left: Record<string, readonly string[]> = {};
    let followed = 0;
    for (const tag of ELEMENT_TAGS.filter((name) => name !== 'jig-scope')) {
      const element = Object.assign(document.createElement(tag), { studio: { ...studio, view } });
      document.body.append(element as unknown as HTMLElement);
      await drawn();
      followed += open().length;
      (element as unknown as HTMLElement).remove();
      await drawn();
      await drawn();
      if (open().length > 0) left[tag] = open();
    }
    await studio.dispose();
    if (followed < ELEMENT_TAGS.length) throw new Error(`only ${followed} subscriptions: the counting is broken`);
    return left;
  },

  /** So many studios that come at once, show their pages, and go. */
  async mount(count: number): Promise<void> {
    const boxes = Array.from({ length: count }, () => document.createElement('div'));
    for (const box of boxes) box.style.cssText = 'height: 340px';
    document.body.append(...boxes);
    const benches = await Promise.all(boxes.map((box, at) => openBench({ box, workspaceId: `mount-${at}` })));
    for (const box of boxes) box.remove();
    await until(() => benches.every(({ studio }) => studio.view.phase.getSnapshot() === 'disposed'));
  },

  /** For the proof that the counting sees a leak: what is kept here never goes. */
  kept: [] as unknown[],
};

/** The view of a studio whose stores and surfaces know who is still there. */
function countedView(view: StudioView): { readonly view: StudioView; open(): readonly string[] } {
  const open = new Map<string, number>();
  const count = (name: string, release: () => void): (() => void) => {
    open.set(name, (open.get(name) ?? 0) + 1);
    let released = false;
    return () => {
      if (!released) open.set(name, open.get(name)! - 1);
      released = true;
      release();
    };
  };
  const wrapped = Object.entries(view).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'function') {
      if (!name.startsWith('attach')) return [name, value];
      return [name, (...args: unknown[]) => count(name, (value as (...given: unknown[]) => () => void)(...args))];
    }
    if (typeof value !== 'object' || value === null || !('subscribe' in value)) return [name, value];
    const store = value as ReadableStore<unknown>;
    const subscribe = (listener: () => void): (() => void) => count(name, store.subscribe(listener));
    return [name, new Proxy(store, { get: (target, key) => (key === 'subscribe' ? subscribe : boundTo(target, key)) })];
  });
  return {
    view: Object.fromEntries(wrapped) as StudioView,
    open: () => [...open].filter(([, left]) => left > 0).map(([name, left]) => `${name}: ${left}`),
  };
}

Object.assign(globalThis, { lab });
