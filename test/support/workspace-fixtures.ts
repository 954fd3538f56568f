import { createAssetFile, createTextFile } from '../../src/core/workspace/workspace-file.js';
import { seedState } from '../../src/core/workspace/hydration.js';
import type { WorkspaceState } from '../../src/core/workspace/workspace-model.js';
import type { WorkspaceSeed } from '../../src/core/workspace/workspace-port.js';

export const PNG_BYTES = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255, 254, 128]);

/** Five files, one of them an asset, given out of display order. */
export function sampleSeed(): WorkspaceSeed {
  return {
    rootName: 'sample',
    files: [
      createTextFile('README.md', '# Sample\n'),
      createTextFile('app.js', 'console.log(1);\n'),
      createTextFile('index.html', '<h1>Hello</h1>\n'),
      createTextFile('styles.css', 'h1 { color: red }\n'),
      createAssetFile('img/logo.png', new Blob([PNG_BYTES], { type: 'image/png' })),
    ],
  };
}

export function sampleState(): WorkspaceState {
  return seedState(sampleSeed());
}
