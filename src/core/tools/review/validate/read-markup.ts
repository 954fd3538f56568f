import { parse, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';
import type { Finding, SourcePiece } from './finding.js';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A script, stylesheet or data block that stands in a page. */
export interface InlineSource extends SourcePiece {
  readonly kind: 'script' | 'module' | 'style' | 'json';
}

/** What the specification calls an error and a reader would too; the rest of them is a warning. */
const SERIOUS: ReadonlySet<string> = new Set([
  'duplicate-attribute',
  'end-tag-without-matching-open-element',
  'eof-before-tag-name',
  'eof-in-comment',
  'eof-in-doctype',
  'eof-in-element-that-can-contain-only-text',
  'eof-in-script-html-comment-like-text',
  'eof-in-tag',
  'invalid-first-character-of-tag-name',
  'missing-attribute-value',
  'missing-end-tag-name',
  'missing-whitespace-between-attributes',
  'open-elements-left-after-eof',
  'unexpected-character-in-attribute-name',
  'unexpected-equals-sign-before-attribute-name',
  'unexpected-null-character',
]);

/** Ids that stand twice, errors of the markup, and what it holds of other languages. */
export function readMarkup(
  path: string,
  source: string,
): { readonly findings: readonly Finding[]; readonly inline: readonly InlineSource[] } {
  const findings: Finding[] = [];
  const onParseError = ({ code, startLine, startCol }: ParserError): void => {
    const severity = SERIOUS.has(code) ? 'error' : 'warning';
    const message = `${code.replaceAll('-', ' ')}.`;
    findings.push({ severity, kind: 'markup-syntax', path, line: startLine, column: startCol, message });
  };
  const document = parse(source, { sourceCodeLocationInfo: true, onParseError });
  const inline: InlineSource[] = [];
  const ids = new Set<string>();
  for (const node of documentOrder(document)) {
    if (!('attrs' in node)) continue;
    if (isLeftOpen(node)) findings.push(leftOpen(path, node));
    const id = attribute(node, 'id');
    if (id !== undefined && ids.has(id)) findings.push(duplicateId(path, node, id));
    if (id !== undefined) ids.add(id);
    const piece = inlineSource(path, node, source);
    if (piece) inline.push(piece);
  }
  return { findings, inline };
}

/** Void elements, and those whose end tag the specification lets an author leave out. */
const WITHOUT_END_TAG: ReadonlySet<string> = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr html head body p li dt dd rt rp option optgroup ' +
    'colgroup caption thead tbody tfoot tr td th'
  ).split(' '),
);
const HTML = 'http://www.w3.org/1999/xhtml';

function isLeftOpen({ tagName, namespaceURI, sourceCodeLocation: place }: Element): boolean {
  const written = place?.startTag !== undefined && place.endTag === undefined;
  return written && (namespaceURI as string) === HTML && !WITHOUT_END_TAG.has(tagName);
}

function leftOpen(path: string, { tagName, sourceCodeLocation: place }: Element): Finding {
  const at = place ? { line: place.startLine, column: place.startCol } : {};
  return { severity: 'error', kind: 'markup-syntax', path, ...at, message: `<${tagName}> is not closed.` };
}

function duplicateId(path: string, { sourceCodeLocation: place }: Element, id: string): Finding {
  const at = place ? { line: place.startLine, column: place.startCol } : {};
  return {
    severity: 'warning',
    kind: 'duplicate-id',
    path,
    ...at,
    message: `The id “${id}” stands on another element too.`,
  };
}

function inlineSource(path: string, element: Element, source: string): InlineSource | undefined {
  const kind = inlineKind(element);
  const [first] = element.childNodes;
  const place = first?.sourceCodeLocation;
  if (!kind || !place) return undefined;
  const text = source.slice(place.startOffset, place.endOffset);
  return { kind, path, text, line: place.startLine, column: place.startCol };
}

function inlineKind(element: Element): InlineSource['kind'] | undefined {
  if (element.tagName === 'style') return 'style';
  if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) return undefined;
  const type = (attribute(element, 'type') ?? '').trim().toLowerCase();
  if (type === 'module') return 'module';
  if (type === '' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)) return 'script';
  return type === 'importmap' || /(?:^application\/|\+)json$/.test(type) ? 'json' : undefined;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((entry) => entry.name === name)?.value;
}

/** Iterative, because a hostile page may nest deeper than the call stack. */
function* documentOrder(root: Node): Generator<Node> {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if ('content' in node) waiting.push(node.content);
    if ('childNodes' in node) waiting.push(...[...node.childNodes].reverse());
  }
}
