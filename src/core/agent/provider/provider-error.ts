import { CodedError } from '../../base/coded-error.js';

export type ProviderErrorCode =
  | 'OPENROUTER_CONFIGURATION_ERROR'
  | 'OPENROUTER_AUTHENTICATION_FAILED'
  | 'OPENROUTER_ACCESS_DENIED'
  | 'OPENROUTER_RATE_LIMITED'
  | 'OPENROUTER_PROVIDER_ERROR'
  | 'OPENROUTER_NETWORK_ERROR'
  | 'OPENROUTER_TIMEOUT'
  | 'OPENROUTER_INVALID_RESPONSE'
  | 'OPENROUTER_INVALID_TOOL_CALL'
  | 'OPENROUTER_NO_ASSISTANT_MESSAGE'
  | 'OPENROUTER_TOOL_LOOP_LIMIT'
  | 'OPENROUTER_TOOL_CALL_LIMIT';

/** CONTRACT 2: those where asking again can help. */
const RETRYABLE: ReadonlySet<ProviderErrorCode> = new Set<ProviderErrorCode>([
  'OPENROUTER_RATE_LIMITED',
  'OPENROUTER_PROVIDER_ERROR',
  'OPENROUTER_NETWORK_ERROR',
  'OPENROUTER_TIMEOUT',
  'OPENROUTER_INVALID_TOOL_CALL',
  'OPENROUTER_NO_ASSISTANT_MESSAGE',
]);

/** And those that are asked again without anybody being asked. */
const TRANSIENT: ReadonlyMap<ProviderErrorCode, ProviderRetryReason> = new Map<ProviderErrorCode, ProviderRetryReason>([
  ['OPENROUTER_RATE_LIMITED', 'provider'],
  ['OPENROUTER_PROVIDER_ERROR', 'provider'],
  ['OPENROUTER_NETWORK_ERROR', 'network'],
  ['OPENROUTER_TIMEOUT', 'timeout'],
]);

export type ProviderRetryReason = 'network' | 'provider' | 'timeout';

export interface ProviderErrorFacts {
  /** HTTP status, or the one inside an answer of status 200. */
  readonly status?: number;
  /** The provider's own words about it; shown as they are, in whatever language the rest is. */
  readonly reason?: string;
  /** Milliseconds that the provider asked to wait. */
  readonly retryAfterMs?: number;
  /** Text that had been shown before the answer broke off. */
  readonly partialText?: string;
  /** True where the same request would only fail the same way, or what was shown would be said twice. */
  readonly final?: boolean;
  readonly cause?: unknown;
}

/** A failure at the provider boundary; its message begins with `[CODE]`. */
export class ProviderError extends CodedError {
  readonly retryAfterMs: number | undefined;
  readonly partialText: string;
  /** Why it may be asked again at once; undefined where it must not. */
  readonly retryReason: ProviderRetryReason | undefined;

  constructor(code: ProviderErrorCode, message: string, facts: ProviderErrorFacts = {}) {
    const { status, reason = '', retryAfterMs, partialText = '', final = false, cause } = facts;
    super(code, `[${code}] ${message}`, {
      retryable: RETRYABLE.has(code),
      ...(status !== undefined && { details: { status, ...(reason !== '' && { reason }) } }),
      ...(cause !== undefined && { cause }),
    });
    this.retryAfterMs = retryAfterMs;
    this.partialText = partialText;
    this.retryReason = final || partialText !== '' ? undefined : TRANSIENT.get(code);
  }
}
