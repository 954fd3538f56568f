import { createCancelledError } from '../../base/abort.js';
import type { ConsoleLine } from '../../preview/console-model.js';
import type { PreviewDiagnostic, PreviewDocument, PreviewRuntimeError } from '../../preview/preview-model.js';
import type { Preview } from '../../preview/preview-port.js';

/** What a page that was shown unseen came to. */
export interface ApartReport {
  /** `detached`: nothing is attached that could show it. `timed_out`: it said nothing within its bound. */
  readonly state: 'ready' | 'error' | 'unresponsive' | 'timed_out' | 'detached';
  readonly errors: readonly PreviewRuntimeError[];
  readonly lines: readonly ConsoleLine[];
  /** Lines that came too fast or were too many. */
  readonly omittedLines: number;
  readonly diagnostics: readonly PreviewDiagnostic[];
  /** Of a page that does not answer. */
  readonly advice?: string;
}

export interface WatchOptions {
  readonly signal: AbortSignal;
  /** Milliseconds until the page has to have come to something. */
  readonly boundMs: number;
  /** Milliseconds that a page which is ready is watched further, for what it does at once. */
  readonly settleMs: number;
  /** Asked with every line; true when there is nothing more to wait for. A line that it takes is not reported. */
  readonly take?: (line: ConsoleLine) => 'keep' | 'taken' | 'done';
}

const ERROR_LIMIT = 20;
const LINE_LIMIT = 50;

/** Shows a document apart and gathers what it says until it settles. Throws `TOOL_CANCELLED`. */
export function watchApart(preview: Preview, document: PreviewDocument, options: WatchOptions): Promise<ApartReport> {
  const { signal, boundMs, settleMs, take = () => 'keep' } = options;
  const errors: PreviewRuntimeError[] = [];
  const lines: ConsoleLine[] = [];
  const diagnostics = [...document.diagnostics];
  let omittedLines = 0;
  const report = (state: ApartReport['state'], advice?: string): ApartReport => {
    return { state, errors, lines, omittedLines, diagnostics, ...(advice !== undefined && { advice }) };
  };

  return new Promise<ApartReport>((resolve, reject) => {
    let settled = false;
    let settleTimer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined = undefined;
    const end = (finish: () => void): void => {
      if (settled) return;
      settled = true;
      clearTimeout(boundTimer);
      clearTimeout(settleTimer);
      signal.removeEventListener('abort', onAbort);
      stop?.();
      finish();
    };
    const conclude = (): void => end(() => resolve(report(errors.length > 0 ? 'error' : 'ready')));
    const soon = (): void => void (settleTimer ??= setTimeout(conclude, settleMs));
    const onAbort = (): void => end(() => reject(createCancelledError()));
    const boundTimer = setTimeout(() => end(() => resolve(report('timed_out'))), boundMs);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) return onAbort();

    stop = preview.showApart(document, (event) => {
      if (settled) return;
      if (event.kind === 'ready') return soon();
      if (event.kind === 'unresponsive') return end(() => resolve(report('unresponsive', event.advice)));
      if (event.kind === 'diagnostic') return void diagnostics.push(event.diagnostic);
      if (event.kind === 'error') {
        if (errors.length < ERROR_LIMIT) errors.push(event.error);
        return soon();
      }
      if (event.kind !== 'console') return;
      omittedLines += event.omitted;
      for (const line of event.lines) {
        const verdict = take(line);
        if (verdict === 'done') return conclude();
        if (verdict === 'taken') continue;
        if (lines.length < LINE_LIMIT) lines.push(line);
        else omittedLines += 1;
      }
    });
    if (!stop) end(() => resolve(report('detached')));
    // It may have settled before there was a way to stop it.
    else if (settled) stop();
  });
}
