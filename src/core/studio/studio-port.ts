import type { Agent } from '../agent/agent-model.js';
import type { ConversationRepository } from '../agent/conversation-store.js';
import type { ModelProvider } from '../agent/provider/model-provider.js';
import type { ProviderSettings } from '../agent/provider/provider-settings-port.js';
import type { RunBudgets } from '../agent/provider/run-budgets.js';
import type { GuidanceProfile } from '../agent/provider/system-prompt.js';
import type { Jobs } from '../jobs/jobs-port.js';
import type { CodeMode } from '../code-mode/code-mode-port.js';
import type { Preview } from '../preview/preview-port.js';
import type { PreviewPackages } from '../preview/preview-packages.js';
import type { PreviewTransform } from '../preview/transform/preview-transform.js';
import type { ToolApprovalQueue } from '../registry/approval-port.js';
import type { SchemaValidator, ToolPolicy, ToolPolicyInput, ToolRegistry } from '../registry/tool-registry-port.js';
import type { Trace } from '../trace/trace-model.js';
import type { EditorDrafts } from '../workspace/drafts-port.js';
import type { WorkspaceArchive } from '../workspace/archive-port.js';
import type { DownloadSink } from '../workspace/download-port.js';
import type { WorkspaceFile } from '../workspace/workspace-model.js';
import type { FolderPort } from '../workspace/folder/folder-port.js';
import type { LinkedFolder } from '../workspace/folder/linked-folder-port.js';
import type { DurableOperationBackend } from '../durable/operation-backend-port.js';
import type { TabCoordination } from '../workspace/tabs/tab-coordination-port.js';
import type { Workspace, WorkspaceRepository } from '../workspace/workspace-port.js';
import type { Preferences, PreferencesRepository } from './preferences-port.js';
import type { StudioJobs } from './studio-jobs.js';
import type { StudioCommands, StudioView } from './studio-view.js';

export interface StudioSeed {
  readonly rootName: string;
  readonly files: readonly WorkspaceFile[];
}

export interface StudioOptions {
  /** Workspace id; one writer per id on a page. */
  readonly id?: string;
  readonly repository?: WorkspaceRepository;
  /** `TOOL_INVALID_OPTIONS` when a strict registry has none. */
  readonly validator?: SchemaValidator;
  readonly policy?: ToolPolicy;
  /**
   * Whether a person may allow calls like this one for the session. Unless given: with the default policy every call but
   * those that destroy or reach outside, with a policy of your own none.
   */
  readonly mayRemember?: (input: ToolPolicyInput) => boolean;
  /** Languages that browsers do not read, asked before the built-in TypeScript and JSX. */
  readonly previewTransforms?: readonly PreviewTransform[];
  /**
   * Where previewed pages get packages from, and which origins their scripts may come from. Without it a package name is a
   * diagnostic and nothing leaves the frame. `TOOL_INVALID_OPTIONS` for an origin that is none.
   */
  readonly previewPackages?: PreviewPackages;
  /** Arguments of your own tools whose values an approval shows, beside the built-in ones; never secrets or sources. */
  readonly safeArgumentNames?: readonly string[];
  /** Takes what `workspace.downloadFile` gives; without one the tool answers `WORKSPACE_DOWNLOAD_UNAVAILABLE`. */
  readonly downloads?: DownloadSink;
  /** Reads and writes the whole workspace as one file; without one there is no import and export of archives. */
  readonly archive?: WorkspaceArchive;
  /** The way to a folder of the disk; without one the workspace lives in the browser alone. */
  readonly folder?: FolderPort;
  /** Where saves to the folder are recorded; memory unless given, which forgets them with the page. */
  readonly saveOperations?: DurableOperationBackend;
  readonly seed?: StudioSeed;
  /** The other pages that hold this workspace; without it they learn of each other at their next write. */
  readonly tabs?: TabCoordination;
  readonly allowedToolNames?: readonly string[];
  /** Jobs for validators that take long, made by `createStudioJobs` of `jig-studio/jobs.js`; off without it. */
  readonly jobs?: StudioJobs;
  /** Programs that compose tools, made by `createCodeMode`; off without it. */
  readonly codeMode?: CodeMode;
  /** Answers every prompt, with nothing for a person to set. Without one, and without settings, the local agent does. */
  readonly provider?: ModelProvider;
  /** Which provider answers, as a person sets it; goes before `provider`. */
  readonly providerSettings?: ProviderSettings;
  /** What one run may spend; the defaults are those of the specification. */
  readonly runBudgets?: Partial<RunBudgets>;
  /** `code_mode` advises a model to compose by programs; it enables and grants nothing. `direct` unless given. */
  readonly guidanceProfile?: GuidanceProfile;
  /** Where conversations are kept; memory unless given. */
  readonly conversations?: ConversationRepository;
  /** Where what a person has arranged is kept, such as the sizes of panels; memory unless given. */
  readonly preferences?: PreferencesRepository;
  /** Milliseconds an acknowledgement may take; 2500 unless given. */
  readonly acknowledgementTimeoutMs?: number;
  /** Hydration waits for it: the closing of an earlier studio of the same id (one writer). */
  readonly startAfter?: Promise<void>;
  /** With `true` a call that asks is denied while no approval surface is attached. */
  readonly requireApprovalSurface?: boolean;
}

/** One of each: the composition root's product. */
export interface Studio {
  readonly id: string;
  /** Settles after hydration, also when storage is refused. */
  readonly ready: Promise<void>;
  readonly registry: ToolRegistry;
  readonly workspace: Workspace;
  readonly folder: LinkedFolder;
  readonly drafts: EditorDrafts;
  readonly preview: Preview;
  readonly approvals: ToolApprovalQueue;
  readonly trace: Trace;
  readonly agent: Agent;
  readonly provider: ProviderSettings;
  readonly preferences: Preferences;
  /** Long-running work; where it is turned on. */
  readonly jobs?: Jobs;
  readonly commands: StudioCommands;
  readonly view: StudioView;
  /** Cancels the run, denies what waits, flushes writes, closes storage. Idempotent. */
  dispose(): Promise<void>;
}
