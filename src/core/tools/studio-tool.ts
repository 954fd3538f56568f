import type { Jobs } from '../jobs/jobs-port.js';
import type { Preview } from '../preview/preview-port.js';
import type { ToolComposition } from '../protocol/composition.js';
import type { ToolDefinition } from '../protocol/definition.js';
import type { DryRunReport } from '../registry/dry-run.js';
import type { ToolHandlerContext } from '../registry/tool-registry-port.js';
import type { EditorDrafts } from '../workspace/drafts-port.js';
import type { DownloadSink } from '../workspace/download-port.js';
import type { LinkedFolder } from '../workspace/folder/linked-folder-port.js';
import type { Workspace } from '../workspace/workspace-port.js';

/** What a tool of ours may touch. */
export interface ToolBench {
  readonly workspace: Workspace;
  readonly folder: LinkedFolder;
  readonly preview: Preview;
  readonly drafts: EditorDrafts;
  /** Without one nothing can be downloaded. */
  readonly downloads?: DownloadSink;
  /** Milliseconds an acknowledgement may take. */
  readonly acknowledgementTimeoutMs: number;
  /** Where validators hand off what takes long; without it they are waited for. */
  readonly jobs?: Jobs;
}

/** One tool: what it says of itself, and what it does. `Args` is what `definition.inputSchema` lets through. */
export interface StudioTool<Args = never> {
  readonly definition: ToolDefinition;
  /** What programs may make of it; unless given they are denied it. */
  readonly composition?: ToolComposition;
  readonly run: (args: Args, bench: ToolBench, context: ToolHandlerContext) => unknown;
  /** What `run` would change, for who is asked to approve it. Changes nothing. */
  readonly dryRun?: (args: Args, bench: ToolBench) => DryRunReport | Promise<DryRunReport>;
}

/** For a tool that looks and changes nothing: programs may call it beside others. */
export const OBSERVES: ToolComposition = { effect: 'observe', policy: 'parallel' };

/** For a validator: work that changes no source and runs alone. */
export const VALIDATES: ToolComposition = { effect: 'execute', policy: 'sequential' };

/** Lets a tool's file state its argument type once. */
export function defineStudioTool<Args>(tool: StudioTool<Args>): StudioTool<Args> {
  return tool;
}
