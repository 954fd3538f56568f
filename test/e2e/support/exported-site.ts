// A site as one exported file, opened from the disk.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { exportPage, type ExportedPage } from '../../../src/core/preview/export/export-page.js';
import type { OracleFile, OracleSite } from '../../support/oracle-sites/oracle-site.js';
import { workspaceOf } from '../../support/workspace-files.js';
import { Hearing, look, type Seen } from './oracle-view.js';

export class ExportedSites {
  readonly #page: Page;
  readonly #hearing: Hearing;
  readonly #folder: string;
  #count = 0;

  private constructor(page: Page, folder: string) {
    this.#page = page;
    this.#hearing = new Hearing(page);
    this.#folder = folder;
  }

  /** Takes over the page. */
  static async open(page: Page): Promise<ExportedSites> {
    await page.setViewportSize({ width: 800, height: 600 });
    return new ExportedSites(page, await mkdtemp(join(tmpdir(), 'exported-')));
  }

  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }

  async look({
    files,
    lines,
  }: OracleSite): Promise<{ readonly seen: Omit<Seen, 'place'>; readonly file: ExportedPage }> {
    const contents = Object.entries(files).map(([path, file]) => [path.normalize('NFC'), contentOf(file)]);
    const file = await exportPage(workspaceOf(Object.fromEntries(contents)));
    const path = join(this.#folder, `${(this.#count += 1)}.html`);
    await writeFile(path, Buffer.from(await file.content.arrayBuffer()));
    const address = pathToFileURL(path).href;
    this.#hearing.take('');
    await this.#page.goto(address);
    const seen = await look(this.#page.mainFrame(), this.#hearing, address, lines);
    await this.#page.goto('about:blank');
    return { seen, file };
  }
}

function contentOf(file: OracleFile): string | Blob {
  return typeof file === 'string' ? file : new Blob([Buffer.from(file.base64, 'base64')]);
}
