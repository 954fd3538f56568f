import { expect } from '@open-wc/testing';
import { createBrowserDownloads } from '../../../../src/adapters/download/browser-downloads.js';

interface Clicked {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly connected: boolean;
}

describe('downloads of a browser', () => {
  const realClick = HTMLAnchorElement.prototype.click;
  const realRevoke = URL.revokeObjectURL;
  const realTimeout = window.setTimeout;
  afterEach(() => {
    HTMLAnchorElement.prototype.click = realClick;
    URL.revokeObjectURL = realRevoke;
    window.setTimeout = realTimeout;
  });

  /** What the browser would be given, and the URLs taken back once their time is over. */
  async function download(
    content: string | Blob,
  ): Promise<{ clicked: Clicked; revoked: readonly string[]; url: string }> {
    const links: HTMLAnchorElement[] = [];
    const revoked: string[] = [];
    const later: (() => void)[] = [];
    HTMLAnchorElement.prototype.click = function () {
      links.push(this);
    };
    URL.revokeObjectURL = (url) => {
      revoked.push(url);
      realRevoke.call(URL, url);
    };
    window.setTimeout = ((callback: () => void) => later.push(callback)) as unknown as typeof window.setTimeout;
    await createBrowserDownloads().save(
      { fileName: 'a file.txt', mimeType: 'text/plain', content },
      { signal: new AbortController().signal },
    );
    window.setTimeout = realTimeout;
    const [link] = links;
    if (!link) throw new Error('no download was started');
    const { href: url, download: name, isConnected: connected } = link;
    const blob = await (await fetch(url)).blob();
    const clicked = { name, bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type, connected };
    for (const callback of later) callback();
    return { clicked, revoked, url };
  }

  it('give a text under its name, outside the page, and take the URL back', async () => {
    const { clicked, revoked, url } = await download('안녕\r\n');
    expect(clicked.name).to.equal('a file.txt');
    expect(new TextDecoder().decode(clicked.bytes)).to.equal('안녕\r\n');
    expect(clicked.type).to.contain('text/plain');
    expect(clicked.connected).to.equal(false);
    expect(revoked).to.deep.equal([url]);
  });

  it('give a Blob byte for byte', async () => {
    const bytes = new Uint8Array([0, 255, 137, 80, 13, 10]);
    const { clicked, revoked } = await download(new Blob([bytes], { type: 'image/png' }));
    expect([...clicked.bytes]).to.deep.equal([...bytes]);
    expect(clicked.type).to.equal('image/png');
    expect(revoked.length).to.equal(1);
  });

  it('start nothing for a call that was cancelled', () => {
    HTMLAnchorElement.prototype.click = () => expect.fail('a download was started');
    const sink = createBrowserDownloads();
    const save = () =>
      sink.save({ fileName: 'a', mimeType: 'text/plain', content: '' }, { signal: AbortSignal.abort() });
    expect(save).to.throw().with.property('code', 'TOOL_CANCELLED');
  });
});
