import { expect } from '@open-wc/testing';
import { createBrowserProviderSettings } from '../../../../src/adapters/credentials/browser-provider-settings.js';

const ENTRY = 'context-action.openrouter.api-key';
const KEY = 'sk-or-v1-0123456789abcdef';

describe('provider settings of a page', () => {
  const clear = (): void => {
    const settings = createBrowserProviderSettings();
    settings.forgetKey();
    settings.change({ model: '', endpoint: '', dataPolicy: 'allow' });
    settings.dispose();
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
