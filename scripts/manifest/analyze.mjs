// Runs the custom elements analyzer over the sources; returns the text of custom-elements.json.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format } from 'prettier';
import { CACHE, ROOT } from '../build/places.mjs';

export async function analyzeElements() {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'manifest-'));
  try {
    const analyzer = join(ROOT, 'node_modules/@custom-elements-manifest/analyzer/cem.js');
    const args = ['analyze', '--config', 'custom-elements-manifest.config.mjs', '--outdir', relative(ROOT, folder)];
    execFileSync(process.execPath, [analyzer, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    return await format(readFileSync(join(folder, 'custom-elements.json'), 'utf8'), { parser: 'json' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
