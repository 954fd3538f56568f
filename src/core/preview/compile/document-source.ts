import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes, type Token } from 'parse5';
import { runtimeOffsetOf } from './runtime-offset.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What the preview does with the file that an attribute names. */
export type AttributeRole = 'style' | 'script' | 'module' | 'asset' | 'page';

/** An attribute by position; `start` to `end` covers name, sign and value as written. */
export interface AttributePlace {
  readonly name: string;
  /** Decoded. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export type DocumentReference =
  | (AttributePlace & { readonly kind: 'attribute'; readonly role: AttributeRole })
  | (AttributePlace & {
      readonly kind:
        'srcset' | 'style-attribute' | 'base' | 'handler' | 'page-text' | 'refresh' | 'policy' | 'link' | 'download';
    })
  /** The digest of what `target` names. */
  | (AttributePlace & { readonly kind: 'integrity'; readonly target: string })
  /** The text between the tags. */
  | { readonly kind: 'style' | 'module' | 'script'; readonly start: number; readonly end: number };

/** What an HTML document refers to, by position. */
export interface DocumentSource {
  /** Where a script may be inserted so that it runs first and the tree stays as the author wrote it. */
  readonly runtimeOffset: number;
  /** Quirks or limited quirks: the doctype is missing or old. */
  readonly quirks: boolean;
  /** It has references that `data:` URLs do not serve: a choice of images, or SVG `use` of another file. */
  readonly wantsObjectUrls: boolean;
  /** Inline scripts, or attributes that are code. */
  readonly holdsCode: boolean;
  readonly baseHref: string | undefined;
  readonly importMaps: readonly string[];
  readonly references: readonly DocumentReference[];
}

/** Parses as a browser does, so that a tag inside a script or a comment is not taken for one. */
export function readDocument(source: string): DocumentSource {
  // A byte order mark is no content; as a space before the doctype it is none either, and offsets stay.
  const text = source.replace(/^\ufeff/, ' ');
  const document = parse(text, { sourceCodeLocationInfo: true });
  const reading: Reading = {
    source,
    references: new Map(),
    importMaps: [],
    baseHref: undefined,
    wantsObjectUrls: false,
    holdsCode: false,
  };
  readChildren(document.childNodes, reading);
  return {
    runtimeOffset: runtimeOffsetOf(text),
    quirks: document.mode !== 'no-quirks',
    wantsObjectUrls: reading.wantsObjectUrls,
    holdsCode: reading.holdsCode,
    baseHref: reading.baseHref,
    importMaps: reading.importMaps,
    references: [...reading.references.values()].sort((a, b) => a.start - b.start),
  };
}

interface Reading {
  readonly source: string;
  /** By offset: the parser clones misnested elements, with one place for both. */
  readonly references: Map<number, DocumentReference>;
  readonly importMaps: string[];
  baseHref: string | undefined;
  wantsObjectUrls: boolean;
  holdsCode: boolean;
}

/** In document order, without a call per level: pages may nest deeper than a stack. */
function readChildren(roots: readonly Node[], reading: Reading): void {
  const pending: Node[] = [...roots].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    readElement(node, reading);
    for (let index = node.childNodes.length - 1; index >= 0; index -= 1) pending.push(node.childNodes[index]!);
    if (!('content' in node)) continue;
    const { childNodes } = node.content as DefaultTreeAdapterTypes.DocumentFragment;
    for (let index = childNodes.length - 1; index >= 0; index -= 1) pending.push(childNodes[index]!);
  }
}

function readElement(element: Element, reading: Reading): void {
  const places = attributePlaces(element, reading.source);
  const attribute = (name: string): string | undefined => places.get(name)?.value;
  const add = (reference: DocumentReference): void => void reading.references.set(reference.start, reference);

  for (const [name, place] of places) {
    if (name.startsWith('on') || /^\s*javascript:/i.test(place.value)) reading.holdsCode = true;
    if (name === 'style' || isPaint(element, name, place)) add({ ...place, kind: 'style-attribute' });
    else if (name.startsWith('on') && place.value.includes('import')) add({ ...place, kind: 'handler' });
    else if (element.tagName === 'iframe' && name === 'srcdoc') {
      reading.holdsCode = true;
      add({ ...place, kind: 'page-text' });
    } else if (isMeta(element.tagName, name, attribute, 'refresh')) add({ ...place, kind: 'refresh' });
    else if (isMeta(element.tagName, name, attribute, 'content-security-policy')) {
      // `data:` addresses that the page holds itself stay forbidden where they were.
      reading.wantsObjectUrls = true;
      add({ ...place, kind: 'policy' });
    } else if (name === 'integrity') {
      const target = attribute(element.tagName === 'link' ? 'href' : 'src');
      if (target !== undefined) add({ ...place, kind: 'integrity', target });
    } else if (isLink(element.tagName, name))
      add({ ...place, kind: attribute('download') === undefined ? 'link' : 'download' });
    else if (isSrcset(element.tagName, name)) {
      add({ ...place, kind: 'srcset' });
      reading.wantsObjectUrls = true;
    } else {
      const role = roleOf(element, name, attribute);
      if (role) add({ ...place, kind: 'attribute', role });
      if (element.tagName === 'use' && place.value.trim() !== '' && !place.value.trim().startsWith('#'))
        reading.wantsObjectUrls = true;
    }
  }
  if (element.tagName === 'base' && reading.baseHref === undefined) {
    const href = places.get('href');
    if (href) {
      reading.baseHref = href.value;
      add({ ...href, kind: 'base' });
    }
  }
  readInlineText(element, attribute, reading, add);
}

function readInlineText(
  element: Element,
  attribute: (name: string) => string | undefined,
  reading: Reading,
  add: (reference: DocumentReference) => void,
): void {
  const range = innerRange(element);
  if (!range) return;
  if (element.tagName === 'style') {
    const type = (attribute('type') ?? '').trim().toLowerCase();
    if (type === '' || type === 'text/css') add({ kind: 'style', ...range });
  }
  if (element.tagName !== 'script') return;
  if (attribute('src') !== undefined || (isSvg(element) && svgScriptAddress(attribute) !== undefined)) return;
  const kind = scriptKind(attribute('type'));
  if (kind === 'importmap') reading.importMaps.push(reading.source.slice(range.start, range.end));
  else if (kind) {
    reading.holdsCode = true;
    add({ kind, ...range });
  }
}

function roleOf(
  element: Element,
  name: string,
  attribute: (name: string) => string | undefined,
): AttributeRole | undefined {
  const { tagName } = element;
  if (tagName === 'script') {
    if (name !== (isSvg(element) ? svgScriptAddress(attribute) : 'src')) return undefined;
    const kind = scriptKind(attribute('type'));
    return kind === 'importmap' ? undefined : kind;
  }
  switch (`${tagName} ${name}`) {
    case 'link href':
      return linkRole(attribute('rel') ?? '', attribute('as') ?? '');
    case 'iframe src':
    case 'frame src':
    case 'object data':
    case 'embed src':
      return 'page';
    case 'img src':
    case 'source src':
    case 'video src':
    case 'video poster':
    case 'audio src':
    case 'track src':
    case 'input src':
    case 'body background':
    case 'table background':
    case 'thead background':
    case 'tbody background':
    case 'tfoot background':
    case 'tr background':
    case 'td background':
    case 'th background':
    case 'image href':
    case 'image xlink:href':
    case 'use href':
    case 'use xlink:href':
    case 'feImage href':
    case 'feImage xlink:href':
      return 'asset';
    default:
      return undefined;
  }
}

function isSvg({ namespaceURI }: Element): boolean {
  return namespaceURI === 'http://www.w3.org/2000/svg';
}

function svgScriptAddress(attribute: (name: string) => string | undefined): string | undefined {
  return ['href', 'xlink:href'].find((name) => attribute(name) !== undefined);
}

/** Presentation attributes of SVG that may name a thing in another file. */
function isPaint(element: Element, name: string, { value }: AttributePlace): boolean {
  return (
    isSvg(element) && /^(?:fill|stroke|filter|mask|clip-path|cursor|marker(?:-\w+)?)$/.test(name) && /url/i.test(value)
  );
}

function isMeta(tag: string, name: string, attribute: (name: string) => string | undefined, pragma: string): boolean {
  return tag === 'meta' && name === 'content' && attribute('http-equiv')?.trim().toLowerCase() === pragma;
}

/** Where a person goes from the page; what it is made of is no link. */
function isLink(tag: string, name: string): boolean {
  if (tag === 'a' || tag === 'area') return name === 'href' || name === 'xlink:href';
  return (tag === 'form' && name === 'action') || ((tag === 'button' || tag === 'input') && name === 'formaction');
}

function linkRole(rel: string, as: string): AttributeRole | undefined {
  const kinds = rel.toLowerCase().split(/\s+/);
  if (kinds.includes('stylesheet')) return 'style';
  if (kinds.includes('modulepreload')) return 'module';
  if (kinds.includes('preload') || kinds.includes('prefetch')) {
    const use = as.toLowerCase();
    return use === 'style' || use === 'script' ? use : 'asset';
  }
  return kinds.some((kind) => kind === 'icon' || kind === 'apple-touch-icon' || kind === 'mask-icon')
    ? 'asset'
    : undefined;
}

function isSrcset(tag: string, name: string): boolean {
  return ((tag === 'img' || tag === 'source') && name === 'srcset') || (tag === 'link' && name === 'imagesrcset');
}

/** Undefined for a data block. */
function scriptKind(type: string | undefined): 'script' | 'module' | 'importmap' | undefined {
  const essence = (type ?? '').trim().toLowerCase();
  if (essence === 'module' || essence === 'importmap') return essence;
  return essence === '' || SCRIPT_TYPE.test(essence) ? 'script' : undefined;
}

/** MIME Sniffing, JavaScript MIME types; one with parameters is a data block. */
const SCRIPT_TYPE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

function attributePlaces(element: Element, source: string): ReadonlyMap<string, AttributePlace> {
  const locations = element.sourceCodeLocation?.attrs;
  const places = new Map<string, AttributePlace>();
  if (!locations) return places;
  for (const { name, prefix, value } of element.attrs) {
    const key = prefix ? `${prefix}:${name}` : name;
    const location = locationOf(locations, key);
    if (!location) continue;
    const { startOffset: start, endOffset: end } = location;
    const written = source.slice(start, end);
    const sign = written.indexOf('=');
    if (sign === -1) continue;
    places.set(key, { name: written.slice(0, sign).trimEnd(), value, start, end });
  }
  return places;
}

function locationOf(locations: Record<string, Token.Location>, key: string): Token.Location | undefined {
  return Object.hasOwn(locations, key) ? locations[key] : undefined;
}

function innerRange(element: Element): { start: number; end: number } | undefined {
  const location = element.sourceCodeLocation;
  if (!location?.startTag) return undefined;
  const start = location.startTag.endOffset;
  const end = location.endTag?.startOffset ?? location.endOffset;
  return end > start ? { start, end } : undefined;
}
