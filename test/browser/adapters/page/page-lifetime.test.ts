import { expect } from '@open-wc/testing';
import { watchPageLifetime } from '../../../../src/adapters/page/page-lifetime.js';
import { createFakeStudio, writeFakeFile } from '../../../support/fake-studio-view.js';

const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the lifetime of a page', () => {
  it('asks before leaving while typing is not written, and not afterwards', () => {
    const fake = createFakeStudio('typing');
    const stop = watchPageLifetime(fake.view);
    expect(asksBeforeLeaving()).to.equal(false);
    fake.view.commands.editDraft('index.html', 'typed');
    expect(asksBeforeLeaving()).to.equal(true);
    fake.view.commands.discardDraft('index.html');
    expect(asksBeforeLeaving()).to.equal(false);
    stop();
  });

  it('does not ask for edits that the browser has stored, and asks for those a linked folder lacks', () => {
    const fake = createFakeStudio('linked');
    const stop = watchPageLifetime(fake.view);
    writeFakeFile(fake, 'index.html', 'edited');
    expect(asksBeforeLeaving()).to.equal(false);
    fake.stores.folder.update((folder) => ({ ...folder, linked: true }));
    expect(asksBeforeLeaving()).to.equal(true);
    stop();
    expect(asksBeforeLeaving()).to.equal(false);
  });

  it('asks while the work is in memory only', () => {
    const fake = createFakeStudio('memory');
    const stop = watchPageLifetime(fake.view);
    fake.stores.workspace.update((snapshot) => ({ ...snapshot, storageMode: 'memory' }));
    expect(asksBeforeLeaving()).to.equal(false);
    writeFakeFile(fake, 'index.html', 'edited');
    expect(asksBeforeLeaving()).to.equal(true);
    stop();
  });

  it('tries a storage that failed again when the person comes back', () => {
    const fake = createFakeStudio('retry');
    const stop = watchPageLifetime(fake.view);
    window.dispatchEvent(new Event('focus'));
    expect(fake.calls).to.deep.equal([]);
    fake.stores.workspace.update((snapshot) => ({ ...snapshot, storageMode: 'memory' }));
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fake.calls).to.deep.equal(['retryStorage()', 'retryStorage()']);
    stop();
  });

  it('writes what is typed when the page is left, and compares the folder when the person comes back', () => {
    const fake = createFakeStudio('leave');
    const stop = watchPageLifetime(fake.view);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('focus'));
    expect(fake.calls).to.deep.equal([]);
    fake.view.commands.editDraft('index.html', 'typed');
    fake.stores.folder.update((folder) => ({ ...folder, linked: true }));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('focus'));
    expect(fake.calls.slice(1)).to.deep.equal(['flushDrafts()', 'lookForFolderChanges()']);
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(fake.calls.length).to.equal(3);
  });
});
