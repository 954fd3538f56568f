import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { nothing } from 'lit';
import type { ToolCallResult } from '../../core/protocol/result.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { progressLine } from '../progress/progress-line.js';
import type { StudioTranslate } from './studio-messages.js';
import { unsavedCount } from './studio-status.js';

/** A save under way: how many files it began with, and the way to stop it. Each file is clean as soon as it is written. */
export class SaveWork implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #running: { readonly total: number; readonly folder: string; readonly abort: AbortController } | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  get running(): boolean {
    return this.#running !== undefined;
  }

  async run(view: StudioView): Promise<ToolCallResult> {
    const { linked, name = '' } = view.folder.getSnapshot();
    if (!linked) return view.commands.save();
    await view.commands.flushDrafts().catch(() => undefined);
    const workspace = view.workspace.getSnapshot();
    const abort = new AbortController();
    this.#running = { total: unsavedCount(workspace), folder: name, abort };
    this.#host.requestUpdate();
    try {
      const args = { expectedRevision: workspace.state.revision };
      return await view.commands.callTool('workspace.saveAll', args, { signal: abort.signal });
    } finally {
      this.#running = undefined;
      this.#host.requestUpdate();
    }
  }

  render(t: StudioTranslate, remaining: number): TemplateResult | typeof nothing {
    if (!this.#running) return nothing;
    const { total, folder, abort } = this.#running;
    const done = Math.max(0, total - remaining);
    return progressLine({
      label: t('savingTo', { name: folder }),
      done,
      total,
      count: t('doneOf', { done, total }),
      cancel: { label: t('cancel'), press: () => abort.abort() },
    });
  }
}
