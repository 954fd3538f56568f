// One static server page and one preview, used for site after site.
import type { Browser, ElementHandle, Frame, Page } from 'playwright-core';
import type { OracleFiles, OracleSite } from '../../support/oracle-sites/oracle-site.js';
import { ExportedSites } from './exported-site.js';
import { Hearing, look, type Seen } from './oracle-view.js';
import { servePlainSite } from './plain-site.js';
import { openPreviewHost, type PreviewOutcome } from './preview-host.js';

const STAGE = 'jig-preview { width: 802px; height: 640px; --jig-preview-gap: 0px; --jig-bar-height: 38px }';

/** Notes where the first error of a frame is, under a name that no page enumerates. */
const NOTE_ERROR = `addEventListener('error', (event) => {
  const at = Symbol.for('oracle place');
  if (event instanceof ErrorEvent) Object.defineProperty(window, at, { value: window[at] ?? [event.filename, event.lineno, event.colno] });
}, true)`;

type OpenHost = Awaited<ReturnType<typeof openPreviewHost>>;

export class OracleLane {
  readonly #page: Page;
  readonly #host: OpenHost;
  readonly #exported: ExportedSites;
  readonly #pageHearing: Hearing;
  readonly #hostHearing: Hearing;

  private constructor(page: Page, host: OpenHost, exported: ExportedSites) {
    this.#page = page;
    this.#exported = exported;
    this.#host = host;
    this.#pageHearing = new Hearing(page);
    this.#hostHearing = new Hearing(host.page);
  }

  static async open(browser: Browser): Promise<OracleLane> {
    const context = await browser.newContext();
    await context.addInitScript(NOTE_ERROR);
    const page = await context.newPage();
    await page.setContent('<body style="margin:0"><iframe style="width:800px;height:600px;border:0"></iframe>');
    const host = await openPreviewHost(browser, {});
    await host.page.addStyleTag({ content: STAGE });
    const exported = await ExportedSites.open(await context.newPage());
    return new OracleLane(page, host, exported);
  }

  async close(): Promise<void> {
    await this.#exported.close();
    await this.#page.context().close();
    await this.#host.close();
  }

  async onServer({ files, served = files, lines }: OracleSite): Promise<Seen> {
    const site = await servePlainSite(served);
    const { address } = site;
    try {
      const entry =
        address +
        entryOf(served)
          .split('/')
          .map(encodeURIComponent)
          .join('/')
          .replace(/index\.html$/, '');
      const handle = (await this.#page.locator('iframe').elementHandle()) as ElementHandle<HTMLIFrameElement>;
      await handle.evaluate((element, url) => (element.src = url), entry);
      const frame = (await handle.contentFrame())!;
      await frame.waitForURL(entry, { waitUntil: 'commit' });
      const seen = await look(frame, this.#pageHearing, address, lines);
      const place = await this.#placeOnServer(frame, address);
      await handle.evaluate((element) => (element.src = 'about:blank'));
      await frame.waitForURL('about:blank');
      this.#pageHearing.take('');
      return { ...seen, place };
    } finally {
      await site.close();
    }
  }

  async inPreview({ files, lines }: OracleSite): Promise<{ readonly seen: Seen; readonly outcome: PreviewOutcome }> {
    this.#hostHearing.take('');
    const outcome = await this.#host.show(files);
    const shown = this.#host.page.locator('jig-preview iframe:not(.spare)');
    if ((await shown.count()) === 0) throw new Error(`no page is on show: ${JSON.stringify(outcome)}`);
    const handle = await shown.last().elementHandle();
    const seen = await look((await handle!.contentFrame())!, this.#hostHearing, 'about:srcdoc', lines);
    const { path, line, column } = (await this.#host.outcome()).error ?? {};
    // The next page starts where nothing is left of this one.
    await this.#host.show({ 'index.html': '' });
    return { seen: { ...seen, place: path === undefined ? '' : `${path}:${line}:${column}` }, outcome };
  }

  /** As one file, opened from the disk. */
  asFile(site: OracleSite): ReturnType<ExportedSites['look']> {
    return this.#exported.look(site);
  }

  async #placeOnServer(frame: Frame, address: string): Promise<string> {
    const [file = '', line, column] = ((await frame.evaluate(`window[Symbol.for('oracle place')]`)) ?? []) as [
      string?,
      number?,
      number?,
    ];
    if (!file.startsWith(address)) return '';
    const path = decodeURIComponent(file.slice(address.length)) || 'index.html';
    return `${path}:${line}:${column}`;
  }
}

/** As the workspace chooses it. */
function entryOf(files: OracleFiles): string {
  const pages = Object.keys(files).filter((path) => path.endsWith('.html'));
  return pages.find((path) => path === 'index.html') ?? pages[0] ?? 'index.html';
}
