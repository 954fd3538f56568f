import type { ToolCallError } from './result.js';

/** A way out of an error. What it does is the business of who offers it; that it fits is decided here alone. */
export type RecoveryAction =
  /** The same prompt or the same arguments again. */
  | 'retry'
  /** The same, after looking at the workspace as it is now. */
  | 'reread-and-retry'
  /** Opens the folder picker; an ambiguous save is compared with the disk before it may be tried again. */
  | 'reconnect-folder'
  | 'grant-access'
  | 'refresh-preview'
  | 'open-settings'
  /** The same prompt once, without the provider; the key stays as it is. */
  | 'use-local-agent';

export interface RecoveryContext {
  /** False when part of the work was done: doing it again would do it twice. */
  readonly repeatable: boolean;
  /** A provider is configured, so that going round it for one request means something. */
  readonly hasProvider?: boolean;
}

type Advice = readonly RecoveryAction[];

/** CONTRACT 6. These ways out stay even where the error itself is not retryable. */
const BY_CODE: ReadonlyMap<string, Advice> = new Map<string, Advice>([
  ['WORKSPACE_FOLDER_STALE', ['reconnect-folder']],
  ['WORKSPACE_FOLDER_NOT_CONNECTED', ['reconnect-folder']],
  ['WORKSPACE_SIDE_EFFECT_UNKNOWN', ['reconnect-folder']],
  ['WORKSPACE_FOLDER_PERMISSION_DENIED', ['grant-access']],
  ['PREVIEW_ACK_TIMEOUT', ['refresh-preview']],
  ['PREVIEW_REVISION_SUPERSEDED', ['refresh-preview']],
  ['OPENROUTER_CONFIGURATION_ERROR', ['open-settings', 'use-local-agent']],
  ['OPENROUTER_AUTHENTICATION_FAILED', ['open-settings', 'use-local-agent']],
  ['OPENROUTER_ACCESS_DENIED', ['open-settings', 'use-local-agent']],
  ['OPENROUTER_INVALID_RESPONSE', ['open-settings', 'use-local-agent']],
  // A model that cannot call tools, or says nothing: another try, another model, or none.
  ['OPENROUTER_INVALID_TOOL_CALL', ['open-settings', 'use-local-agent']],
  ['OPENROUTER_NO_ASSISTANT_MESSAGE', ['open-settings', 'use-local-agent']],
]);

/** These stand in for another try, where the others prepare it: so they come after it. */
const INSTEAD_OF_RETRY: ReadonlySet<RecoveryAction> = new Set(['open-settings', 'use-local-agent']);

/** The outcome is unknown until the disk was compared: not to be tried again before, whatever the flag says. */
const RECONCILED_FIRST: ReadonlySet<string> = new Set(['WORKSPACE_SIDE_EFFECT_UNKNOWN']);

/**
 * What to offer for an error, the fittest first; the same for chat, palette and agent (spec, preview and folder errors).
 * Only the error's code, flag and details are read. Retry needs `retryable: true` and nothing done yet.
 */
export function adviseRecovery(error: ToolCallError, { repeatable, hasProvider = false }: RecoveryContext): Advice {
  const ways = (BY_CODE.get(error.code) ?? []).filter((action) => action !== 'use-local-agent' || hasProvider);
  if (error.retryable !== true || !repeatable || hasChanged(error) || RECONCILED_FIRST.has(error.code)) return ways;
  const again = error.code === 'WORKSPACE_REVISION_CONFLICT' ? 'reread-and-retry' : 'retry';
  const instead = ways.filter((action) => INSTEAD_OF_RETRY.has(action));
  return [...ways.filter((action) => !INSTEAD_OF_RETRY.has(action)), again, ...instead];
}

/**
 * What to offer for the failed call of a person, in palette and catalog: the same ways without those of a provider, which
 * had no part in it. The call itself is what is repeated.
 */
export function adviseCallRecovery(error: ToolCallError): Advice {
  return adviseRecovery(error, { repeatable: true }).filter(
    (action) => action !== 'open-settings' && action !== 'use-local-agent',
  );
}

/** The change is in the workspace although its call failed, as after a time-out of the preview. */
export function hasChanged({ details }: ToolCallError): boolean {
  return details?.['changeApplied'] === true;
}
