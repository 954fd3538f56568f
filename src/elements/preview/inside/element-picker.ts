import type { FramePart, FrameTools } from './frame-tools.js';

export interface ElementPicker extends FramePart {
  setPicking(picking: boolean): void;
}

/**
 * Design mode: marks the element under the pointer, or the one that the arrow keys reach, and tells the host about the
 * one that a person picks, in bounded words. Only trusted events count, so a page cannot pick for the person. Part of
 * the runtime: see `FrameTools` for what it may use.
 */
export function pickElements(tools: FrameTools): ElementPicker {
  const { methodOf, getterOf, append, cut } = tools;
  const page = document;
  const own = window;
  const HTML_LENGTH = 1500;
  const STYLES = [
    'display',
    'position',
    'width',
    'height',
    'margin',
    'padding',
    'border',
    'border-radius',
    'color',
    'background-color',
    'background-image',
    'box-shadow',
    'opacity',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'letter-spacing',
    'text-align',
    'flex-direction',
    'justify-content',
    'align-items',
    'gap',
    'grid-template-columns',
    'overflow',
    'z-index',
    'transform',
  ];
  const stop = methodOf(Event.prototype, 'stopImmediatePropagation');
  const prevent = methodOf(Event.prototype, 'preventDefault');
  const pathOf = methodOf<EventTarget[]>(Event.prototype, 'composedPath');
  const keyOf = getterOf<string>(KeyboardEvent.prototype, 'key');
  const nodeType = getterOf<number>(Node.prototype, 'nodeType');
  const parentOf = getterOf<Element | null>(Node.prototype, 'parentElement');
  const nextOf = getterOf<Element | null>(Element.prototype, 'nextElementSibling');
  const previousOf = getterOf<Element | null>(Element.prototype, 'previousElementSibling');
  const childOf = getterOf<Element | null>(Element.prototype, 'firstElementChild');
  const firstChildOf = getterOf<Node | null>(Node.prototype, 'firstChild');
  const nextSiblingOf = getterOf<Node | null>(Node.prototype, 'nextSibling');
  const valueOf = getterOf<string | null>(Node.prototype, 'nodeValue');
  const localNameOf = getterOf<string>(Element.prototype, 'localName');
  const attributesOf = getterOf<NamedNodeMap>(Element.prototype, 'attributes');
  const attributeCount = getterOf<number>(NamedNodeMap.prototype, 'length');
  const attributeAt = methodOf<Attr>(NamedNodeMap.prototype, 'item');
  const attributeName = getterOf<string>(Attr.prototype, 'name');
  const attributeValue = getterOf<string>(Attr.prototype, 'value');
  const idOf = getterOf<string>(Element.prototype, 'id');
  const boxOf = methodOf<DOMRect>(Element.prototype, 'getBoundingClientRect');
  const leftOf = getterOf<number>(DOMRectReadOnly.prototype, 'left');
  const topOf = getterOf<number>(DOMRectReadOnly.prototype, 'top');
  const widthOf = getterOf<number>(DOMRectReadOnly.prototype, 'width');
  const heightOf = getterOf<number>(DOMRectReadOnly.prototype, 'height');
  const queryAll = methodOf<NodeListOf<Element>>(Document.prototype, 'querySelectorAll');
  const lengthOf = getterOf<number>(NodeList.prototype, 'length');
  const itemOf = methodOf<Element>(NodeList.prototype, 'item');
  const rootOf = getterOf<Element | null>(Document.prototype, 'documentElement');
  const bodyOf = getterOf<Element | null>(Document.prototype, 'body');
  const viewportWidth = getterOf<number>(Element.prototype, 'clientWidth');
  const viewportHeight = getterOf<number>(Element.prototype, 'clientHeight');
  const create = methodOf<HTMLElement>(Document.prototype, 'createElement');
  const attach = methodOf<ShadowRoot>(Element.prototype, 'attachShadow');
  const appendChild = methodOf(Node.prototype, 'appendChild');
  const removeNode = methodOf(Element.prototype, 'remove');
  const setText = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')!.set!;
  const styleOf = getterOf<CSSStyleDeclaration>(HTMLElement.prototype, 'style');
  const setStyle = methodOf(CSSStyleDeclaration.prototype, 'setProperty');
  const readStyle = methodOf<string>(CSSStyleDeclaration.prototype, 'getPropertyValue');
  const computed = own.getComputedStyle;
  const escape = CSS.escape;
  const trim = methodOf<string>(String.prototype, 'trim');
  const round = Math.round;

  let picking = false;
  let target: Element | null = null;
  let mark: HTMLElement | undefined;
  let box: HTMLElement | undefined;
  let label: HTMLElement | undefined;

  const style = (element: HTMLElement, name: string, value: string): void => {
    setStyle(styleOf(element), name, value, 'important');
  };

  const showMark = (): void => {
    if (!target) return;
    if (!mark || !box || !label) {
      mark = create(page, 'div');
      box = create(page, 'div');
      label = create(page, 'div');
      style(mark, 'all', 'initial');
      style(mark, 'position', 'fixed');
      style(mark, 'inset', '0');
      style(mark, 'z-index', '2147483647');
      style(mark, 'pointer-events', 'none');
      style(box, 'position', 'fixed');
      style(box, 'box-sizing', 'border-box');
      style(box, 'outline', '2px solid #2563eb');
      style(box, 'background', 'rgb(37 99 235 / 12%)');
      style(label, 'position', 'fixed');
      style(label, 'padding', '1px 6px');
      style(label, 'font', '11px/1.5 ui-monospace, monospace');
      style(label, 'color', '#fff');
      style(label, 'background', '#1d4ed8');
      style(label, 'border-radius', '3px');
      style(label, 'white-space', 'nowrap');
      const root = attach(mark, { mode: 'closed' });
      appendChild(root, box);
      appendChild(root, label);
      appendChild(rootOf(page), mark);
    }
    const rect = boxOf(target);
    const top = topOf(rect);
    style(box, 'left', `${leftOf(rect)}px`);
    style(box, 'top', `${top}px`);
    style(box, 'width', `${widthOf(rect)}px`);
    style(box, 'height', `${heightOf(rect)}px`);
    style(label, 'left', `${leftOf(rect) > 0 ? leftOf(rect) : 0}px`);
    style(label, 'top', `${top > 20 ? top - 20 : top + 2}px`);
    tools.apply(setText, label, [`${shortName(target)} ${round(widthOf(rect))} × ${round(heightOf(rect))}`]);
  };

  const shortName = (element: Element): string => {
    const id = idOf(element);
    return localNameOf(element) + (id ? `#${cut(id, 40)}` : '');
  };

  const hideMark = (): void => {
    if (mark) removeNode(mark);
    mark = box = label = undefined;
    target = null;
  };

  const isOnly = (selector: string, element: Element): boolean => {
    const found = queryAll(page, selector);
    return lengthOf(found) === 1 && itemOf(found, 0) === element;
  };

  const selectorOf = (element: Element): string => {
    let selector = '';
    for (let at: Element | null = element; at && selector.length < 260; at = parentOf(at)) {
      const id = idOf(at);
      const step = id !== '' && id.length < 80 ? `#${escape(id)}` : nthOf(at);
      selector = selector === '' ? step : `${step} > ${selector}`;
      if (isOnly(selector, element)) return selector;
    }
    return cut(selector, 300);
  };

  const nthOf = (element: Element): string => {
    const name = localNameOf(element);
    let same = 1;
    let alone = true;
    for (let at = previousOf(element); at; at = previousOf(at)) {
      if (localNameOf(at) === name) same += 1;
    }
    for (let at = nextOf(element); at && alone; at = nextOf(at)) alone = localNameOf(at) !== name;
    return escape(name) + (same === 1 && alone ? '' : `:nth-of-type(${same})`);
  };

  /** Markup in document order until it is long enough; `…` for what is left out. */
  const markupOf = (element: Element, room: number, depth: number): string => {
    const name = localNameOf(element);
    let text = `<${name}`;
    const attributes = attributesOf(element);
    const count = attributeCount(attributes);
    for (let index = 0; index < count && index < 20; index += 1) {
      const attribute = attributeAt(attributes, index);
      const value = attributeValue(attribute);
      text += ` ${attributeName(attribute)}="${cut(value, 120)}${value.length > 120 ? '…' : ''}"`;
    }
    text += '>';
    if (name === 'script' || name === 'style') return `${text}…</${name}>`;
    for (let child = firstChildOf(element); child; child = nextSiblingOf(child)) {
      if (child === mark) continue;
      if (text.length >= room || depth > 8) {
        text += '…';
        break;
      }
      const type = nodeType(child);
      if (type === 3) text += cut(valueOf(child) ?? '', 300);
      else if (type === 1) text += markupOf(child as Element, room - text.length, depth + 1);
    }
    return `${text}</${name}>`;
  };

  const textOf = (node: Node, room: number, depth: number): string => {
    let text = '';
    for (let child = firstChildOf(node); child && text.length < room && depth < 40; child = nextSiblingOf(child)) {
      const type = nodeType(child);
      if (type === 3) text += cut(valueOf(child) ?? '', room);
      else if (type === 1 && child !== mark) text += textOf(child, room - text.length, depth + 1);
    }
    return text;
  };

  const pick = (): void => {
    const element = target;
    if (!element) return;
    const rect = boxOf(element);
    const values = computed(element);
    const styles: { name: string; value: string }[] = [];
    for (let index = 0; index < STYLES.length; index += 1) {
      const name = STYLES[index]!;
      append(styles, { name, value: cut(readStyle(values, name), 120) });
    }
    const root = rootOf(page)!;
    const picked = {
      selector: selectorOf(element),
      html: cut(markupOf(element, HTML_LENGTH, 0), HTML_LENGTH),
      text: cut(trim(textOf(element, 400, 0)), 200),
      styles,
      box: { x: leftOf(rect), y: topOf(rect), width: widthOf(rect), height: heightOf(rect) },
      viewport: { width: viewportWidth(root), height: viewportHeight(root) },
    };
    setPicking(false);
    tools.say({ type: 'jig-studio.preview.picked', revision: tools.revision(), picked });
  };

  const setPicking = (next: boolean): void => {
    picking = next;
    if (!next) hideMark();
  };

  /** While picking, the page hears nothing of the pointer. */
  const onPointer = (event: Event): void => {
    if (!picking || !event.isTrusted) return;
    stop(event);
    prevent(event);
    const first = pathOf(event)[0];
    if (first instanceof Element && first !== mark) {
      target = first;
      showMark();
    }
    if (event.type === 'click') pick();
  };

  const onKey = (event: Event): void => {
    if (!picking || !event.isTrusted) return;
    const key = keyOf(event);
    const from = target ?? bodyOf(page);
    let next: Element | null = null;
    if (key === 'Escape') {
      setPicking(false);
      tools.say({ type: 'jig-studio.preview.pick-cancelled', revision: tools.revision() });
    } else if (key === 'Enter') pick();
    else if (!from) return;
    else if (key === 'ArrowUp') next = parentOf(from);
    else if (key === 'ArrowDown') next = childOf(from);
    else if (key === 'ArrowLeft') next = previousOf(from);
    else if (key === 'ArrowRight') next = nextOf(from);
    else return;
    stop(event);
    prevent(event);
    if (!next || next === mark) return;
    target = next;
    showMark();
  };

  const onMove = (): void => {
    if (picking && target) showMark();
  };

  return {
    setPicking,
    listen() {
      tools.listen('pointermove', onPointer);
      tools.listen('pointerdown', onPointer);
      tools.listen('pointerup', onPointer);
      tools.listen('mousedown', onPointer);
      tools.listen('mouseup', onPointer);
      tools.listen('click', onPointer);
      tools.listen('keydown', onKey);
      tools.listen('scroll', onMove);
      tools.listen('resize', onMove);
    },
  };
}
