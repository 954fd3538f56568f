// jig-studio/core: the domain without a page. Runs in a browser, a worker and Node.
export * from './base/coded-error.js';
export { abortable, createCancelledError, throwIfAborted } from './base/abort.js';
export { canonicalJson, isPlainObject, type JsonObject, type JsonPrimitive, type JsonValue } from './base/json.js';
export { createStore, type ReadableStore, type WritableStore } from './base/store.js';

export * from './protocol/call.js';
export * from './protocol/definition.js';
export * from './protocol/event.js';
export * from './protocol/result.js';
export * from './protocol/call-request.js';
export * from './protocol/call-result.js';
export * from './protocol/content-text.js';
export * from './protocol/definition-formats.js';
export * from './protocol/error-codes.js';
export * from './protocol/list-all-tools.js';
export * from './protocol/list-request.js';
export * from './protocol/list-result.js';
export * from './protocol/observability-policy.js';
export * from './protocol/observability-redaction.js';
export * from './protocol/call-diagnostic.js';
export * from './protocol/output-bytes.js';
export * from './protocol/provenance.js';
export * from './protocol/wire-names.js';

export * from './registry/approval-port.js';
export type { RememberedApproval } from './registry/approval-memory.js';
export * from './registry/approval-queue.js';
export * from './registry/default-policy.js';
export type {
  DryRunChange,
  DryRunChangeKind,
  DryRunReport,
  DryRunSnapshot,
  ToolDryRun,
  ToolDryRunContext,
} from './registry/dry-run.js';
export * from './registry/idempotency-key.js';
export * from './registry/idempotency-registry.js';
export * from './registry/tool-operations-port.js';
export * from './registry/tool-registry-options.js';
export * from './registry/tool-registry-port.js';
export * from './registry/tool-registry.js';

export * from './durable/operation-backend-port.js';
export * from './durable/operation-store-port.js';
export * from './durable/side-effect-model.js';
export {
  isDurableOperationRecord,
  type DurableOperationFence,
  type DurableOperationRecord,
  type DurableOperationState,
} from './durable/operation-record.js';
export { createMemoryDurableOperationBackend } from './durable/memory-backend.js';
export { createDurableOperationStore, type DurableOperationStoreOptions } from './durable/operation-store.js';
export { createDurableSideEffectRunner, type DurableSideEffectRunnerOptions } from './durable/side-effect-runner.js';
export { runHttpSideEffect, type HttpSideEffect, type HttpSideEffectContext } from './durable/http-side-effect.js';
export { runQueueSideEffect, type QueueSideEffect } from './durable/queue-side-effect.js';

export * from './workspace/download-port.js';
export * from './workspace/drafts-port.js';
export * from './workspace/folder/folder-port.js';
export * from './workspace/folder/linked-folder-port.js';
export type { FolderImport } from './workspace/folder/import-folder.js';
export type { OutsideChange } from './workspace/folder/outside-changes.js';
export * from './workspace/workspace-model.js';
export * from './workspace/workspace-port.js';
export { createTextFile } from './workspace/workspace-file.js';
export { createMemoryDownloads, type MemoryDownloads } from './workspace/memory-downloads.js';
export { createMemoryWorkspaceRepository } from './workspace/memory-repository.js';
export { createWorkspace, type WorkspaceOptions } from './workspace/workspace.js';

export * from './preview/preview-model.js';
export * from './preview/preview-port.js';
export { createPreview, type PreviewOptions } from './preview/create-preview.js';
export type { PreviewPackages } from './preview/preview-packages.js';
export type {
  PreviewTransform,
  TransformedSource,
  TransformSurroundings,
} from './preview/transform/preview-transform.js';

export * from './trace/trace-model.js';
export { createTrace, type TraceOptions } from './trace/trace.js';

export { STUDIO_TOOLS, loadReviewTools, registerStudioTools } from './tools/register-tools.js';
export type { StudioTool, ToolBench } from './tools/studio-tool.js';

export * from './agent/agent-model.js';
export { adviseCallRecovery, adviseRecovery, type RecoveryAction, type RecoveryContext } from './protocol/recovery.js';
export { createMemoryConversations } from './agent/conversation-store.js';
export type { ConversationRepository, StoredConversation } from './agent/conversation-store.js';
export * from './agent/provider/model-provider.js';
export { ProviderError } from './agent/provider/provider-error.js';
export type { ProviderErrorCode, ProviderErrorFacts, ProviderRetryReason } from './agent/provider/provider-error.js';
export { pairedMessages, trimmedMessages } from './agent/provider/model-history.js';
export * from './agent/provider/provider-settings-port.js';
export { DEFAULT_RUN_BUDGETS, type RunBudgets } from './agent/provider/run-budgets.js';
export type {
  ChainStep,
  Recipe,
  RecipeCall,
  RecipeDifficulty,
  RecipeNeeds,
  RecipeWords,
} from './agent/recipes/recipe.js';
export type { LocalPlan } from './agent/local-planner/plan-local-prompt.js';
export type { PlannedCall, PlanningSnapshot } from './agent/local-planner/intent.js';

export { createMemoryPreferences } from './studio/preferences.js';
export * from './studio/preferences-port.js';
export * from './studio/studio-port.js';
export * from './studio/studio-view.js';
export { createStudio } from './studio/create-studio.js';
export { CANVAS_LANDING_SEED } from './studio/seed/canvas-landing-seed.js';

export type * from './protocol/composition.js';
export type * from './code-mode/sandbox-port.js';
export type * from './code-mode/action-record.js';
export type * from './code-mode/call-receipt.js';
export type * from './code-mode/cell-record.js';
export type { CellResult, CellStats } from './code-mode/cell-result.js';
export type * from './code-mode/code-mode-port.js';
export type * from './code-mode/effect-receipt.js';
export type * from './code-mode/source-state.js';
