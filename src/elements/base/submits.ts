import { nothing } from 'lit';
import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';

export type SubmitHandler = (event: Event) => void;

class SubmitsDirective extends Directive {
  #form: HTMLFormElement | undefined;
  #handler: SubmitHandler | undefined;

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('submits() belongs on a form element.');
  }

  render(_handler: SubmitHandler): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [handler]: [SubmitHandler]): unknown {
    this.#handler = handler;
    if (this.#form !== element) this.#listen(element as HTMLFormElement);
    return nothing;
  }

  #listen(form: HTMLFormElement): void {
    this.#form = form;
    form.addEventListener('submit', this.#submit);
    form.addEventListener('click', (event) => {
      const button = (event.target as Element).closest('button');
      if (button?.type === 'submit' && !button.disabled) this.#submit(event);
    });
    form.addEventListener('keydown', (event) => {
      const isField = event.target instanceof HTMLInputElement;
      if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || !isField) return;
      if (!form.querySelector<HTMLButtonElement>('button[type="submit"]')?.disabled) this.#submit(event);
    });
  }

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    this.#handler?.(event);
  };
}

/**
 * On a `form` that our own code answers: calls the handler for its submit button (which names its type) and for Enter in one
 * of its fields. Browsers send no `submit` event in a frame that is sandboxed without `allow-forms`.
 */
export const submits = directive(SubmitsDirective);
