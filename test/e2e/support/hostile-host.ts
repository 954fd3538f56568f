// A host with three previews side by side: a hostile page in the middle, an innocent one on each side.
import type { PreviewHost } from './preview-host.js';
import { until } from './until.js';

interface HostState {
  readonly address: string;
  readonly title: string;
  readonly history: number;
  readonly stored: string | null;
  readonly cookie: string;
  readonly globals: string;
  readonly iframesOutside: number;
}

export const INNOCENT = { 'index.html': '<!doctype html><h1>Innocent</h1>' };
export const page = (script: string, body = ''): string =>
  `<!doctype html><html><body>${body}<script>${script}</script></body></html>`;

export async function setUp({ page: host }: PreviewHost, frameUrl?: string): Promise<void> {
  await host.evaluate(
    ([innocent, previewFrameUrl]) => {
      localStorage.setItem('secret', 'kept');
      document.cookie = 'host=kept';
      document.body.replaceChildren();
      for (const id of ['left', 'hostile', 'right']) {
        const preview = Object.assign(document.createElement('jig-preview'), { id, previewFrameUrl });
        document.body.append(preview);
        if (id !== 'hostile') Object.assign(preview, { files: innocent });
      }
    },
    [INNOCENT, frameUrl] as const,
  );
  for (const id of ['left', 'right']) await host.locator(`#${id} [data-state=shown]`).waitFor();
}

/** A sandboxed frame that has nothing to do with us, and counts. */
export async function addHostFrame({ page: host }: PreviewHost): Promise<void> {
  await host.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.srcdoc = '<script>setInterval(() => parent.postMessage("tick", "*"), 50)</script>';
    document.body.append(frame);
    document.body.dataset['ticks'] = '0';
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow || data !== 'tick') return;
      document.body.dataset['ticks'] = String(Number(document.body.dataset['ticks']) + 1);
    });
  });
  await until('the host’s own frame', async () => (await ticksOf({ page: host })) > 2);
}

export function ticksOf({ page: host }: Pick<PreviewHost, 'page'>): Promise<number> {
  return host.evaluate(() => Number(document.body.dataset['ticks']));
}

export async function refresh({ page: host }: PreviewHost, id: string): Promise<void> {
  await host.locator(`#${id}`).getByRole('button', { name: 'Refresh' }).first().click();
}

export function stateOf({ page: host }: PreviewHost): Promise<HostState> {
  return host.evaluate(() => ({
    address: location.href,
    title: document.title,
    history: history.length,
    stored: localStorage.getItem('secret'),
    cookie: document.cookie,
    globals: Object.keys(window)
      .filter((name) => !/^\d+$/.test(name))
      .sort()
      .join(),
    iframesOutside: document.querySelectorAll('body > iframe').length,
  }));
}

export async function show(
  { page: host }: PreviewHost,
  id: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await host.evaluate(([target, given]) => Object.assign(document.getElementById(target)!, { files: given }), [
    id,
    files,
  ] as const);
}

export function phaseOf({ page: host }: PreviewHost, id: string): Promise<string | undefined> {
  return host.evaluate(
    (target) =>
      ['shown', 'failed', 'rendering'].find((name) => document.getElementById(target)!.matches(`:state(${name})`)),
    id,
  );
}

export function revisionOf({ page: host }: PreviewHost, id: string): Promise<number | undefined> {
  return host.evaluate((target) => {
    const chip = document.getElementById(target)!.shadowRoot!.querySelector<HTMLElement>('[part=revision]');
    return chip ? Number(chip.dataset['revision']) : undefined;
  }, id);
}

/** The last word: what is shown may fail a moment later. */
export async function settled(host: PreviewHost, id: string, what: string): Promise<string | undefined> {
  await until(what, async () => (await phaseOf(host, id)) !== 'rendering');
  await new Promise((resolve) => setTimeout(resolve, 120));
  if (/reloading|leaving/.test(what)) await until(what, async () => (await phaseOf(host, id)) === 'failed');
  return phaseOf(host, id);
}

/** Both are shown, and answer to a new page. */
export async function innocentStill(host: PreviewHost): Promise<void> {
  for (const id of ['left', 'right']) {
    await until(`${id} to be shown`, async () => (await phaseOf(host, id)) === 'shown');
    await host.page.frameLocator(`#${id} iframe:not(.spare)`).getByRole('heading', { name: 'Innocent' }).waitFor();
  }
}
