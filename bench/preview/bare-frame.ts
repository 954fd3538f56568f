import { pagesShow, sampleInOne } from './sample-page.js';

/** The floor: an opaque frame that shows the sample, with no compiler, bridge or guard around it. */
export class BareFrame {
  readonly #box: HTMLElement;
  #frame: HTMLIFrameElement | undefined;

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  /** Settles when the page's own script has said that it is there. */
  async show(title: string): Promise<void> {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.srcdoc = sampleInOne(title);
    const shown = pagesShow(title);
    this.#frame?.remove();
    this.#frame = frame;
    this.#box.append(frame);
    await shown;
  }
}
