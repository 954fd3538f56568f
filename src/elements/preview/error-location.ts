import type { PreviewDocument, PreviewResource, PreviewRuntimeError } from '../../core/preview/preview-model.js';
import { MODULE_PREFIX, cutErrorText } from '../../core/preview/preview-limits.js';
import { locateInSource, type PreviewText, type PreviewTextValues } from '../../core/preview/preview-text.js';
import { originalPosition } from '../../core/preview/source-map.js';
import type { FramePlace } from './frame-messages.js';
import { pathOfScriptName } from '../../core/preview/script-name.js';

export interface ShownPage {
  readonly document: PreviewDocument;
  /** What the browser's positions in the page are relative to; undefined when they are the author's already. */
  readonly values: PreviewTextValues | undefined;
  /** How the browser names the page itself; empty where nothing in it has a place. */
  readonly address: string;
}

/** An error of the frame in the author's terms: their file, line and column, and no name of ours. */
export function locateError(message: string, place: FramePlace, page: ShownPage): PreviewRuntimeError {
  const unresolved = locateUnresolved(message, page.document);
  if (unresolved) return unresolved;
  const position = locate(place, page) ?? locateStack(place.stack, page);
  return { message: cutErrorText(plainMessage(message)), ...position };
}

/** A console line, with the place that wrote it where it is one of the author's files. */
export function locateConsoleLine(
  message: string,
  place: FramePlace,
  page: ShownPage,
): { readonly text: string } & Position {
  const text = plainMessage(message).replace(STACK_LINE, (line) => locateStackLine(line, page));
  return { text, ...(locate(place, page) ?? locateStack(place.stack, page)) };
}

/** A line of a stack, and the place in it. Both forms: `at f (file:1:2)` and `f@file:1:2`. */
const STACK_LINE = /^(?:\s+at .*|[^\s]*@.*):\d+:\d+\)?$/gm;
const PLACE = /([^\s(@]+):(\d+):(\d+)(\)?)$/;

function locateStackLine(stackLine: string, page: ShownPage): string {
  return stackLine.replace(PLACE, (whole: string, file: string, line: string, column: string, end: string) => {
    const position = locate({ file, line: Number(line), column: Number(column) }, page);
    return position ? `${position.path}:${position.line}:${position.column}${end}` : whole;
  });
}

type Position = Omit<PreviewRuntimeError, 'message'>;

function locate({ file, line, column }: Omit<FramePlace, 'stack'>, page: ShownPage): Position | undefined {
  const found = sourceOf(file, page);
  if (!found) return undefined;
  if (line < 1) return file === '' ? undefined : { path: found.path };
  const position = { line, column: Math.max(column, 1) };
  const made = found.values ? locateInSource(found.text, found.values, position) : position;
  const mappings = page.document.sourceMaps?.get(found.path);
  return { path: found.path, ...((mappings && originalPosition(mappings, made)) ?? made) };
}

interface Source {
  readonly path: string;
  readonly text: PreviewText;
  readonly values: PreviewTextValues | undefined;
}

/** In a page that mints its files every address is as long as this one: the frame has no origin. */
const MINTED_ADDRESS = 'blob:null/00000000-0000-4000-8000-000000000000';
const MINTED_VALUES: PreviewTextValues = { urlOf: () => MINTED_ADDRESS };

function sourceOf(file: string, { document, values, address }: ShownPage): Source | undefined {
  // Chromium names the inline scripts of a written page now by its address, now not at all.
  const unnamed = file === '' || file === '<anonymous>';
  if (unnamed && values) return undefined;
  if (unnamed || file.split('#')[0] === address) {
    return document.entryPath === undefined ? undefined : { path: document.entryPath, text: document.html, values };
  }
  const path = pathOfScriptName(file);
  for (const resource of document.resources.values()) {
    if (isScript(resource) && resource.path === path)
      return { path, text: resource.text, values: values ?? MINTED_VALUES };
  }
  return undefined;
}

function isScript(resource: PreviewResource): resource is Extract<PreviewResource, { kind: 'text' }> {
  return (
    resource.kind === 'text' && (resource.mimeType === 'text/javascript' || resource.mimeType === 'application/json')
  );
}

/** The first frame of a stack that lies in the author's files. */
function locateStack(stack: string, page: ShownPage): Position | undefined {
  for (const frame of stack.split('\n')) {
    const [, file, line, column] = PLACE.exec(frame) ?? [];
    const position =
      file === undefined ? undefined : locate({ file, line: Number(line), column: Number(column) }, page);
    if (position) return position;
  }
  return undefined;
}

/** The compiler gave what may not load a name that no browser resolves; its diagnostic knows the place. */
function locateUnresolved(message: string, { diagnostics }: PreviewDocument): PreviewRuntimeError | undefined {
  const [, reason, name] = /"(missing file|blocked import|import beyond the limit) ([^"]+)"/.exec(message) ?? [];
  if (reason === undefined || name === undefined) return undefined;
  const diagnostic = diagnostics.find(({ requestedPath }) => requestedPath === pathOfScriptName(name));
  if (!diagnostic) return { message: cutErrorText(`Cannot import "${name}": ${reason}.`) };
  const { sourcePath: path, line, requestedPath } = diagnostic;
  const why =
    reason === 'missing file'
      ? 'it is not in the workspace'
      : reason === 'blocked import'
        ? 'it is on another site'
        : 'it stands too many imports deep';
  return { message: cutErrorText(`Cannot import "${requestedPath}": ${why}.`), path, ...(line ? { line } : {}) };
}

/** As an import is written for the browser, whichever version of the module is meant. */
const MODULE_NAME = new RegExp(`${MODULE_PREFIX.slice(0, -1).replaceAll('.', '\\.')}(?:@\\d+)?/`, 'g');

/** What our own call adds to a syntax error, where it writes the page or has its modules read ahead. */
const READ_BY_US = /(?<=SyntaxError: )Failed to execute '(?:write|append)' on '(?:Document|Element)': /g;

function plainMessage(message: string): string {
  return message.replace(MODULE_NAME, '').replace(READ_BY_US, '');
}
