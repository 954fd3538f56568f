import { describeRuntimeError } from './preview-errors.js';
import { cutErrorText } from './preview-limits.js';
import type { PreviewRuntimeError, PreviewSnapshot, PreviewVerdict } from './preview-model.js';

/** What is known of the revision last asked for. A revision that was superseded has no state: nothing is said of it. */
export type Acknowledgement =
  | { readonly state: 'none' }
  | { readonly state: 'rendering'; readonly revision: number }
  /** The bound passed without a word. */
  | { readonly state: 'overdue'; readonly revision: number }
  | { readonly state: 'ready'; readonly revision: number }
  | (Told & { readonly state: 'error'; readonly error: PreviewRuntimeError })
  | (Told & { readonly state: 'unresponsive'; readonly advice: string });

interface Told {
  readonly revision: number;
  readonly trouble?: string;
}

export type AcknowledgementInput =
  | PreviewVerdict
  /** A page is asked for; the same revision again is a new page. */
  | { readonly kind: 'render'; readonly revision: number }
  | { readonly kind: 'overdue'; readonly revision: number }
  /** What was shown is shown no more, and nothing took its place. */
  | { readonly kind: 'withdraw' };

/**
 * One step. The same object comes back for what changes nothing: words about another revision, a second acknowledgement,
 * whatever a page says after its first error. A late word about the revision that is asked for is the truth, so it counts.
 */
export function advance(current: Acknowledgement, input: AcknowledgementInput): Acknowledgement {
  if (input.kind === 'render') return { state: 'rendering', revision: input.revision };
  if (current.state === 'none') return current;
  const { revision } = current;
  if (input.kind === 'withdraw') return { state: 'rendering', revision };
  if (input.revision !== revision || current.state === 'error') return current;
  switch (input.kind) {
    case 'overdue':
      return current.state === 'rendering' ? { state: 'overdue', revision } : current;
    case 'ready':
      return current.state === 'ready' ? current : { state: 'ready', revision };
    case 'error':
      return {
        state: 'error',
        revision,
        error: { ...input.error, message: cutErrorText(input.error.message) },
        ...troubleOf(input),
      };
    case 'unresponsive':
      return { state: 'unresponsive', revision, advice: input.advice, ...troubleOf(input) };
  }
}

type AcknowledgementFields = Pick<
  PreviewSnapshot,
  'status' | 'message' | 'error' | 'unresponsive' | 'trouble' | 'overdue'
>;

/** The state in the words of a snapshot (CONTRACT 3.1: waiting, synced, error). */
export function acknowledgementFields(current: Acknowledgement, timeoutMs: number): AcknowledgementFields {
  switch (current.state) {
    case 'none':
    case 'rendering':
      return { status: 'waiting' };
    case 'overdue':
      return {
        status: 'waiting',
        overdue: true,
        message: `The preview did not confirm revision ${current.revision} within ${timeoutMs} ms.`,
      };
    case 'ready':
      return { status: 'synced' };
    case 'error':
      return {
        status: 'error',
        message: cutErrorText(describeRuntimeError(current.error)),
        error: current.error,
        ...troubleOf(current),
      };
    case 'unresponsive':
      return { status: 'error', message: current.advice, unresponsive: true, ...troubleOf(current) };
  }
}

function troubleOf({ trouble }: { readonly trouble?: string }): { readonly trouble?: string } {
  return trouble === undefined ? {} : { trouble };
}
