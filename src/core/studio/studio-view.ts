import type { CodedErrorShape } from '../base/coded-error.js';
import type { JsonValue } from '../base/json.js';
import type { ReadableStore } from '../base/store.js';
import type { AgentOutcome, AgentSnapshot, RunOptions } from '../agent/agent-model.js';
import type {
  ProviderModel,
  ProviderSettingsChange,
  ProviderSettingsSnapshot,
} from '../agent/provider/provider-settings-port.js';
import type { JobsView } from '../jobs/jobs-port.js';
import type { Recipe } from '../agent/recipes/recipe.js';
import type { ToolCallArguments } from '../protocol/call.js';
import type { ToolDefinition } from '../protocol/definition.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { ConsoleSnapshot } from '../preview/console-model.js';
import type { DesignSnapshot } from '../preview/design-model.js';
import type { PreviewSnapshot, PreviewSurface } from '../preview/preview-model.js';
import type { LinkTarget } from '../preview/preview-port.js';
import type { RememberedApproval } from '../registry/approval-memory.js';
import type { AddFilesOptions, AddFilesOutcome } from './add-files.js';
import type { ExportPageRequest } from './export-page.js';
import type { ToolApprovalDecision, ToolApprovalSnapshot } from '../registry/approval-port.js';
import type { TraceEntry, TraceReader } from '../trace/trace-model.js';
import type { EditorDraft } from '../workspace/drafts-port.js';
import type { FolderContents, FolderPermission } from '../workspace/folder/folder-port.js';
import type { FolderChoice, LinkedFolderSnapshot } from '../workspace/folder/linked-folder-port.js';
import type { WorkspaceFile, WorkspaceSnapshot } from '../workspace/workspace-model.js';
import type { PreferenceValues } from './preferences-port.js';

/**
 * `loading` until hydration ends: controls are disabled and calls answer `TOOL_REGISTRY_NOT_READY`. `disposed` for good:
 * they answer `TOOL_REGISTRY_CLOSED`.
 */
export type StudioPhase = 'loading' | 'ready' | 'disposed';

/**
 * The only place that makes `mode: 'direct'` calls (DESIGN, core/studio). Each tool command opens its own session,
 * flushes drafts first, and answers with the canonical result; none of them throws for a failed call.
 */
export interface StudioCommands {
  /** A person's explicit call from palette or catalog. */
  callTool(
    name: string,
    args?: ToolCallArguments,
    options?: { readonly signal?: AbortSignal },
  ): Promise<ToolCallResult>;
  openFile(path: string): Promise<ToolCallResult>;
  createFile(path: string, source: string): Promise<ToolCallResult>;
  undo(): Promise<ToolCallResult>;
  redo(): Promise<ToolCallResult>;
  /** `workspace.saveAll` to the linked folder, else `workspace.saveCheckpoint` within the browser. */
  save(): Promise<ToolCallResult>;
  reset(): Promise<ToolCallResult>;
  refreshPreview(): Promise<ToolCallResult>;

  /** Starts or ends design mode: the person points at an element of the preview. */
  setPicking(picking: boolean): void;
  /** Forgets the picked element, as its chip is removed. */
  clearSelection(): void;
  clearConsole(): void;
  /** Shows this page in the preview; undefined is the workspace's own entry. */
  openPage(path: string | undefined): void;
  /** Follows a link of the previewed page within the workspace, and says where it leads. */
  followLink(href: string): LinkTarget;

  /**
   * Lets the person choose a folder of the disk, by a gesture, and replaces the workspace by it. With unsaved changes
   * `confirm` is asked first, once the folder is chosen; without it, or with false, nothing is replaced.
   */
  openFolder(confirm?: () => boolean | Promise<boolean>): Promise<FolderOpenOutcome>;
  /**
   * Replaces the workspace by the files of an archive (a zip file), asking first as `openFolder` does. A linked folder is
   * disconnected and left as it is.
   */
  importArchive(
    archive: { readonly blob: Blob; readonly name: string },
    confirm?: () => boolean | Promise<boolean>,
  ): Promise<FolderOpenOutcome>;
  /**
   * Puts files of the person's computer beside those that are here, as one step of undo: texts, assets, whole folders, and
   * what archives hold, each under its name. Whatever the workspace cannot take is left out and told. Never throws.
   */
  addFiles(contents: FolderContents, options?: AddFilesOptions): Promise<AddFilesOutcome>;
  /** Gives the person the whole workspace as one archive. */
  downloadArchive(): Promise<ToolCallResult>;
  /**
   * Gives the person the page on show as one HTML file with all that it needs inside. The result tells `fileName`, `path`,
   * `size` in bytes, and in `diagnostics` what the file cannot hold. Answers `PREVIEW_TARGET_NOT_FOUND` without a page,
   * `PREVIEW_EXPORT_LIMIT`, `WORKSPACE_DOWNLOAD_UNAVAILABLE`, `TOOL_CANCELLED`.
   */
  exportPage(request?: ExportPageRequest): Promise<ToolCallResult>;
  /** Asks the browser for the linked folder again, by a gesture. Never throws. */
  grantFolderAccess(): Promise<FolderPermission>;
  reloadFolder(): Promise<ToolCallResult>;
  disconnectFolder(): Promise<ToolCallResult>;
  /** Compares the disk with what it held, as when the page gets the focus back. Never throws. */
  lookForFolderChanges(): Promise<void>;
  /** Settles saves whose outcome is unknown by what the disk holds; answers the paths that stay in doubt. */
  reconcileFolder(): Promise<readonly string[]>;
  /** What the disk holds under `path`, to be compared before one decides; undefined for nothing. Throws coded errors. */
  readFolderFile(path: string): Promise<WorkspaceFile | undefined>;
  /** Whose version of a file stays that differs from the disk. */
  resolveFolderFile(path: string, choice: FolderChoice): Promise<void>;

  /**
   * Tries the browser's storage again at once while the session is in memory only, as when the page gets the focus back;
   * otherwise it is tried with growing pauses.
   */
  retryStorage(): void;

  runPrompt(prompt: string, options?: Omit<RunOptions, 'signal'>): Promise<AgentOutcome>;
  /** The prompts that can be carried out here right now; their catalogue is loaded when first asked for. */
  findRecipes(): Promise<readonly Recipe[]>;
  cancelRun(): void;
  clearConversation(): void;
  /** Allows what the turn under way still asks for, but for calls that destroy. */
  approveAllOfTurn(): void;
  /**
   * Puts the files that one turn changed back, in one step that itself can be undone. Answers `WORKSPACE_REVISION_CONFLICT`
   * where one of them was changed after the turn, `AGENT_TURN_NOT_FOUND` where its files are not remembered any more.
   */
  undoTurn(messageId: string): Promise<ToolCallResult>;

  /** A key for the present endpoint's origin. It goes to the browser's storage, or stays in memory where that is refused; an empty one is forgotten. */
  setProviderKey(key: string): void;
  /** Forgets the key of the endpoint, or the one that is kept for another origin. */
  forgetProviderKey(origin?: string): void;
  /** Sends the key that is kept for another origin to the present endpoint, too. */
  useProviderKeyOf(origin: string): void;
  /** Throws `OPENROUTER_CONFIGURATION_ERROR` for an endpoint that is no address. */
  changeProvider(change: ProviderSettingsChange): void;
  /** One small request without tools; never rejects. */
  testProvider(options?: { readonly signal?: AbortSignal }): Promise<ProviderTest>;
  /** Models that can call tools. Rejects with a provider's coded error. */
  listModels(options?: { readonly signal?: AbortSignal }): Promise<readonly ProviderModel[]>;

  /** With `remember` the calls like it are allowed until the studio closes, where its snapshot says `rememberable`. */
  decideApproval(id: string, decision: ToolApprovalDecision, options?: { readonly remember?: boolean }): void;
  /** Asks about a tool again that was allowed for the session. */
  forgetApproval(name: string): void;

  editDraft(path: string, source: string): void;
  flushDrafts(): Promise<void>;
  /** Takes the file's text instead of the draft. */
  discardDraft(path: string): void;
  /** Keeps the draft over a file that changed under it: the next flush writes it. */
  keepDraft(path: string): void;
  /** Keeps both: the draft becomes a file of its own beside the other, `style (2).css`, and the file stays as it is. */
  keepDraftAsCopy(path: string): Promise<ToolCallResult>;

  /** Keeps an arrangement of the person for this workspace, such as the sizes of panels. Never throws. */
  setPreference(name: string, value: JsonValue): void;

  clearTrace(): void;
  /** The metadata-only trace as JSON text. */
  exportTrace(): string;
}

/** What came of testing the connection to a provider. */
export type ProviderTest =
  { readonly state: 'connected' } | { readonly state: 'failed'; readonly error: CodedErrorShape };

/** What came of opening a folder. */
export type FolderOpenOutcome =
  | {
      readonly state: 'opened';
      readonly rootName: string;
      readonly fileCount: number;
      readonly skipped: readonly string[];
    }
  /** The person turned away from choosing, or from replacing what is unsaved. */
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly error: CodedErrorShape };

/** All that an element is given: snapshots to read, commands to raise, and the two places where it may attach itself. */
export interface StudioView {
  readonly id: string;
  readonly phase: ReadableStore<StudioPhase>;
  readonly catalog: ReadableStore<readonly ToolDefinition[]>;
  readonly workspace: ReadableStore<WorkspaceSnapshot>;
  readonly folder: ReadableStore<LinkedFolderSnapshot>;
  readonly drafts: ReadableStore<ReadonlyMap<string, EditorDraft>>;
  readonly preview: ReadableStore<PreviewSnapshot>;
  /** The console of the page on show. */
  readonly console: ReadableStore<ConsoleSnapshot>;
  /** Design mode: whether a person is picking, and the element picked last. */
  readonly design: ReadableStore<DesignSnapshot>;
  readonly approvals: ReadableStore<readonly ToolApprovalSnapshot[]>;
  /** What a person allowed for the session. */
  readonly rememberedApprovals: ReadableStore<readonly RememberedApproval[]>;
  readonly trace: ReadableStore<readonly TraceEntry[]> & Partial<Pick<TraceReader, 'pages'>>;
  readonly agent: ReadableStore<AgentSnapshot>;
  /** Which provider answers prompts; never its key. */
  readonly provider: ReadableStore<ProviderSettingsSnapshot>;
  /** What the person has arranged; empty until what is stored was read. */
  readonly preferences: ReadableStore<PreferenceValues>;
  /** Jobs and waits to be shown, and the protocol of the carrier that continues after one; where jobs are turned on. */
  readonly jobs?: JobsView;
  readonly commands: StudioCommands;
  attachPreviewSurface(surface: PreviewSurface): () => void;
  attachApprovalSurface(): () => void;
}
