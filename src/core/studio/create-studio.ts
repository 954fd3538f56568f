import { createIdSource } from '../base/ids.js';
import { createStore } from '../base/store.js';
import { createAgent } from '../agent/agent.js';
import { createMemoryConversations } from '../agent/conversation-store.js';
import { createFixedProvider } from '../agent/provider/provider-settings-port.js';
import type { PlanningSnapshot } from '../agent/local-planner/intent.js';
import { createPreview } from '../preview/create-preview.js';
import { createToolApprovalQueue } from '../registry/approval-queue.js';
import { askThroughApprovals, createDefaultToolPolicy, mayRememberByDefault } from '../registry/default-policy.js';
import { createToolRegistry } from '../registry/tool-registry.js';
import { findPageTargets } from '../tools/preview/page-targets.js';
import { loadReviewTools, registerStudioTools } from '../tools/register-tools.js';
import { isDryRun } from '../tools/workspace/edit-files.js';
import { summarizeEditFiles } from '../tools/workspace/edit-files-summary.js';
import { createTrace } from '../trace/trace.js';
import { selectEntryPath } from '../workspace/entry-selection.js';
import { createEditorDrafts } from '../workspace/editor-drafts.js';
import { createLinkedFolder } from '../workspace/folder/linked-folder.js';
import { createNoFolder } from '../workspace/folder/no-folder.js';
import { createMemoryWorkspaceRepository } from '../workspace/memory-repository.js';
import { createWorkspace } from '../workspace/workspace.js';
import type { Workspace, WorkspaceRepository } from '../workspace/workspace-port.js';
import { createDirectCalls } from './direct-calls.js';
import { createDraftWriter } from './draft-writer.js';
import { createMemoryPreferences, createPreferences } from './preferences.js';
import { renderWorkspace } from './render-workspace.js';
import { CANVAS_LANDING_SEED } from './seed/canvas-landing-seed.js';
import { createStudioCommands } from './studio-commands.js';
import type { Studio, StudioOptions } from './studio-port.js';
import type { StudioPhase } from './studio-view.js';
import { createStudioView } from './studio-view-of.js';

/** Milliseconds an acknowledgement may take unless given (CONTRACT 4, preview). */
const ACKNOWLEDGEMENT_TIMEOUT_MS = 2500;

/** Arguments whose values an approval may show: places and short copy, never source, search or replacement text. */
const SAFE_ARGUMENT_NAMES = ['path', 'fromPath', 'toPath', 'theme', 'title', 'subtitle', 'description', 'occurrence'];

/**
 * Makes one of each and ties them together; no port has to be given but a validator. Works in plain Node, with nothing
 * stored and nothing shown. Until `ready` settles every call answers the retryable `TOOL_REGISTRY_NOT_READY`;
 * once it is disposed, `TOOL_REGISTRY_CLOSED`. Throws `TOOL_INVALID_OPTIONS` without a validator.
 */
export function createStudio(options: StudioOptions = {}): Studio {
  const { id = 'default', acknowledgementTimeoutMs = ACKNOWLEDGEMENT_TIMEOUT_MS } = options;
  const phase = createStore<StudioPhase>('loading');
  const nextSessionId = createIdSource('session');

  const approvals = createToolApprovalQueue({
    safeArgumentNames: [...SAFE_ARGUMENT_NAMES, ...(options.safeArgumentNames ?? [])],
    summarizeArguments: (request) => [...summarizeEditFiles(request), ...(options.codeMode?.summarize(request) ?? [])],
    mayRemember: options.mayRemember ?? (options.policy ? () => false : mayRememberByDefault),
    requireSurface: options.requireApprovalSurface ?? false,
  });
  const trace = createTrace();
  const policy = options.policy ?? createDefaultToolPolicy({ changesNothing: isDryRun });
  const registry = createToolRegistry({
    ...(options.validator && { validator: options.validator }),
    ...(options.allowedToolNames && { allowedToolNames: options.allowedToolNames }),
    toolPolicy: options.codeMode?.guard(policy, approvals) ?? askThroughApprovals(policy, approvals),
    ready: () => readinessOf(phase.getSnapshot()),
    onToolCall: trace.record,
  });

  const workspace = createWorkspace({
    id,
    repository: repositoryOf(options),
    seed: options.seed ?? CANVAS_LANDING_SEED,
    ...(options.tabs && { tabs: options.tabs }),
    conflicts: {
      canKeep: ({ path, source }) => drafts.canKeep(path, source),
      keep: ({ path, source, baseSource }) => drafts.keep(path, { source, baseSource }),
    },
  });
  const folder = createLinkedFolder({
    port: options.folder ?? createNoFolder(),
    workspace,
    ...(options.saveOperations && { operations: options.saveOperations }),
  });
  const preview = createPreview({
    acknowledgementTimeoutMs,
    ...(options.previewTransforms && { transforms: options.previewTransforms }),
    ...(options.previewPackages && { packages: options.previewPackages }),
  });
  const stopRendering = renderWorkspace(workspace, preview);

  let typingLocked = false;
  const calls = createDirectCalls(registry, () => drafts, nextSessionId);
  const drafts = createEditorDrafts(createDraftWriter(calls, workspace, () => typingLocked));
  const jobs = options.jobs?.open(id);
  const bench = {
    workspace,
    folder,
    preview,
    drafts,
    ...(options.downloads && { downloads: options.downloads }),
    acknowledgementTimeoutMs,
    ...(jobs && { jobs }),
  };
  registerStudioTools(registry, bench);
  // Where their chunk cannot be fetched, or the host has a tool of such a name, a studio without them is better than none.
  const reviewTools = loadReviewTools()
    .then((tools) => registerStudioTools(registry, bench, tools))
    .catch(() => undefined);
  if (options.jobs) registerStudioTools(registry, bench, options.jobs.tools);

  const detachCodeMode = options.codeMode?.attach({ registry, workspaceId: id });
  const preferences = createPreferences(options.preferences ?? createMemoryPreferences(), id);
  const provider = options.providerSettings ?? createFixedProvider(options.provider);
  const agent = createAgent({
    workspaceId: id,
    provider,
    ...(options.runBudgets && { budgets: options.runBudgets }),
    ...(options.guidanceProfile && { guidanceProfile: options.guidanceProfile }),
    conversations: options.conversations ?? createMemoryConversations(),
    currentFiles: () => workspace.getSnapshot().state.files,
    currentHistory: () => workspace.getHistory(),
    onWorkspaceChange: (listener) => workspace.subscribe(listener),
    decideApproval: (approvalId, decision) => approvals.resolve(approvalId, decision),
    registry,
    trace,
    approvals: approvals.store,
    nextSessionId,
    currentRevision: () => workspace.getSnapshot().state.revision,
    planningSnapshot: async () => ({
      ...(await planningSnapshot(workspace)),
      folderLinked: folder.getSnapshot().linked,
    }),
    async enter(signal) {
      await drafts.flush({ signal });
      typingLocked = true;
    },
    leave() {
      typingLocked = false;
      // What was typed meanwhile is written now; a draft that cannot be keeps its error, where the editor shows it.
      if (drafts.getSnapshot().size > 0) void drafts.flush().catch(() => undefined);
    },
  });
  const commands = createStudioCommands({
    catalog: registry.catalog,
    ...(options.downloads && { downloads: options.downloads }),
    ...(options.archive && { archive: options.archive }),
    exporting: {
      ...(options.previewTransforms && { transforms: options.previewTransforms }),
      ...(options.previewPackages && { packages: options.previewPackages }),
    },
    calls,
    workspace,
    folder,
    drafts,
    preview,
    agent,
    approvals,
    trace,
    provider,
    preferences,
  });

  // A linked folder changes what a save is: it is known before the first call.
  const ready = Promise.all([workspace.ready, folder.ready, reviewTools]).then(() => {
    if (phase.getSnapshot() === 'loading') phase.set('ready');
  });

  let disposal: Promise<void> | undefined;
  const dispose = async (): Promise<void> => {
    agent.cancel();
    approvals.denyAll();
    await agent.idle();
    // With the preview gone, the last typing need not wait to be shown before it is stored.
    stopRendering();
    preview.dispose();
    await ready;
    await drafts.flush().catch(() => undefined);
    // What cannot be written over its file, as it changed elsewhere, is kept beside it: nobody is left to choose.
    for (const path of drafts.getSnapshot().keys()) await commands.keepDraftAsCopy(path).catch(() => undefined);
    phase.set('disposed');
    await jobs?.dispose();
    detachCodeMode?.();
    approvals.denyAll();
    provider.dispose();
    await preferences.saved();
    await folder.dispose();
    await workspace.dispose();
  };

  const studio = {
    id,
    ready,
    registry,
    workspace,
    folder,
    drafts,
    preview,
    approvals,
    trace,
    agent,
    provider,
    preferences,
    ...(jobs && { jobs }),
    commands,
    dispose: () => (disposal ??= dispose()),
  };
  return { ...studio, view: createStudioView(studio, phase) };
}

function readinessOf(phase: StudioPhase): boolean | 'closed' {
  return phase === 'disposed' ? 'closed' : phase === 'ready';
}

/** One writer per id: storage is not read before an earlier studio of the same id has closed its own. */
function repositoryOf({
  repository = createMemoryWorkspaceRepository(),
  startAfter,
}: StudioOptions): WorkspaceRepository {
  if (!startAfter) return repository;
  return {
    kind: repository.kind,
    load: async (workspaceId) => {
      await startAfter.catch(() => undefined);
      return repository.load(workspaceId);
    },
    replace: (...args) => repository.replace(...args),
    commit: (...args) => repository.commit(...args),
    close: () => repository.close(),
  };
}

async function planningSnapshot(workspace: Workspace): Promise<Omit<PlanningSnapshot, 'toolNames' | 'folderLinked'>> {
  const { state } = workspace.getSnapshot();
  const { files, activePath } = state;
  const entryPath = selectEntryPath(files);
  return {
    paths: [...files.values()].filter(({ kind }) => kind === 'text').map(({ path }) => path),
    targets: await findPageTargets(state),
    ...(activePath !== undefined && { activePath }),
    ...(entryPath !== undefined && { entryPath }),
  };
}
