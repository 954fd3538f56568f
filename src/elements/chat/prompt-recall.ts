/** Walks the earlier prompts from a composer, newest first, and back to what was being typed. */
export class PromptRecall {
  #steps = 0;
  #typed = '';
  #recalled: string | undefined;

  /** True while `value` is a recalled prompt that was not edited. */
  isShowing(value: string): boolean {
    return this.#recalled === value;
  }

  /** The prompt before the one on show; undefined when there is none. */
  older(prompts: readonly string[], value: string): string | undefined {
    if (!this.isShowing(value)) this.#begin(value);
    if (this.#steps >= prompts.length) return undefined;
    this.#steps += 1;
    return this.#show(prompts.at(-this.#steps));
  }

  /** The prompt after the one on show, at last what was typed before. */
  newer(prompts: readonly string[], value: string): string | undefined {
    if (!this.isShowing(value) || this.#steps === 0) return undefined;
    this.#steps -= 1;
    return this.#show(this.#steps === 0 ? this.#typed : prompts.at(-this.#steps));
  }

  #begin(value: string): void {
    this.#steps = 0;
    this.#typed = value;
  }

  #show(prompt: string | undefined): string | undefined {
    this.#recalled = prompt;
    return prompt;
  }
}
