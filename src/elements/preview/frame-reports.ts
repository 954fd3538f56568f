import type { PreviewReport } from '../../core/preview/preview-model.js';
import type { ConsoleLine } from '../../core/preview/console-model.js';
import { cutErrorText } from '../../core/preview/preview-limits.js';
import { locateConsoleLine, locateError, type ShownPage } from './error-location.js';
import type { FramePlace, MessageFromFrame } from './frame-messages.js';

type MessageOf<T extends MessageFromFrame['type']> = Extract<MessageFromFrame, { readonly type: T }>;

/** What a page does while it is shown, in the author's terms. */
export function reportsOf(message: MessageFromFrame, page: ShownPage): readonly PreviewReport[] {
  switch (message.type) {
    case 'jig-studio.preview.console':
      return [consoleReport(message, page)];
    case 'jig-studio.preview.blocked':
      return blockedReports(message, page);
    case 'jig-studio.preview.picked':
      return [pickedReport(message, page)];
    case 'jig-studio.preview.pick-cancelled':
      return [{ kind: 'pick-cancelled', revision: message.revision }];
    default:
      return [];
  }
}

/** Console lines in the author's terms. */
function consoleReport(message: MessageOf<'jig-studio.preview.console'>, page: ShownPage): PreviewReport {
  const { revision, omitted, cleared } = message;
  const lines = message.lines.map(({ level, text, place, uncaught }): ConsoleLine => {
    if (!uncaught) return { level, ...locateConsoleLine(text, place, page) };
    const { message: words, ...position } = locateError(text, place, page);
    return { level, text: words, ...position };
  });
  return { kind: 'console', revision, lines, omitted, ...(cleared && { cleared }) };
}

/** What our policy kept out: a diagnostic, and a line where an author looks first. */
function blockedReports(message: MessageOf<'jig-studio.preview.blocked'>, page: ShownPage): readonly PreviewReport[] {
  const { revision, directive, address, place } = message;
  if (message.byPage) return ownPolicyReports(message, page);
  const sourcePath = page.document.entryPath ?? '';
  const text = `Blocked by the preview (${directive}): ${address}`;
  const known = page.document.diagnostics.some(({ requestedPath }) => requestedPath === address);
  const line: PreviewReport = {
    kind: 'console',
    revision,
    lines: [{ level: 'warn', ...locateConsoleLine(text, place, page) }],
    omitted: 0,
  };
  if (known) return [line];
  const diagnostic = {
    kind: 'blocked-external-reference',
    sourcePath,
    requestedPath: address,
    message: cutErrorText(`${sourcePath} asks for ${address}, which the preview does not load (${directive}).`),
  } as const;
  return [line, { kind: 'diagnostic', revision, diagnostic }];
}

const NOWHERE: FramePlace = { file: '', line: 0, column: 0, stack: '' };

/**
 * What the page forbids itself, where it does. A browser hides what is in an object URL, and for an element that its parser
 * comes to it tells a line where the parser is by then.
 */
function ownPolicyReports(
  { revision, directive, address, place }: MessageOf<'jig-studio.preview.blocked'>,
  page: ShownPage,
): readonly PreviewReport[] {
  const what = address === 'blob' ? 'a file' : address.slice(0, 80);
  const text = `The page’s own Content-Security-Policy (${directive}) stops ${what}.`;
  const isParsers = directive.endsWith('-elem') && (place.file === '' || place.file === page.address);
  const line = { level: 'warn', ...locateConsoleLine(text, isParsers ? NOWHERE : place, page) } as const;
  const diagnostic = {
    kind: 'blocked-by-page-policy',
    sourcePath: line.path ?? page.document.entryPath ?? '',
    requestedPath: directive,
    message: text,
    ...(line.line !== undefined && { line: line.line }),
    ...(line.column !== undefined && { column: line.column }),
  } as const;
  return [
    { kind: 'console', revision, lines: [line], omitted: 0 },
    { kind: 'diagnostic', revision, diagnostic },
  ];
}

function pickedReport(message: MessageOf<'jig-studio.preview.picked'>, page: ShownPage): PreviewReport {
  const { revision, picked } = message;
  return { kind: 'picked', revision, selection: { ...picked, revision, path: page.document.entryPath ?? '' } };
}
