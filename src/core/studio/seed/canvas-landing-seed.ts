import { createTextFile } from '../../workspace/workspace-file.js';
import type { WorkspaceSeed } from '../../workspace/workspace-port.js';
import { APP_JS } from './app-js.js';
import { INDEX_HTML } from './index-html.js';
import { README_MD } from './readme-md.js';
import { STYLES_CSS } from './styles-css.js';

/** What a studio starts from unless its host brings its own: a page that every tool has something to do on. */
export const CANVAS_LANDING_SEED: WorkspaceSeed = {
  rootName: 'canvas-landing',
  files: [
    createTextFile('index.html', INDEX_HTML),
    createTextFile('styles.css', STYLES_CSS),
    createTextFile('app.js', APP_JS),
    createTextFile('README.md', README_MD),
  ],
};
