import { expect } from '@open-wc/testing';
import type { ProviderSettings } from '../../../../src/core/agent/provider/provider-settings-port.js';
import { createBrowserProviderSettings } from '../../../../src/adapters/credentials/browser-provider-settings.js';

const ENTRY = 'context-action.openrouter.api-key';
const KEY = 'sk-or-v1-0123456789abcdef';

describe('provider settings of a page', () => {
  const clear = (): void => {
    const settings = createBrowserProviderSettings();
    const { endpoint, otherKeys } = settings.getSnapshot();
    for (const origin of [new URL(endpoint).origin, ...otherKeys]) settings.forgetKey(origin);
    settings.change({ model: '', endpoint: '', dataPolicy: 'allow' });
    settings.dispose();
    localStorage.clear();
  };
  beforeEach(clear);
  afterEach(clear);

  it('keep the key under the shared entry, tell other settings of the page, and show it to nobody', () => {
    const one = createBrowserProviderSettings();
    const other = createBrowserProviderSettings();
    one.setKey(` ${KEY} `);
    expect(localStorage.getItem(ENTRY)).to.equal(KEY);
    expect(other.getSnapshot().configured).to.equal(true);
    expect(other.getSnapshot().keyStorage).to.equal('browser');
    expect(JSON.stringify(other.getSnapshot())).not.to.contain(KEY);
    other.forgetKey();
    expect(localStorage.getItem(ENTRY)).to.equal(null);
    expect(one.getSnapshot().configured).to.equal(false);
    one.dispose();
    other.dispose();
  });

  it('follow another page of the origin', async () => {
    const settings = createBrowserProviderSettings();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const changed = new Promise<void>((resolve) => settings.subscribe(resolve));
    frame.contentWindow?.localStorage.setItem(ENTRY, KEY);
    await changed;
    expect(settings.getSnapshot().hasKey).to.equal(true);
    frame.remove();
    settings.dispose();
  });

  it('live in memory where storage is refused', async () => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('Refused', 'QuotaExceededError');
    };
    try {
      const settings = createBrowserProviderSettings();
      settings.setKey(KEY);
      expect(settings.getSnapshot().keyStorage).to.equal('session');
      expect(localStorage.getItem(ENTRY)).to.equal(null);
      expect((await settings.open())?.name).to.equal('openrouter');
      settings.dispose();
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  describe('send a key to the origin it was given for, and to no other', () => {
    const GATEWAY = 'https://gateway.example/v1/chat/completions';
    const asked: { readonly url: string; readonly authorization: string | undefined }[] = [];
    const { fetch } = globalThis;
    beforeEach(() => {
      asked.length = 0;
      globalThis.fetch = (url, init) => {
        const authorization = new Headers(init?.headers).get('Authorization') ?? undefined;
        asked.push({ url: String(url), authorization });
        return Promise.resolve(Response.json({ error: { code: 401, message: 'no' } }, { status: 401 }));
      };
    });
    afterEach(() => {
      globalThis.fetch = fetch;
    });

    /** What a prompt would send; undefined where no provider is configured. */
    async function sent(settings: ProviderSettings): Promise<(typeof asked)[number] | undefined> {
      const provider = await settings.open();
      const { signal } = new AbortController();
      await provider
        ?.requestTurn({ system: '', messages: [{ role: 'user', text: 'x' }], tools: [] }, { signal })
        .catch(() => undefined);
      return provider && asked.at(-1);
    }

    it('not to an endpoint that is set later, of a gateway or of this machine', async () => {
      const settings = createBrowserProviderSettings();
      settings.setKey(KEY);
      expect((await sent(settings))?.authorization).to.equal(`Bearer ${KEY}`);
      settings.change({ endpoint: GATEWAY });
      expect(settings.getSnapshot()).to.include({ configured: false, hasKey: false, keyStorage: 'none' });
      expect(settings.getSnapshot().otherKeys).to.deep.equal(['https://openrouter.ai']);
      expect(await sent(settings)).to.equal(undefined);
      settings.change({ endpoint: 'http://localhost:11434/v1/chat/completions' });
      expect(await sent(settings)).to.deep.equal({
        url: 'http://localhost:11434/v1/chat/completions',
        authorization: undefined,
      });
      settings.dispose();
      // Nor by the page that is opened next.
      const next = createBrowserProviderSettings();
      expect(next.getSnapshot().hasKey).to.equal(false);
      next.change({ endpoint: '' });
      expect((await sent(next))?.authorization).to.equal(`Bearer ${KEY}`);
      next.dispose();
    });

    it('to another one by the person’s word, and each keeps its own', async () => {
      const settings = createBrowserProviderSettings();
      settings.setKey(KEY);
      settings.change({ endpoint: GATEWAY });
      settings.useKeyOf('https://openrouter.ai');
      expect(await sent(settings)).to.deep.equal({ url: GATEWAY, authorization: `Bearer ${KEY}` });
      settings.setKey('gateway-key');
      expect((await sent(settings))?.authorization).to.equal('Bearer gateway-key');
      // The shared entry is OpenRouter's: other pages of the origin would send it there.
      expect(localStorage.getItem(ENTRY)).to.equal(KEY);
      settings.forgetKey();
      expect(await sent(settings)).to.equal(undefined);
      settings.change({ endpoint: '' });
      expect((await sent(settings))?.authorization).to.equal(`Bearer ${KEY}`);
      settings.dispose();
    });

    it('takes a key that another page put there for the endpoint that it put there, too', async () => {
      localStorage.setItem(ENTRY, KEY);
      localStorage.setItem('context-action.openrouter.endpoint', GATEWAY);
      const settings = createBrowserProviderSettings();
      expect((await sent(settings))?.authorization).to.equal(`Bearer ${KEY}`);
      settings.change({ endpoint: '' });
      expect(await sent(settings)).to.equal(undefined);
      // A key for OpenRouter takes the shared entry; the gateway keeps its own.
      settings.setKey('openrouter-key');
      expect(localStorage.getItem(ENTRY)).to.equal('openrouter-key');
      settings.change({ endpoint: GATEWAY });
      expect((await sent(settings))?.authorization).to.equal(`Bearer ${KEY}`);
      settings.dispose();
    });

    it('and none at all to an address that another page put there and that would carry it in the clear', async () => {
      const settings = createBrowserProviderSettings();
      settings.setKey(KEY);
      settings.dispose();
      localStorage.setItem('context-action.openrouter.endpoint', 'http://openrouter.ai/api/v1/chat/completions');
      localStorage.setItem('jig-studio.provider-keys', JSON.stringify({ 'http://openrouter.ai': KEY }));
      const next = createBrowserProviderSettings();
      const refusal = await next.open().then(
        () => 'opened',
        ({ code }: { readonly code: string }) => code,
      );
      expect(refusal).to.equal('OPENROUTER_CONFIGURATION_ERROR');
      next.dispose();
    });

    it('survives anything under its own entries', () => {
      localStorage.setItem(ENTRY, KEY);
      for (const text of ['{', '[]', '"x"', '{"https://gateway.example": 1}', 'null']) {
        localStorage.setItem('jig-studio.provider-keys', text);
        const settings = createBrowserProviderSettings();
        expect(settings.getSnapshot().hasKey, text).to.equal(true);
        expect(settings.getSnapshot().otherKeys, text).to.deep.equal([]);
        settings.dispose();
      }
    });
  });

  it('refuse an endpoint that is no address, and take a local server without a key', async () => {
    const settings = createBrowserProviderSettings();
    for (const endpoint of ['javascript:alert(1)', 'nowhere', 'https://me:secret@host.example/']) {
      expect(() => settings.change({ endpoint })).to.throw('OPENROUTER_CONFIGURATION_ERROR');
    }
    settings.change({ endpoint: 'http://localhost:11434/v1/chat/completions' });
    expect(settings.getSnapshot().configured).to.equal(true);
    expect((await settings.open())?.name).to.equal('openai-compatible');
    settings.dispose();
  });
});
