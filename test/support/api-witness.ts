import type { ElementState } from './element-states.js';

interface Named {
  readonly name: string;
}

interface ElementDeclaration {
  readonly tagName?: string;
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly cssStates?: readonly Named[];
  readonly attributes?: readonly Named[];
}

const MARK = 'rgb(1, 2, 3)';
const LOOK = ['color', 'background-color', 'font-size', 'max-height', 'padding-top', 'padding-left', 'width', 'height'];

/**
 * Compares elements as they are drawn with what the manifest says of them: a rule for `::part()` has to reach each part,
 * `:state()` has to match, and a property of theirs has to change what they look like.
 */
export class ApiWitness {
  /** Parts that are drawn and not documented, with the state they were met in. */
  readonly undocumented = new Set<string>();
  readonly #elements = new Map<string, ElementDeclaration>();
  readonly #sheet = new CSSStyleSheet();
  readonly #met = new Map<string, Set<string>>();

  async start(): Promise<void> {
    const manifest = (await (await fetch('/custom-elements.json')).json()) as {
      readonly modules: readonly { readonly declarations: readonly ElementDeclaration[] }[];
    };
    for (const declaration of manifest.modules.flatMap(({ declarations }) => declarations)) {
      const { tagName, cssParts = [] } = declaration;
      if (tagName === undefined) continue;
      this.#elements.set(tagName, declaration);
      for (const { name } of cssParts)
        this.#sheet.insertRule(`${tagName}::part(${name}) { outline-color: ${MARK} !important }`);
    }
    document.adoptedStyleSheets.push(this.#sheet);
  }

  stop(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }

  look({ element: tag, state }: ElementState, element: HTMLElement): void {
    const met = this.#met.get(tag) ?? new Set();
    this.#met.set(tag, met);
    for (const box of element.shadowRoot!.querySelectorAll('[part]')) {
      const reached = getComputedStyle(box).outlineColor === MARK;
      for (const name of box.part) {
        if (reached) met.add(`part ${name}`);
        else this.undocumented.add(`${tag}: part ${name} (${state})`);
      }
    }
    const { cssStates = [], cssProperties = [] } = this.#elements.get(tag) ?? {};
    for (const { name } of cssStates) if (element.matches(`:state(${name})`)) met.add(`state ${name}`);
    for (const { name } of cssProperties) {
      if (!met.has(`property ${name}`) && changesSomething(element, name)) met.add(`property ${name}`);
    }
  }

  /** What is documented of the elements that were looked at, and was met in no state of theirs. */
  neverMet(): readonly string[] {
    return [...this.#met].flatMap(([tag, met]) => {
      const { cssParts = [], cssStates = [], cssProperties = [] } = this.#elements.get(tag) ?? {};
      const all = [
        ...cssParts.map(({ name }) => `part ${name}`),
        ...cssStates.map(({ name }) => `state ${name}`),
        ...cssProperties.map(({ name }) => `property ${name}`),
      ];
      return all.filter((what) => !met.has(what)).map((what) => `${tag}: ${what}`);
    });
  }

  /** By tag, the attributes that are documented and those that the element observes. */
  attributes(): readonly (readonly [tag: string, documented: readonly string[], observed: readonly string[]])[] {
    return [...this.#elements].map(([tag, { attributes = [] }]) => {
      const { observedAttributes } = customElements.get(tag) as unknown as { readonly observedAttributes: string[] };
      return [tag, attributes.map(({ name }) => name).sort(), [...new Set(observedAttributes)].sort()];
    });
  }
}

/** Whether anything inside looks different once the property has an unlikely value. */
function changesSomething(element: HTMLElement, name: string): boolean {
  const boxes = [element, ...element.shadowRoot!.querySelectorAll('*')];
  const look = (): string =>
    boxes.map((box) => LOOK.map((property) => getComputedStyle(box).getPropertyValue(property)).join()).join(';');
  const before = look();
  const changed = ['rgb(7, 8, 9)', '37px'].some((value) => {
    element.style.setProperty(name, value);
    return look() !== before;
  });
  element.style.removeProperty(name);
  return changed;
}
