import type { FrameFile, FrameFiles } from '../frame-messages.js';
import type { FramePart, FrameTools } from './frame-tools.js';

export interface FileFinder extends FramePart {
  /** Files will come, though the page has begun already: until then nothing that does not load is told to it. */
  await(): void;
  /** The files that scripts may name, before the page comes or just after it has begun. */
  take(files: FrameFiles): void;
  /** Gives an element that did not load the file that it names. False when there is none: then it is the page's to know. */
  mend(target: EventTarget | null): boolean;
}

/**
 * Addresses that scripts give to elements while they run: a picture that is swapped, a sound, a style that is linked later.
 * The page has no server to ask, so the file that is meant is given an address here, which ends in its name: scripts
 * compare that. Part of the runtime: see `FrameTools` for what it may use.
 */
export function findFiles(tools: FrameTools): FileFinder {
  const { apply, methodOf, getterOf, define, append, watched, watchMethod, createMap } = tools;
  const SITE = 'https://workspace.invalid';
  const ELEMENTS = 'img,source,audio,video,input[src],embed,link[rel~=stylesheet i],link[rel~=icon i]';
  const UrlOf = URL;
  const BlobOf = Blob;
  const ProxyOf = Proxy;
  const page = document;
  const decode = decodeURIComponent;
  const construct = Reflect.construct;
  const mint = methodOf<string>(URL, 'createObjectURL');
  const originOf = getterOf<string>(URL.prototype, 'origin');
  const pathOf = getterOf<string>(URL.prototype, 'pathname');
  const hashOf = getterOf<string>(URL.prototype, 'hash');
  const startsWith = methodOf<boolean>(String.prototype, 'startsWith');
  const substring = methodOf<string>(String.prototype, 'substring');
  const lastIndexOf = methodOf<number>(String.prototype, 'lastIndexOf');
  const normalize = methodOf<string>(String.prototype, 'normalize');
  const attributeOf = methodOf<string | null>(Element.prototype, 'getAttribute');
  const setAttribute = methodOf(Element.prototype, 'setAttribute');
  const localNameOf = getterOf<string>(Element.prototype, 'localName');
  const matches = methodOf<boolean>(Element.prototype, 'matches');
  const parentOf = getterOf<Element | null>(Node.prototype, 'parentElement');
  const queryAll = methodOf<NodeListOf<Element>>(Document.prototype, 'querySelectorAll');
  const lengthOf = getterOf<number>(NodeList.prototype, 'length');
  const itemOf = methodOf<Element>(NodeList.prototype, 'item');
  const loadMedia = methodOf(HTMLMediaElement.prototype, 'load');
  const dispatch = methodOf(EventTarget.prototype, 'dispatchEvent');
  const EventOf = Event;
  const EARLY = 200;

  const files = createMap<string, FrameFile>();
  const urls = createMap<string, string>();
  let base = '';
  let awaits = false;
  /** Given an address before the files were there. */
  let early: Element[] = [];
  /** Did not load before the files were there, and the page has not been told. */
  let untold: Element[] = [];

  /** Undefined for what is not of the site; an address that fails, as a server's would, for what is not there. */
  const find = (written: string): string | undefined => {
    if (base === '' || written === '' || startsWith(written, 'data:') || startsWith(written, 'blob:')) return undefined;
    try {
      const url = new UrlOf(written, base);
      if (originOf(url) !== SITE) return undefined;
      const path = normalize(decode(substring(pathOf(url), 1)), 'NFC');
      const file = files.get(path);
      if (!file) return `blob:null${pathOf(url)}`;
      let address = urls.get(path);
      if (address === undefined) {
        address = mint(UrlOf, new BlobOf([file.content], { type: file.mimeType }));
        urls.set(path, address);
      }
      const name = substring(pathOf(url), lastIndexOf(pathOf(url), '/') + 1);
      return address + (hashOf(url) || (file.mimeType === 'image/svg+xml' ? '' : `#${name}`));
    } catch {
      return undefined;
    }
  };

  const nameOf = (element: Element): string => (localNameOf(element) === 'link' ? 'href' : 'src');

  const give = (element: Element): boolean => {
    const url = find(attributeOf(element, nameOf(element)) ?? '');
    if (url === undefined) return false;
    setAttribute(element, nameOf(element), url);
    const parent = localNameOf(element) === 'source' ? parentOf(element) : null;
    if (parent && matches(parent, 'audio,video')) loadMedia(parent);
    return true;
  };

  /** What is to be set instead of what the page sets. */
  const instead = (element: unknown, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (base === '' && early.length < EARLY) append(early, element as Element);
    return find(value) ?? value;
  };

  const watchSetter = (prototype: object, name: string): void => {
    const found = Object.getOwnPropertyDescriptor(prototype, name);
    if (!found?.set) return;
    const setter = watched(found.set, (method, self, args) => apply(method, self, [instead(self, args[0])]));
    define(prototype, name, { get: found.get, set: setter, enumerable: true, configurable: true });
  };
  watchSetter(HTMLImageElement.prototype, 'src');
  watchSetter(HTMLMediaElement.prototype, 'src');
  watchSetter(HTMLSourceElement.prototype, 'src');
  watchSetter(HTMLInputElement.prototype, 'src');
  watchSetter(HTMLVideoElement.prototype, 'poster');
  watchSetter(HTMLLinkElement.prototype, 'href');

  const isWatched = (element: unknown, name: unknown): boolean => {
    if (name !== 'src' && name !== 'href') return false;
    try {
      return matches(element, ELEMENTS) && nameOf(element as Element) === name;
    } catch {
      return false;
    }
  };
  watchMethod(Element.prototype, 'setAttribute', (method, self, args) => {
    const isNamed = args.length === 2 && isWatched(self, args[0]);
    return apply(method, self, isNamed ? [args[0], instead(self, args[1])] : args);
  });
  define(window, 'Audio', {
    value: new ProxyOf(Audio, {
      __proto__: null,
      construct: (target: typeof Audio, args: readonly unknown[], made: typeof Audio) =>
        construct(
          target,
          args.length === 0 ? [] : [typeof args[0] === 'string' ? (find(args[0]) ?? args[0]) : args[0]],
          made,
        ),
    } as ProxyHandler<typeof Audio>),
    writable: true,
    enumerable: false,
    configurable: true,
  });

  return {
    await() {
      awaits = true;
    },
    take(message) {
      base = message.base;
      for (let index = 0; index < message.files.length; index += 1) {
        const file = message.files[index]!;
        files.set(file.path, file);
      }
      const elements = queryAll(page, ELEMENTS);
      for (let index = 0; index < lengthOf(elements); index += 1) give(itemOf(elements, index));
      for (let index = 0; index < early.length; index += 1) give(early[index]!);
      early = [];
      // What has its file by now is no longer in want of it; of the rest the page hears, as it would have before.
      for (let index = 0; index < untold.length; index += 1) {
        const element = untold[index]!;
        if (!startsWith(attributeOf(element, nameOf(element)) ?? '', 'blob:')) dispatch(element, new EventOf('error'));
      }
      untold = [];
    },
    mend(target) {
      try {
        if (!matches(target, ELEMENTS)) return false;
        const isEarly = awaits && base === '' && untold.length < EARLY;
        if (isEarly) append(untold, target as Element);
        return isEarly || give(target as Element);
      } catch {
        return false;
      }
    },
  };
}
