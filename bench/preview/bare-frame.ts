/** The floor: an opaque frame that shows a document and says so itself, with no compiler, bridge or guard around it. */
export class BareFrame {
  readonly #box: HTMLElement;
  #frame: HTMLIFrameElement | undefined;

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  /** Settles when the document's own script has said that it is there. */
  async show(html: string): Promise<void> {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.srcdoc = html.replace('</body>', `<script>parent.postMessage('ready', '*')</script></body>`);
    const ready = new Promise<void>((resolve) => {
      const listen = ({ source, data }: MessageEvent): void => {
        if (source !== frame.contentWindow || data !== 'ready') return;
        removeEventListener('message', listen);
        resolve();
      };
      addEventListener('message', listen);
    });
    this.#frame?.remove();
    this.#frame = frame;
    this.#box.append(frame);
    await ready;
  }
}
