import type { AgentOutcome, AgentSnapshot } from '../../src/core/agent/agent-model.js';
import type { ProviderSettingsSnapshot } from '../../src/core/agent/provider/provider-settings-port.js';
import { offeredRecipes } from '../../src/core/agent/recipes/offered-recipes.js';
import type { LinkedFolderSnapshot } from '../../src/core/workspace/folder/linked-folder-port.js';
import { createStore, type WritableStore } from '../../src/core/base/store.js';
import type { ToolDefinition } from '../../src/core/protocol/definition.js';
import type { ToolCallResult } from '../../src/core/protocol/result.js';
import type { ConsoleSnapshot } from '../../src/core/preview/console-model.js';
import type { DesignSnapshot } from '../../src/core/preview/design-model.js';
import type { PreviewSnapshot, PreviewSurface } from '../../src/core/preview/preview-model.js';
import type { RememberedApproval } from '../../src/core/registry/approval-memory.js';
import type { ToolApprovalSnapshot } from '../../src/core/registry/approval-port.js';
import type { PreferenceValues } from '../../src/core/studio/preferences-port.js';
import type { StudioCommands, StudioPhase, StudioView } from '../../src/core/studio/studio-view.js';
import type { TraceEntry } from '../../src/core/trace/trace-model.js';
import type { EditorDraft } from '../../src/core/workspace/drafts-port.js';
import type { TextFile, WorkspaceFile, WorkspaceSnapshot } from '../../src/core/workspace/workspace-model.js';

/**
 * A view whose stores a test sets by hand: for states of an element that the real studio reaches only by a race or a
 * failure. Behaviour across the whole house is tested with the real studio.
 */
export interface FakeStudio {
  readonly id: string;
  readonly view: StudioView;
  readonly stores: FakeStores;
  /** The commands raised, in order, as `name(argument, …)`. */
  readonly calls: string[];
  /** How many surfaces are attached right now. */
  readonly attached: { preview: number; approval: number };
  /** The answer of the next tool commands; success unless set. A promise lets a test hold a call open. */
  answer: ToolCallResult | Promise<ToolCallResult>;
  /** How the next prompts end; completed unless set. */
  outcome: AgentOutcome | Promise<AgentOutcome>;
  dispose(): Promise<void>;
}

export interface FakeStores {
  readonly phase: WritableStore<StudioPhase>;
  readonly catalog: WritableStore<readonly ToolDefinition[]>;
  readonly workspace: WritableStore<WorkspaceSnapshot>;
  readonly folder: WritableStore<LinkedFolderSnapshot>;
  readonly drafts: WritableStore<ReadonlyMap<string, EditorDraft>>;
  readonly preview: WritableStore<PreviewSnapshot>;
  readonly console: WritableStore<ConsoleSnapshot>;
  readonly design: WritableStore<DesignSnapshot>;
  readonly approvals: WritableStore<readonly ToolApprovalSnapshot[]>;
  readonly rememberedApprovals: WritableStore<readonly RememberedApproval[]>;
  readonly trace: WritableStore<readonly TraceEntry[]>;
  readonly agent: WritableStore<AgentSnapshot>;
  readonly provider: WritableStore<ProviderSettingsSnapshot>;
  readonly preferences: WritableStore<PreferenceValues>;
}

const OK: ToolCallResult = { content: [{ type: 'text', text: 'done' }] };
const COMPLETED: AgentOutcome = { state: 'completed', sessionId: 'session-1', text: '' };

export function createFakeStudio(
  id = 'fake',
  files: Readonly<Record<string, string>> = { 'index.html': '<h1>Jig</h1>\n', 'styles.css': 'h1 { color: teal }\n' },
): FakeStudio {
  const stores = createStores(files);
  const calls: string[] = [];
  const attached = { preview: 0, approval: 0 };
  const fake: FakeStudio = {
    id,
    stores,
    calls,
    attached,
    answer: OK,
    outcome: COMPLETED,
    dispose: () => Promise.resolve(),
    view: {
      id,
      ...stores,
      commands: createCommands(stores, calls, () => fake),
      attachPreviewSurface: (_surface: PreviewSurface) => attach(attached, 'preview'),
      attachApprovalSurface: () => attach(attached, 'approval'),
    },
  };
  return fake;
}

/** A new workspace snapshot with `source` in `path`, as a tool's write would leave it. */
export function writeFakeFile(fake: FakeStudio, path: string, source: string): void {
  fake.stores.workspace.update((snapshot) => {
    const files = new Map(snapshot.state.files).set(path, textFile(path, source));
    const revision = snapshot.state.revision + 1;
    return { ...snapshot, state: { ...snapshot.state, files, revision }, canUndo: true, dirtyPaths: [path] };
  });
}

export function textFile(path: string, source: string): TextFile {
  return { kind: 'text', path, source, language: languageOf(path), mimeType: 'text/plain' };
}

function createStores(sources: Readonly<Record<string, string>>): FakeStores {
  const files = new Map<string, WorkspaceFile>(
    Object.entries(sources).map(([path, source]) => [path, textFile(path, source)]),
  );
  return {
    phase: createStore<StudioPhase>('ready'),
    catalog: createStore<readonly ToolDefinition[]>([]),
    workspace: createStore<WorkspaceSnapshot>({
      state: { rootName: 'Landing page', revision: 1, files, activePath: Object.keys(sources)[0], checkpoint: files },
      dirtyPaths: [],
      deletedPaths: [],
      canUndo: false,
      canRedo: false,
      storageMode: 'indexed-db',
      pendingWrites: 0,
    }),
    folder: createStore<LinkedFolderSnapshot>({
      linked: false,
      permission: 'disconnected',
      restore: 'idle',
      outsideChanges: [],
      unsettledPaths: [],
      busy: false,
    }),
    drafts: createStore<ReadonlyMap<string, EditorDraft>>(new Map()),
    preview: createStore<PreviewSnapshot>({
      revision: 1,
      status: 'synced',
      acknowledgedRevision: 1,
      diagnostics: [],
      entryPath: 'index.html',
      attached: true,
    }),
    console: createStore<ConsoleSnapshot>({ entries: [], omitted: 0 }),
    design: createStore<DesignSnapshot>({ picking: false, selection: undefined }),
    approvals: createStore<readonly ToolApprovalSnapshot[]>([]),
    rememberedApprovals: createStore<readonly RememberedApproval[]>([]),
    trace: createStore<readonly TraceEntry[]>([]),
    agent: createStore<AgentSnapshot>({ running: false, activity: { kind: 'idle' }, messages: [], mode: 'local' }),
    provider: createStore<ProviderSettingsSnapshot>({
      configured: false,
      provider: 'openrouter',
      hasKey: false,
      keyStorage: 'none',
      otherKeys: [],
      model: 'openai/gpt-4o-mini',
      endpoint: 'https://openrouter.ai/api/v1/chat/completions',
      dataPolicy: 'allow',
      editable: true,
    }),
    preferences: createStore<PreferenceValues>({}),
  };
}

function createCommands(stores: FakeStores, calls: string[], fake: () => FakeStudio): StudioCommands {
  const log = (name: string, ...args: readonly string[]): void => void calls.push(`${name}(${args.join(', ')})`);
  const tool = (name: string, ...args: readonly string[]): Promise<ToolCallResult> => {
    log(name, ...args);
    return Promise.resolve(fake().answer);
  };
  return {
    callTool: (name, args) =>
      args === undefined ? tool('callTool', name) : tool('callTool', name, JSON.stringify(args)),
    openFile(path) {
      stores.workspace.update((snapshot) => ({ ...snapshot, state: { ...snapshot.state, activePath: path } }));
      return tool('openFile', path);
    },
    createFile: (path, source) => tool('createFile', path, source),
    undo: () => tool('undo'),
    redo: () => tool('redo'),
    save: () => tool('save'),
    reset: () => tool('reset'),
    refreshPreview: () => tool('refreshPreview'),
    setPicking(picking) {
      log('setPicking', String(picking));
      stores.design.update((design) => ({ ...design, picking }));
    },
    clearSelection() {
      log('clearSelection');
      stores.design.update((design) => ({ ...design, selection: undefined }));
    },
    clearConsole: () => log('clearConsole'),
    openPage: (path) => log('openPage', ...(path === undefined ? [] : [path])),
    followLink(href) {
      log('followLink', href);
      return { kind: 'none' };
    },
    openFolder() {
      log('openFolder');
      return Promise.resolve({ state: 'cancelled' });
    },
    importArchive({ name }) {
      log('importArchive', name);
      return Promise.resolve({ state: 'cancelled' });
    },
    addFiles({ name }) {
      log('addFiles', name);
      return Promise.resolve({ state: 'cancelled' });
    },
    downloadArchive: () => tool('downloadArchive'),
    exportPage: () => tool('exportPage'),
    grantFolderAccess() {
      log('grantFolderAccess');
      return Promise.resolve(stores.folder.getSnapshot().permission);
    },
    reloadFolder: () => tool('reloadFolder'),
    disconnectFolder: () => tool('disconnectFolder'),
    lookForFolderChanges() {
      log('lookForFolderChanges');
      return Promise.resolve();
    },
    retryStorage: () => log('retryStorage'),
    reconcileFolder() {
      log('reconcileFolder');
      return Promise.resolve([]);
    },
    readFolderFile(path) {
      log('readFolderFile', path);
      return Promise.resolve(textFile(path, `${path} on disk`));
    },
    resolveFolderFile(path, choice) {
      log('resolveFolderFile', path, choice);
      return Promise.resolve();
    },
    findRecipes: () =>
      Promise.resolve(
        offeredRecipes({
          toolNames: new Set(stores.catalog.getSnapshot().map(({ name }) => name)),
          paths: [...stores.workspace.getSnapshot().state.files.keys()],
        }),
      ),
    runPrompt(prompt, options) {
      log('runPrompt', prompt, ...(options && Object.keys(options).length > 0 ? [JSON.stringify(options)] : []));
      return Promise.resolve(fake().outcome);
    },
    cancelRun: () => log('cancelRun'),
    approveAllOfTurn: () => log('approveAllOfTurn'),
    undoTurn: (messageId) => tool('undoTurn', messageId),
    setProviderKey(key) {
      log('setProviderKey', '*'.repeat(key.length));
      const hasKey = key !== '';
      stores.provider.update((provider) => ({
        ...provider,
        hasKey,
        configured: hasKey,
        keyStorage: hasKey ? 'browser' : 'none',
      }));
    },
    forgetProviderKey(origin) {
      log('forgetProviderKey', ...(origin === undefined ? [] : [origin]));
      if (origin !== undefined) {
        return stores.provider.update(({ otherKeys, ...provider }) => ({
          ...provider,
          otherKeys: otherKeys.filter((other) => other !== origin),
        }));
      }
      stores.provider.update((provider) => ({ ...provider, hasKey: false, configured: false, keyStorage: 'none' }));
    },
    useProviderKeyOf(origin) {
      log('useProviderKeyOf', origin);
      stores.provider.update((provider) => ({ ...provider, hasKey: true, configured: true, keyStorage: 'browser' }));
    },
    changeProvider(change) {
      log('changeProvider', JSON.stringify(change));
      stores.provider.update((provider) => ({ ...provider, ...change }));
    },
    testProvider() {
      log('testProvider');
      return Promise.resolve({ state: 'connected' });
    },
    listModels() {
      log('listModels');
      return Promise.resolve([]);
    },
    clearConversation: () => log('clearConversation'),
    decideApproval(id, decision, { remember = false } = {}) {
      log('decideApproval', id, decision, ...(remember ? ['remember'] : []));
      stores.approvals.update((waiting) => waiting.filter((approval) => approval.id !== id));
    },
    forgetApproval(name) {
      log('forgetApproval', name);
      stores.rememberedApprovals.update((remembered) => remembered.filter((approval) => approval.name !== name));
    },
    editDraft(path, source) {
      log('editDraft', path, source);
      const file = stores.workspace.getSnapshot().state.files.get(path);
      const baseSource = file?.kind === 'text' ? file.source : '';
      stores.drafts.update((drafts) => new Map(drafts).set(path, { path, source, baseSource }));
    },
    flushDrafts() {
      log('flushDrafts');
      return Promise.resolve();
    },
    discardDraft(path) {
      log('discardDraft', path);
      stores.drafts.update((drafts) => new Map([...drafts].filter(([other]) => other !== path)));
    },
    keepDraft: (path) => log('keepDraft', path),
    keepDraftAsCopy: (path) => tool('keepDraftAsCopy', path),
    setPreference(name, value) {
      stores.preferences.update((values) => ({ ...values, [name]: value }));
    },
    clearTrace: () => log('clearTrace'),
    exportTrace: () => '{}',
  };
}

function attach(attached: FakeStudio['attached'], kind: 'preview' | 'approval'): () => void {
  attached[kind] += 1;
  let done = false;
  return () => {
    if (done) return;
    done = true;
    attached[kind] -= 1;
  };
}

function languageOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const names = {
    js: 'javascript',
    mjs: 'javascript',
    md: 'markdown',
    htm: 'html',
    ts: 'typescript',
    tsx: 'typescript',
  };
  return new Map(Object.entries(names)).get(extension) ?? extension;
}
