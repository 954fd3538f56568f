import type { ToolCallResult } from './result.js';

/** What a call of a tool can do: look, do work that changes no source, or change the workspace. */
export type ToolEffect = 'observe' | 'execute' | 'mutate';

/** How calls of a tool may stand beside others of one program; `denied` for every tool that says nothing. */
export type ToolCompositionPolicy = 'denied' | 'sequential' | 'parallel';

/**
 * What the owner of a tool says of it for programs that compose tools. It grants nothing: which tools a program reaches is
 * decided by its stage, and each call is validated and authorized as any other.
 */
export interface ToolComposition {
  readonly effect: ToolEffect;
  readonly policy: ToolCompositionPolicy;
  /**
   * Reads in a tool's own result whether it changed the workspace. `undefined` where the result does not prove it; a tool
   * that mutates and brings no reader is never known.
   */
  readonly stateChanged?: (result: ToolCallResult) => boolean | undefined;
}

/** A tool that says nothing could do anything, so nothing may compose it. */
export const DENIED_COMPOSITION: ToolComposition = Object.freeze({ effect: 'mutate', policy: 'denied' });
