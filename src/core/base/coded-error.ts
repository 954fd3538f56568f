/** What every failure of the product looks like to a caller, a model and a view (STYLE 6: no code path parses a message). */
export interface CodedErrorShape {
  /** Stable machine code, `[A-Za-z0-9._:-]{1,128}`. */
  readonly code: string;
  /** English text for people and models; elements translate by `code`. */
  readonly message: string;
  /** True only where repeating the same request can succeed. */
  readonly retryable: boolean;
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface CodedErrorOptions {
  readonly retryable?: boolean;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** The one error class of the domain. */
export class CodedError extends Error implements CodedErrorShape {
  override readonly name = 'CodedError';
  readonly code: string;
  readonly retryable: boolean;
  readonly details?: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, options: CodedErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? false;
    if (options.details) this.details = options.details;
  }
}

/** True for our own class and for any error that carries a string `code` of its own (a host's, another copy's). */
export function hasErrorCode(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && typeof (error as { code?: unknown }).code === 'string';
}

/** The message of anything that can be thrown, without running code of the thrown value beyond a string read. */
export function errorMessage(error: unknown, fallback = 'Unknown error'): string {
  if (typeof error === 'string' && error !== '') return error;
  try {
    const message = (error as { message?: unknown } | null | undefined)?.message;
    return typeof message === 'string' && message !== '' ? message : fallback;
  } catch {
    return fallback;
  }
}
