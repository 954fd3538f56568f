// Long lists: the trace with 100,000 rows and the catalog with 5,000 tools, beside bare scrollers of as many equal rows.
import { createInterpretingValidator } from '../../src/adapters/validator/interpreting-validator.js';
import type { ToolDefinition } from '../../src/core/protocol/definition.js';
import { createToolRegistry } from '../../src/core/registry/tool-registry.js';
import { createTrace } from '../../src/core/trace/trace.js';
import type { Trace } from '../../src/core/trace/trace-model.js';
import '../../src/define/catalog.js';
import '../../src/define/trace.js';
import type { JigCatalogElement } from '../../src/elements/catalog/catalog-element.js';

/** Pixels a frame: a fast wheel. */
const STEP = 420;
const FRAMES = 45;

const traces = new Map<number, Promise<{ trace: Trace; scroller: HTMLElement }>>();
const catalogs = new Map<number, Promise<{ element: JigCatalogElement; scroller: HTMLElement }>>();
const bares = new Map<string, HTMLElement>();
let shown: HTMLElement | undefined;

const works = {
  async scrollTrace(count: number) {
    return scroll((await traceOf(count)).scroller);
  },
  async scrollCatalog(count: number) {
    return scroll((await catalogOf(count)).scroller);
  },
  async scrollBare(count: number, height: number) {
    return scroll(bareOf(count, height));
  },
  /** One more row until it is drawn. */
  async append(count: number) {
    const { trace, scroller } = await traceOf(count);
    show(scroller);
    await frames(2);
    const element = (scroller.getRootNode() as ShadowRoot).host as HTMLElement & { updateComplete: Promise<unknown> };
    const start = performance.now();
    addRow(trace, count);
    await element.updateComplete;
    void scroller.scrollHeight;
    return performance.now() - start;
  },
  /** A word is typed letter by letter into the search: milliseconds a letter until the list is drawn. */
  async filter(count: number) {
    const { element, scroller } = await catalogOf(count);
    show(scroller);
    await frames(2);
    const input = element.shadowRoot!.querySelector<HTMLInputElement>('input[type=search]')!;
    const start = performance.now();
    for (const value of ['o', 'or', 'ord', 'orde', 'order', 'order 4', 'order 49', '']) {
      input.value = value;
      input.dispatchEvent(new Event('input'));
      await element.updateComplete;
      void element.offsetHeight;
    }
    return (performance.now() - start) / 8;
  },
};

function traceOf(count: number): Promise<{ trace: Trace; scroller: HTMLElement }> {
  const make = async (): Promise<{ trace: Trace; scroller: HTMLElement }> => {
    const trace = createTrace({ maxEntries: count + 10_000, retentionMs: 3_600_000 });
    for (let row = 0; row < count; row += 1) addRow(trace, row);
    const element = document.createElement('jig-trace');
    element.trace = trace;
    return { trace, scroller: await scrollerIn(element, '.rows') };
  };
  return remembered(traces, count, make);
}

function addRow(trace: Trace, row: number): void {
  trace
    .beginAgentRequest({ name: `run ${row}`, sessionId: `session-${row >> 8}`, source: 'model', mode: 'agent' })
    .end({ status: 'completed', summary: 'done' });
}

function catalogOf(count: number): Promise<{ element: JigCatalogElement; scroller: HTMLElement }> {
  const make = async (): Promise<{ element: JigCatalogElement; scroller: HTMLElement }> => {
    const registry = createToolRegistry({ validator: createInterpretingValidator() });
    for (let index = 0; index < count; index += 1) registry.register(toolOf(index), () => ({}));
    const element = document.createElement('jig-catalog');
    element.registry = registry;
    return { element, scroller: await scrollerIn(element, '.list') };
  };
  return remembered(catalogs, count, make);
}

function toolOf(index: number): ToolDefinition {
  return {
    name: `shop.tool${index}`,
    title: `Order ${index} of something`,
    description: 'Says something about one order, as a tool of a shop does.',
    inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    annotations: index % 3 === 0 ? { readOnlyHint: true } : {},
  };
}

/** Every row in the page, each of one line: what the browser itself scrolls. */
function bareOf(count: number, height: number): HTMLElement {
  const key = `${count}/${height}`;
  const known = bares.get(key);
  if (known) return known;
  const box = document.createElement('div');
  box.className = 'bare';
  box.innerHTML = Array.from({ length: count }, (_, row) => `<div style="height:${height}px">row ${row}</div>`).join(
    '',
  );
  document.body.append(box);
  bares.set(key, box);
  return box;
}

async function scrollerIn(element: HTMLElement, selector: string): Promise<HTMLElement> {
  document.body.append(element);
  while (!element.shadowRoot?.querySelector(selector)) await frames(1);
  return element.shadowRoot.querySelector<HTMLElement>(selector)!;
}

/** Only one list is drawn at a time, so that none pays for another. */
function show(scroller: HTMLElement): void {
  const root = scroller.getRootNode();
  const box = root instanceof ShadowRoot ? (root.host as HTMLElement) : scroller;
  if (box === shown) return;
  for (const child of document.body.children)
    if (child.localName !== 'script') (child as HTMLElement).hidden = child !== box;
  shown = box;
}

/** The frame that took longest but for one in twenty, while the list moves fast. Milliseconds. */
async function scroll(scroller: HTMLElement): Promise<number> {
  show(scroller);
  scroller.scrollTop = 0;
  await frames(4);
  const times: number[] = [];
  let last = performance.now();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    scroller.scrollTop += STEP;
    await frames(1);
    const now = performance.now();
    times.push(now - last);
    last = now;
  }
  return times.sort((one, other) => one - other)[Math.floor(FRAMES * 0.95)]!;
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

function remembered<T>(known: Map<number, Promise<T>>, key: number, make: () => Promise<T>): Promise<T> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

Object.assign(globalThis, { works });
