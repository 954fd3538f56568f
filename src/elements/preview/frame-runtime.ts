import type { FrameDocument, FrameNames } from './frame-messages.js';

/** What the runtime is told when it starts. */
export type FrameRuntimeTask =
  /** The page around it is the author's: tell when it is shown, and leave no trace in it. */
  | { readonly kind: 'page'; readonly revision: number; readonly secret: string; readonly ownNodes: number }
  /** The page around it is empty: wait for a document and write it here. */
  | { readonly kind: 'boot'; readonly secret: string };

/**
 * Runs inside the sandboxed frame, as text too: it refers to nothing but its parameters and the platform, and runs in
 * strict mode. It comes before all page code and takes hold of every intrinsic that it will ever use, so that a page
 * which patches prototypes can neither read, forge nor rewrite what it says. Its secret and its port live in this closure.
 */
export function previewFrameRuntime(names: FrameNames, task: FrameRuntimeTask): void {
  const host = window.parent;
  const postToHost = host.postMessage;
  const apply = Reflect.apply;
  const getterOf = (prototype: object, name: string): (() => unknown) =>
    Object.getOwnPropertyDescriptor(prototype, name)!.get!;
  const postToPort = MessagePort.prototype.postMessage;
  const addListener = EventTarget.prototype.addEventListener;
  const startsWith = String.prototype.startsWith;
  const slice = String.prototype.slice;
  const toText = String;
  const dataOf = getterOf(MessageEvent.prototype, 'data');
  const messageOf = getterOf(ErrorEvent.prototype, 'message');
  const fileOf = getterOf(ErrorEvent.prototype, 'filename');
  const lineOf = getterOf(ErrorEvent.prototype, 'lineno');
  const columnOf = getterOf(ErrorEvent.prototype, 'colno');
  const errorOf = getterOf(ErrorEvent.prototype, 'error');
  const reasonOf = getterOf(PromiseRejectionEvent.prototype, 'reason');

  const channel = new MessageChannel();
  const port = channel.port1;
  /** A task of our own: it runs after all listeners of an event, and not when a hidden page's timers do. */
  const later = new MessageChannel();
  const laterIn = later.port1;
  const laterOut = later.port2;

  let revision = task.kind === 'page' ? task.revision : -1;
  let failed = false;

  const listen = (target: EventTarget, type: string, listener: (event: Event) => void): void => {
    apply(addListener, target, [type, listener, true]);
  };
  const say = (message: object): void => apply(postToPort, port, [message]) as void;

  const fail = (message: string, place: object): void => {
    if (failed) return;
    failed = true;
    say({ type: names.error, revision, message: apply(slice, message, [0, 2000]) as string, place });
  };

  const stackOf = (value: unknown): string => {
    try {
      const stack: unknown = value instanceof Error ? value.stack : '';
      return typeof stack === 'string' ? (apply(slice, stack, [0, 2000]) as string) : '';
    } catch {
      return '';
    }
  };

  const onError = (event: Event): void => {
    if (!event.isTrusted) return;
    let message: string;
    try {
      message = apply(messageOf, event, []) as string;
    } catch {
      // An image, style or script that did not load: a diagnostic names it, the page goes on.
      return;
    }
    if (apply(startsWith, message, ['ResizeObserver loop']) as boolean) return;
    fail(message, {
      file: apply(fileOf, event, []),
      line: apply(lineOf, event, []),
      column: apply(columnOf, event, []),
      stack: stackOf(apply(errorOf, event, [])),
    });
  };

  const onRejection = (event: Event): void => {
    if (!event.isTrusted) return;
    const reason = apply(reasonOf, event, []);
    let text = 'a value that cannot be shown';
    try {
      text = toText(reason);
    } catch {
      // A reason without a text form is still a failure.
    }
    fail(`Uncaught (in promise) ${text}`, { file: '', line: 0, column: 0, stack: stackOf(reason) });
  };

  const watchPage = (): void => {
    listen(window, 'error', onError);
    listen(window, 'unhandledrejection', onRejection);
    listen(window, 'DOMContentLoaded', (event) => {
      if (event.isTrusted) apply(postToPort, laterOut, [0]);
    });
  };

  /** Writes the page into this document, which keeps address, policy and realm. */
  const writePage = ({ mark, html, resources }: FrameDocument): void => {
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
    const page = fill(html) as string;
    document.open();
    // `open` removes every listener of the document and its window, so ours come after it.
    watchPage();
    document.write(page);
    document.close();
  };

  listen(laterIn, 'message', () => {
    if (failed) return;
    say({ type: names.ready, revision });
  });
  listen(port, 'message', (event) => {
    const message = apply(dataOf, event, []) as { type: string; id: number; document: FrameDocument };
    if (message.type === names.ping) say({ type: names.pong, id: message.id });
    if (message.type !== names.document || revision !== -1) return;
    revision = message.document.revision;
    writePage(message.document);
  });
  laterIn.start();
  port.start();
  if (task.kind === 'page') watchPage();
  apply(postToHost, host, [{ type: names.hello, secret: task.secret }, '*', [channel.port2]]);

  if (task.kind === 'page') {
    const script = document.currentScript!;
    for (let count = 0; count < task.ownNodes; count += 1) script.previousSibling?.remove();
    script.remove();
  }
}
