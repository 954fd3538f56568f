import type {
  FrameDocument,
  FrameModules,
  FrameNames,
  FramePlace,
  FrameStorage,
  MessageToFrame,
} from '../frame-messages.js';
import type { Watch } from './capture-platform.js';
import type { FrameParts } from './frame-parts.js';
import type { FramePart, FrameTools } from './frame-tools.js';

/** Dynamic import, given from outside: what stands in this function passes through the bundlers of hosts. */
type ImportModule = (name: string) => Promise<unknown>;

interface TrustingPolicy {
  createHTML(html: string): string;
  createScript(script: string): string;
}

interface TrustingWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustingPolicy): TrustingPolicy };
}

/** What the runtime is told when it starts. */
export type FrameRuntimeTask =
  /** The page around it is the author's: tell when it is shown, and leave no trace in it. */
  | {
      readonly kind: 'page';
      readonly revision: number;
      readonly secret: string;
      readonly ownNodes: number;
      readonly policy: string;
      readonly storage: FrameStorage;
      readonly fragment: string;
      /** Files that its scripts may name come by message. */
      readonly awaitsFiles: boolean;
    }
  /** The page around it is empty: wait for a document and write it here. */
  | { readonly kind: 'boot'; readonly secret: string };

/**
 * Runs inside the sandboxed frame, as text too: it refers to nothing but its parameters and the platform, and runs in
 * strict mode. It comes before all page code and takes hold of every intrinsic that it will ever use, so that a page
 * which patches prototypes can neither read, forge nor rewrite what it says. Its secret and its port live in this closure.
 */
export function previewFrameRuntime(
  names: FrameNames,
  task: FrameRuntimeTask,
  parts: FrameParts,
  importModule: ImportModule,
): void {
  const own = window;
  const host = window.parent;
  const postToHost = host.postMessage as (message: object, origin: string, ports: readonly Transferable[]) => void;
  const platform = parts.capturePlatform();
  const { apply, methodOf, getterOf, append, watchMethod } = platform;
  const postToPort = MessagePort.prototype.postMessage;
  const addListener = EventTarget.prototype.addEventListener;
  const setTimer = window.setTimeout;
  const ErrorOf = Error;
  const toText = String;
  const clock = performance;

  const startsWith = methodOf<boolean>(String.prototype, 'startsWith');
  const slice = methodOf<string>(String.prototype, 'slice');
  const now = methodOf<number>(Performance.prototype, 'now');
  const dataOf = getterOf<MessageToFrame>(MessageEvent.prototype, 'data');
  const targetOf = getterOf<EventTarget | null>(Event.prototype, 'target');
  const stopEvent = methodOf(Event.prototype, 'stopImmediatePropagation');
  const messageOf = getterOf<string>(ErrorEvent.prototype, 'message');
  const fileOf = getterOf<string>(ErrorEvent.prototype, 'filename');
  const lineOf = getterOf<number>(ErrorEvent.prototype, 'lineno');
  const columnOf = getterOf<number>(ErrorEvent.prototype, 'colno');
  const errorOf = getterOf<unknown>(ErrorEvent.prototype, 'error');
  const reasonOf = getterOf<unknown>(PromiseRejectionEvent.prototype, 'reason');

  const channel = new MessageChannel();
  const port = channel.port1;
  /** A task of our own: it runs after all listeners of an event, and not when a hidden page's timers do. */
  const later = new MessageChannel();
  const laterIn = later.port1;
  const laterOut = later.port2;

  let revision = task.kind === 'page' ? task.revision : -1;
  let fragment = task.kind === 'page' ? task.fragment : '';
  let policy = task.kind === 'page' ? task.policy : '';
  let word: object | undefined;
  let failed = false;

  const say = (message: object): void => apply(postToPort, port, [message]) as void;

  const cut = (text: string, length: number): string => (text.length > length ? slice(text, 0, length) : text);

  const stackOf = (value: unknown): string => {
    try {
      const stack: unknown = value instanceof ErrorOf ? value.stack : '';
      return typeof stack === 'string' ? cut(stack, 2000) : '';
    } catch {
      return '';
    }
  };

  const fail = (message: string, place: FramePlace): void => {
    if (failed) return;
    failed = true;
    flushAll();
    word = { type: names.error, revision, message: cut(message, 2000), place };
    say(word);
  };

  /** What parts want to tell, gathered: a page may clear every timer, so a late one is made up for by the next call. */
  let waiting: (() => void)[] = [];
  let waitingSince = 0;
  const flushAll = (): void => {
    const flushes = waiting;
    waiting = [];
    for (let index = 0; index < flushes.length; index += 1) flushes[index]!();
  };
  const soon = (flush: () => void): void => {
    for (let index = 0; index < waiting.length; index += 1) if (waiting[index] === flush) flush = nothing;
    if (waiting.length === 0) {
      waitingSince = now(clock);
      apply(setTimer as (handler: () => void, ms: number) => number, own, [flushAll, 50]);
    }
    if (flush !== nothing) append(waiting, flush);
    if (now(clock) - waitingSince > 200) flushAll();
  };
  const nothing = (): void => undefined;

  const tools: FrameTools = {
    ...platform,
    cut,
    stackOf,
    fail,
    soon,
    say,
    listen(type, listener, phase) {
      apply(addListener, own, [type, listener, phase !== 'bubble']);
    },
    revision: () => revision,
    here: () => stackOf(new ErrorOf()),
  };

  const consoleCapture = parts.captureConsole(tools);
  const storage = parts.shimStorage(tools);
  const history = parts.shimHistory(tools);
  const picker = parts.pickElements(tools);
  const finder = parts.findFiles(tools);
  const listening: readonly FramePart[] = [
    picker,
    parts.watchFocus(tools),
    parts.watchPolicy(tools, () => policy),
    parts.guardLinks(tools, history),
  ];

  const onError = (event: Event): void => {
    if (!event.isTrusted) return;
    let message: string;
    try {
      message = messageOf(event);
    } catch {
      // An image, style or script that did not load: a diagnostic names it, the page goes on.
      if (finder.mend(targetOf(event))) stopEvent(event);
      return;
    }
    if (startsWith(message, 'ResizeObserver loop')) return;
    const place = { file: fileOf(event), line: lineOf(event), column: columnOf(event), stack: stackOf(errorOf(event)) };
    consoleCapture.uncaught(message, place);
    fail(message, place);
  };

  const onRejection = (event: Event): void => {
    if (!event.isTrusted) return;
    const reason = reasonOf(event);
    let text = 'a value that cannot be shown';
    try {
      text = toText(reason);
    } catch {
      // A reason without a text form is still a failure.
    }
    const place = { file: '', line: 0, column: 0, stack: stackOf(reason) };
    consoleCapture.uncaught(`Uncaught (in promise) ${text}`, place);
    fail(`Uncaught (in promise) ${text}`, place);
  };

  /** As a browser does: when the page is read, when it has all, and once it has its size. */
  const openAtFragment = (): void => {
    if (fragment === '') return;
    history.show(fragment);
    soon(() => history.show(fragment));
  };

  const onLoad = (event: Event): void => {
    if (event.isTrusted && event.target === document) openAtFragment();
  };

  const onRead = (event: Event): void => {
    if (!event.isTrusted) return;
    openAtFragment();
    apply(postToPort, laterOut, [0]);
  };

  /** The same listener twice is one. No listener of the page's end among them: a hung process would be kept for its sake. */
  const watchPage = (): void => {
    for (let index = 0; index < listening.length; index += 1) listening[index]!.listen?.();
    tools.listen('error', onError);
    tools.listen('unhandledrejection', onRejection);
    tools.listen('load', onLoad);
    tools.listen('DOMContentLoaded', onRead);
  };

  /** `document.open`, which a late `write` calls by itself, removes every listener of the page and its window: ours too. */
  const watchAgainAfter: Watch = (method, self, args) => {
    try {
      return apply(method, self, args);
    } finally {
      watchPage();
    }
  };
  watchMethod(Document.prototype, 'open', watchAgainAfter);
  watchMethod(Document.prototype, 'write', watchAgainAfter);
  watchMethod(Document.prototype, 'writeln', watchAgainAfter);

  /** A host's Trusted Types are in force here too: it allows the name that the element itself needs. */
  const plain = (text: string): string => text;
  const { trustedTypes } = own as unknown as TrustingWindow;
  let trust: TrustingPolicy | undefined;
  const trusted = (): TrustingPolicy => {
    const rules = { createHTML: plain, createScript: plain };
    try {
      trust ??= trustedTypes?.createPolicy(names.trusted, rules) ?? rules;
    } catch {
      trust = rules;
    }
    return trust;
  };

  /** Writes the page into this document, which keeps address, policy and realm. */
  const writePage = (page: FrameDocument): void => {
    const { mark, html, resources } = page;
    const urls: string[] = [];
    const urlOf = (index: number): string =>
      (urls[index] ??= URL.createObjectURL(
        new Blob([fill(resources[index]!.content)], { type: resources[index]!.mimeType }),
      ));
    const fill = (content: string | Blob): string | Blob =>
      typeof content === 'string'
        ? content
            .split(mark)
            .map((part, index) => (index % 2 === 0 ? part : urlOf(Number(part))))
            .join('')
        : content;
    const text = fill(html) as string;
    revision = page.revision;
    policy = page.policy;
    fragment = page.fragment;
    storage.load(page.storage);
    if (fragment !== '') location.replace(fragment);
    document.open();
    document.write(trusted().createHTML(text));
    document.close();
  };

  /**
   * Has the modules of the next page read by the browser, under their names, while nothing of a page is here. A browser
   * that takes one import map alone would refuse that page's own: so another is tried first. A few at a time: the page on
   * show is in the same process.
   */
  const readModules = ({ modules, probe }: FrameModules): void => {
    const addMap = (imports: object): void => {
      const map = document.createElement('script');
      map.type = 'importmap';
      map.text = trusted().createScript(JSON.stringify({ imports }));
      document.head.append(map);
    };
    const tell = (usable: boolean): void => say({ type: 'jig-studio.preview.modules-read', usable });
    addMap(Object.fromEntries(modules.map(({ name, url }) => [name, url])));
    const scripts = modules.filter(({ isScript }) => isScript);
    const turns = new MessageChannel();
    turns.port1.onmessage = () => {
      // The next page is here: it asks for what is not read yet.
      if (revision !== -1) return;
      for (const { url } of scripts.splice(0, 8)) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = url;
        document.head.append(link);
      }
      if (scripts.length > 0) turns.port2.postMessage(0);
    };
    turns.port2.postMessage(0);
    addMap({ [probe]: 'data:text/javascript,' });
    importModule(probe).then(
      () => tell(true),
      () => tell(false),
    );
  };

  apply(addListener, laterIn, [
    'message',
    () => {
      if (failed) return;
      flushAll();
      word = { type: names.ready, revision };
      say(word);
    },
    true,
  ]);
  apply(addListener, port, [
    'message',
    (event: Event) => {
      const message = dataOf(event);
      if (message.type === 'jig-studio.preview.ping') {
        flushAll();
        say({ type: 'jig-studio.preview.pong', id: message.id });
      } else if (message.type === 'jig-studio.preview.repeat') {
        if (word) say(word);
      } else if (message.type === 'jig-studio.preview.picking') {
        picker.setPicking(message.picking);
      } else if (message.type === 'jig-studio.preview.files') {
        finder.take(message);
      } else if (message.type === 'jig-studio.preview.modules') {
        if (revision === -1) readModules(message);
      } else if (revision === -1) writePage(message.document);
    },
    true,
  ]);
  laterIn.start();
  port.start();
  if (task.kind === 'page') {
    if (task.awaitsFiles) finder.await();
    storage.load(task.storage);
    if (fragment !== '') location.replace(fragment);
    watchPage();
  }
  apply(postToHost, host, [{ type: 'jig-studio.preview.hello', secret: task.secret }, '*', [channel.port2]]);

  if (task.kind === 'page') {
    const script = document.currentScript!;
    for (let count = 0; count < task.ownNodes; count += 1) script.previousSibling?.remove();
    script.remove();
  }
}
