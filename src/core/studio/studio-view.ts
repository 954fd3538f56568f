import type { ReadableStore } from '../base/store.js';
import type { AgentOutcome, AgentSnapshot } from '../agent/agent-model.js';
import type { ToolCallArguments } from '../protocol/call.js';
import type { ToolDefinition } from '../protocol/definition.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { PreviewSnapshot, PreviewSurface } from '../preview/preview-model.js';
import type { ToolApprovalDecision, ToolApprovalSnapshot } from '../registry/approval-port.js';
import type { TraceEntry } from '../trace/trace-model.js';
import type { EditorDraft } from '../workspace/drafts-port.js';
import type { WorkspaceSnapshot } from '../workspace/workspace-model.js';

/** `loading` until hydration ends: controls are disabled and calls answer `TOOL_REGISTRY_NOT_READY`. */
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
  /** Browser-only: `workspace.saveCheckpoint`. */
  save(): Promise<ToolCallResult>;
  reset(): Promise<ToolCallResult>;
  refreshPreview(): Promise<ToolCallResult>;

  runPrompt(prompt: string): Promise<AgentOutcome>;
  cancelRun(): void;
  clearConversation(): void;
  decideApproval(id: string, decision: ToolApprovalDecision): void;

  editDraft(path: string, source: string): void;
  flushDrafts(): Promise<void>;
  /** Takes the file's text instead of the draft. */
  discardDraft(path: string): void;
  /** Keeps the draft over a file that changed under it: the next flush writes it. */
  keepDraft(path: string): void;

  clearTrace(): void;
  /** The metadata-only trace as JSON text. */
  exportTrace(): string;
}

/** All that an element is given: snapshots to read, commands to raise, and the two places where it may attach itself. */
export interface StudioView {
  readonly id: string;
  readonly phase: ReadableStore<StudioPhase>;
  readonly catalog: ReadableStore<readonly ToolDefinition[]>;
  readonly workspace: ReadableStore<WorkspaceSnapshot>;
  readonly drafts: ReadableStore<ReadonlyMap<string, EditorDraft>>;
  readonly preview: ReadableStore<PreviewSnapshot>;
  readonly approvals: ReadableStore<readonly ToolApprovalSnapshot[]>;
  readonly trace: ReadableStore<readonly TraceEntry[]>;
  readonly agent: ReadableStore<AgentSnapshot>;
  readonly commands: StudioCommands;
  attachPreviewSurface(surface: PreviewSurface): () => void;
  attachApprovalSurface(): () => void;
}
