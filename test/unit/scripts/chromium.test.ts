import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/build/places.mjs';
import { runNode } from '../../../scripts/test/child.mjs';

const MODULE = JSON.stringify(pathToFileURL(join(ROOT, 'scripts/chromium.mjs')).href);

describe('the search for a Chromium', { skip: process.platform !== 'linux' }, () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jig-chromium-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const executable = (name: string, script = 'exit 0'): string => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };

  /** Looks, on a machine that has the programs of `folder` alone, as the user with this id. */
  const look = async (env: Record<string, string> = {}, userId = 0) => {
    const program = `
      process.getuid = () => ${userId};
      const { ensureChromium } = await import(${MODULE});
      try { console.log(ensureChromium()); } catch (error) { console.log(error.message); }`;
    const args = ['--input-type=module', '--eval', program];
    const { output } = await runNode(args, { timeoutMs: 30_000, env: { CHROME_PATH: '', ...env, PATH: folder } });
    return output.trim();
  };

  it('takes CHROME_PATH before any other', async () => {
    executable('chromium');
    const chosen = executable('my-chrome');
    assert.equal(await look({ CHROME_PATH: chosen }), chosen);
  });

  it('says so when CHROME_PATH leads to nothing that runs', async () => {
    executable('chromium');
    const gone = join(folder, 'gone');
    assert.equal(await look({ CHROME_PATH: gone }), `CHROME_PATH is set to ${gone}, which is not an executable file.`);
  });

  it('finds the usual names', async () => {
    const chrome = executable('google-chrome');
    assert.equal(await look(), chrome);
  });

  it('installs the package of the system where it may, and takes what came', async () => {
    const calls = join(folder, 'calls');
    const chromium = join(folder, 'chromium');
    const install = `printf '#!/bin/sh\\n' > ${chromium}; /bin/chmod 755 ${chromium}`;
    executable('apt-get', `echo "$@" >> ${calls}\ncase "$2" in install) ${install};; esac`);
    assert.match(await look(), new RegExp(`${chromium}$`));
    assert.deepEqual(readFileSync(calls, 'utf8').trim().split('\n').slice(-2), ['-q update', '-q install -y chromium']);
  });

  it('says what to do where it may not install', async () => {
    executable('apt-get', 'exit 1');
    assert.match(await look({}, 1000), /^No Chromium was found[^]*apt-get install -y chromium[^]*CHROME_PATH/);
  });

  it('says what to do when the install fails', async () => {
    executable('apt-get', 'case "$2" in install) exit 100;; esac');
    assert.match(await look(), /apt-get install -y chromium failed\.\nNo Chromium was found/);
  });
});
