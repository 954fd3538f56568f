import { CodedError } from '../base/coded-error.js';
import type { StudioAgent } from '../agent/agent.js';
import type { Agent, AgentOutcome } from '../agent/agent-model.js';
import type { ProviderSettings } from '../agent/provider/provider-settings-port.js';
import type { ReadableStore } from '../base/store.js';
import type { ToolDefinition } from '../protocol/definition.js';
import type { ToolApprovalQueue } from '../registry/approval-port.js';
import type { Preview } from '../preview/preview-port.js';
import type { Trace } from '../trace/trace-model.js';
import type { EditorDrafts } from '../workspace/drafts-port.js';
import type { LinkedFolder } from '../workspace/folder/linked-folder-port.js';
import type { Workspace } from '../workspace/workspace-port.js';
import type { ArchiveBench } from './archive-commands.js';
import type { DirectCalls } from './direct-calls.js';
import type { ExportBench } from './export-page.js';
import { keepDraftAsCopy } from './keep-draft-as-copy.js';
import { openFolder } from './open-folder.js';
import { testProvider } from './test-provider.js';
import { undoTurn } from './undo-turn.js';
import type { Preferences } from './preferences-port.js';
import type { StudioCommands } from './studio-view.js';

export interface CommandBench extends ArchiveBench, ExportBench {
  readonly calls: DirectCalls;
  readonly catalog: ReadableStore<readonly ToolDefinition[]>;
  readonly workspace: Workspace;
  readonly folder: LinkedFolder;
  readonly drafts: EditorDrafts;
  readonly preview: Preview;
  readonly agent: StudioAgent;
  readonly provider: ProviderSettings;
  readonly approvals: ToolApprovalQueue;
  readonly trace: Trace;
  readonly preferences: Preferences;
}

/** What buttons, palette and composer may do. Every change goes through the registry, as a model's would. */
export function createStudioCommands(bench: CommandBench): StudioCommands {
  const { calls, workspace, folder, drafts, preview, agent, approvals, trace, provider } = bench;
  const guarded = (): { readonly expectedRevision: number } => ({
    expectedRevision: workspace.getSnapshot().state.revision,
  });

  return {
    callTool: (name, args = {}, options) => calls.callAfterFlush(name, () => args, options),
    openFile: (path) => calls.callAfterFlush('workspace.openFile', () => ({ path })),
    createFile: (path, source) => calls.callAfterFlush('workspace.createFile', () => ({ path, source, ...guarded() })),
    undo: () => calls.callAfterFlush('workspace.undo', guarded),
    redo: () => calls.callAfterFlush('workspace.redo', guarded),
    save: () =>
      calls.callAfterFlush(folder.getSnapshot().linked ? 'workspace.saveAll' : 'workspace.saveCheckpoint', guarded),
    // A confirmed reset discards what is being typed instead of writing it first (spec, workspace.reset).
    reset: () => calls.call('workspace.reset', guarded()),
    refreshPreview: () => calls.callAfterFlush('preview.refresh', () => ({})),

    setPicking: (picking) => preview.setPicking(picking),
    clearSelection: () => preview.clearSelection(),
    clearConsole: () => preview.clearConsole(),
    openPage: (path) => preview.openPage(path),
    followLink: (href) => preview.followLink(href),

    openFolder: (confirm) => openFolder(bench, confirm),
    importArchive: (archive, confirm) =>
      openFolder(bench, confirm, async () => (await archiveCommands()).archiveCandidate(bench, archive)),
    addFiles: async (contents, options) => {
      const { addFiles } = await import('./add-files.js');
      return addFiles(bench, contents, options);
    },
    downloadArchive: async () => (await archiveCommands()).downloadArchive(bench),
    exportPage: async (request) => (await import('./export-page.js')).exportStudioPage(bench, request),
    grantFolderAccess: () => folder.requestPermission().catch(() => folder.getSnapshot().permission),
    reloadFolder: () => calls.callAfterFlush('workspace.reloadFolder', guarded),
    disconnectFolder: () => calls.callAfterFlush('workspace.disconnectFolder', () => ({})),
    lookForFolderChanges: () => folder.lookForChanges().then(ignore, ignore),
    reconcileFolder: () => folder.reconcile(),
    readFolderFile: (path) => folder.readFile(path),
    resolveFolderFile: (path, choice) => folder.resolve(path, choice),

    findRecipes: async () => {
      const { findRecipes } = await import('./find-recipes.js');
      return findRecipes(workspace.getSnapshot().state, bench.catalog.getSnapshot(), folder.getSnapshot().linked);
    },
    retryStorage: () => workspace.retryStorage(),

    runPrompt: (prompt, options) => agent.run(prompt, options).catch((error: unknown) => busyOutcome(agent, error)),
    cancelRun: () => agent.cancel(),
    clearConversation: () => agent.clearConversation(),
    approveAllOfTurn: () => agent.approveAllOfTurn(),
    undoTurn: (messageId) => undoTurn(bench, messageId),
    setProviderKey: (key) => provider.setKey(key),
    forgetProviderKey: (origin) => provider.forgetKey(origin),
    useProviderKeyOf: (origin) => provider.useKeyOf(origin),
    changeProvider: (change) => provider.change(change),
    testProvider: (options) => testProvider(provider, options),
    listModels: ({ signal = new AbortController().signal } = {}) => provider.listModels({ signal }),
    decideApproval: (id, decision, options) => approvals.resolve(id, decision, options),
    forgetApproval: (name) => approvals.forget(name),

    editDraft: (path, source) => drafts.edit(path, source),
    flushDrafts: () => drafts.flush(),
    discardDraft: (path) => drafts.discard(path),
    keepDraft: (path) => drafts.rebase(path),
    keepDraftAsCopy: (path) => keepDraftAsCopy(bench, path),

    setPreference: (name, value) => bench.preferences.set(name, value),

    clearTrace: () => trace.clear(),
    exportTrace: () => trace.exportJson(),
  };
}

const archiveCommands = () => import('./archive-commands.js');
const ignore = (): void => undefined;

/** `run` only rejects while another run is under way. */
function busyOutcome(agent: Agent, error: unknown): AgentOutcome {
  if (!(error instanceof CodedError)) throw error;
  const { code, message, retryable } = error;
  return {
    state: 'failed',
    sessionId: agent.getSnapshot().sessionId ?? '',
    error: { code, message, retryable },
  };
}
