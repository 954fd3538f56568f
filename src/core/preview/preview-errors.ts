import { CodedError } from '../base/coded-error.js';
import type { PreviewRuntimeError } from './preview-model.js';

/** The page failed before it was shown. `PREVIEW_RUNTIME_ERROR`, details `{ revision }`, not retryable. */
export function createRuntimeError(revision: number, error: PreviewRuntimeError): CodedError {
  return new CodedError('PREVIEW_RUNTIME_ERROR', describeRuntimeError(error), { details: { revision } });
}

/** No answer in time. `PREVIEW_ACK_TIMEOUT`, details `{ revision, timeoutMs }`, retryable. */
export function createAcknowledgementTimeout(revision: number, timeoutMs: number, message?: string): CodedError {
  return new CodedError(
    'PREVIEW_ACK_TIMEOUT',
    message ?? `The preview did not confirm revision ${revision} within ${timeoutMs} ms.`,
    { retryable: true, details: { revision, timeoutMs } },
  );
}

/** A newer revision took its place. `PREVIEW_REVISION_SUPERSEDED`, details `{ requestedRevision, actualRevision }`, retryable. */
export function createSupersededError(requestedRevision: number, actualRevision: number): CodedError {
  return new CodedError(
    'PREVIEW_REVISION_SUPERSEDED',
    `Revision ${requestedRevision} was replaced by revision ${actualRevision} before the preview showed it.`,
    { retryable: true, details: { requestedRevision, actualRevision } },
  );
}

/** `message (file:line:column)`, as far as the place is known. */
export function describeRuntimeError({ message, path, line, column }: PreviewRuntimeError): string {
  if (path === undefined) return message;
  const place = [path, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
  return `${message} (${place})`;
}
