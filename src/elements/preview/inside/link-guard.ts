import type { FramePart, FrameTools } from './frame-tools.js';
import type { HistoryShim } from './history-shim.js';

/**
 * Links and forms of the page. A fragment scrolls here; a page of the workspace, or of another site, is the host's to
 * open: the frame itself goes nowhere. A form sends its `submit` event as usual, which a sandbox would swallow. Part of
 * the runtime: see `FrameTools` for what it may use.
 */
export function guardLinks(tools: FrameTools, history: HistoryShim): FramePart {
  const { methodOf, getterOf, define, cut } = tools;
  const Submit = SubmitEvent;
  const FormDataOf = FormData;
  const Params = URLSearchParams;
  const isPrevented = getterOf<boolean>(Event.prototype, 'defaultPrevented');
  const prevent = methodOf(Event.prototype, 'preventDefault');
  const pathOf = methodOf<EventTarget[]>(Event.prototype, 'composedPath');
  const dispatch = methodOf<boolean>(EventTarget.prototype, 'dispatchEvent');
  const closest = methodOf<Element | null>(Element.prototype, 'closest');
  const matches = methodOf<boolean>(Element.prototype, 'matches');
  const attributeOf = methodOf<string | null>(Element.prototype, 'getAttribute');
  const linkOf = methodOf<string | null>(Element.prototype, 'getAttributeNS');
  const query = methodOf<Element | null>(Element.prototype, 'querySelector');
  const keyOf = getterOf<string>(KeyboardEvent.prototype, 'key');
  const isComposing = getterOf<boolean>(KeyboardEvent.prototype, 'isComposing');
  const reportValidity = methodOf<boolean>(HTMLFormElement.prototype, 'reportValidity');
  const close = methodOf(HTMLDialogElement.prototype, 'close');
  const buttonForm = getterOf<HTMLFormElement | null>(HTMLButtonElement.prototype, 'form');
  const inputForm = getterOf<HTMLFormElement | null>(HTMLInputElement.prototype, 'form');
  const eachField = methodOf(FormData.prototype, 'forEach');
  const appendParam = methodOf(URLSearchParams.prototype, 'append');
  const paramsText = methodOf<string>(URLSearchParams.prototype, 'toString');
  const startsWith = methodOf<boolean>(String.prototype, 'startsWith');
  const trim = methodOf<string>(String.prototype, 'trim');
  const lower = methodOf<string>(String.prototype, 'toLowerCase');
  const indexOf = methodOf<number>(String.prototype, 'indexOf');
  const substring = methodOf<string>(String.prototype, 'substring');
  const SUBMITTER = 'button:not([type]),button[type=submit],input[type=submit],input[type=image]';
  const XLINK = 'http://www.w3.org/1999/xlink';

  const elementOf = (event: Event): Element | undefined => {
    const target = pathOf(event)[0];
    return target instanceof Element ? target : undefined;
  };

  const ask = (href: string): void => {
    tools.say({ type: 'jig-studio.preview.link', revision: tools.revision(), href: cut(href, 2000) });
  };

  const followLink = (event: Event, link: Element): void => {
    const href = trim(attributeOf(link, 'href') ?? linkOf(link, XLINK, 'href') ?? '');
    if (attributeOf(link, 'download') !== null) return;
    const scheme = lower(cut(href, 11));
    if (startsWith(scheme, 'javascript:') || startsWith(scheme, 'data:') || startsWith(scheme, 'blob:')) return;
    prevent(event);
    if (href === '' || startsWith(href, '#')) history.openFragment(href === '' ? '#' : href);
    else ask(href);
  };

  const submit = (form: HTMLFormElement, submitter: Element | null): void => {
    const setting = (name: string): string =>
      (submitter ? attributeOf(submitter, `form${name}`) : null) ?? attributeOf(form, name) ?? '';
    const unchecked =
      attributeOf(form, 'novalidate') !== null || (submitter && attributeOf(submitter, 'formnovalidate') !== null);
    if (!unchecked && !reportValidity(form)) return;
    if (
      !dispatch(form, new Submit('submit', { bubbles: true, cancelable: true, submitter: submitter as HTMLElement }))
    ) {
      return;
    }
    const how = lower(setting('method'));
    if (how === 'dialog') {
      const dialog = closest(form, 'dialog');
      if (dialog) close(dialog, submitter ? (attributeOf(submitter, 'value') ?? '') : '');
      return;
    }
    const params = new Params();
    const data = new FormDataOf(form, submitter as HTMLElement);
    eachField(data, (value: unknown, name: string) => {
      if (typeof value === 'string') appendParam(params, name, value);
    });
    const action = trim(setting('action'));
    const hash = indexOf(action, '#');
    const query = indexOf(action, '?');
    const end = query === -1 ? (hash === -1 ? action.length : hash) : query;
    const sent = how === 'post' ? '' : `?${paramsText(params)}`;
    ask(`${substring(action, 0, end)}${sent || '?'}`);
  };

  const formOf = (control: Element): HTMLFormElement | null => {
    try {
      return buttonForm(control);
    } catch {
      // Not a button.
    }
    try {
      return inputForm(control);
    } catch {
      return null;
    }
  };

  const onClick = (event: Event): void => {
    if (isPrevented(event)) return;
    const target = elementOf(event);
    if (!target) return;
    const link = closest(target, 'a[href],area[href],a[*|href]');
    if (link) return followLink(event, link);
    const submitter = closest(target, SUBMITTER);
    const form = submitter && formOf(submitter);
    if (!submitter || !form || matches(submitter, ':disabled')) return;
    prevent(event);
    submit(form, submitter);
  };

  /** Enter in a field submits by the form's first button, by a click that came here; or without one, by itself. */
  const onKey = (event: Event): void => {
    if (isPrevented(event) || keyOf(event) !== 'Enter' || isComposing(event)) return;
    const target = elementOf(event);
    if (!target || !matches(target, 'input:not([type=submit],[type=button],[type=image],[type=reset],[type=file])'))
      return;
    const form = formOf(target);
    if (form && !query(form, SUBMITTER)) submit(form, null);
  };

  define(HTMLFormElement.prototype, 'requestSubmit', {
    value: function requestSubmit(this: HTMLFormElement, submitter?: Element | null) {
      submit(this, submitter ?? null);
    },
    writable: true,
    enumerable: true,
    configurable: true,
  });

  return {
    listen() {
      tools.listen('click', onClick, 'bubble');
      tools.listen('keydown', onKey, 'bubble');
    },
  };
}
