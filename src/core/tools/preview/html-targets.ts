import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Where the content of an element stands in the source, and what text it shows. */
export interface HtmlElementTarget {
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly text: string;
}

/** The places in one HTML source that the visual tools may change. */
export interface HtmlTargets {
  /** First element with this id. */
  elementById(id: string): HtmlElementTarget | undefined;
  /** Offset of the first comment whose whole text is `text`. */
  commentStart(text: string): number | undefined;
}

/** Parses as a browser does; offsets are positions in `source` as written. */
export async function findHtmlTargets(source: string): Promise<HtmlTargets> {
  const { parse } = await import('parse5');
  const document = parse(source, { sourceCodeLocationInfo: true });
  return {
    elementById: (id) => firstMatch(document, (node) => elementTarget(node, id)),
    commentStart: (text) => firstMatch(document, (node) => commentStart(node, text)),
  };
}

function elementTarget(node: Node, id: string): HtmlElementTarget | undefined {
  if (!('attrs' in node) || !node.attrs.some(({ name, value }) => name === 'id' && value === id)) return undefined;
  const location = node.sourceCodeLocation;
  if (!location?.startTag) return undefined;
  const contentStart = location.startTag.endOffset;
  const contentEnd = location.endTag?.startOffset ?? location.endOffset;
  return { contentStart, contentEnd, text: visibleText(node) };
}

function commentStart(node: Node, text: string): number | undefined {
  if (node.nodeName !== '#comment' || !('data' in node)) return undefined;
  return node.data.trim() === text ? node.sourceCodeLocation?.startOffset : undefined;
}

function visibleText(node: Node): string {
  let text = '';
  for (const descendant of documentOrder(node)) {
    if (descendant.nodeName === '#text' && 'value' in descendant) text += descendant.value;
  }
  return text.replace(/\s+/g, ' ').trim();
}

function firstMatch<T>(root: Node, match: (node: Node) => T | undefined): T | undefined {
  for (const node of documentOrder(root)) {
    const found = match(node);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Iterative, because a hostile page may nest deeper than the call stack. Template contents are not shown, so skipped. */
function* documentOrder(root: Node): Generator<Node> {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if ('childNodes' in node) waiting.push(...[...node.childNodes].reverse());
  }
}
