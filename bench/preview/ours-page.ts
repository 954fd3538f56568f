// Ours in the comparison: `jig-editor` and `jig-preview` over one studio each, which also stores what is written.
import type { Studio } from 'jig-studio';
import 'jig-studio/define/scope.js';
import 'jig-studio/define/editor.js';
import 'jig-studio/define/preview.js';
import { acknowledged, benchStudio } from './bench-studio.js';
import { offer } from './bench-side.js';
import { sampleFiles } from './sample-page.js';

let mounted: { readonly studio: Studio; readonly scope: HTMLElement }[] = [];
let made = 0;

// Not awaited up here: a bundler then cuts the page into dozens of chunks, lest one that loads later waits for this script.
void offer({
  async mount(count) {
    mounted = Array.from({ length: count }, () => {
      const studio = benchStudio(`bench-${made++}`, sampleFiles('First'));
      const scope = document.createElement('jig-scope');
      scope.studio = studio;
      scope.append(document.createElement('jig-editor'), document.createElement('jig-preview'));
      document.body.append(scope);
      return { studio, scope };
    });
    for (const { studio } of mounted) {
      await studio.ready;
      await acknowledged(studio);
    }
  },
  async change(title) {
    write(title);
    await acknowledged(mounted[0]!.studio);
  },
  async burst(titles) {
    for (const title of titles) {
      write(title);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await acknowledged(mounted[0]!.studio);
  },
  async unmount() {
    for (const { scope, studio } of mounted) {
      scope.remove();
      await studio.dispose();
    }
    mounted = [];
  },
});

function write(title: string): void {
  const source = sampleFiles(title).get('index.html')!;
  mounted[0]!.studio.workspace.apply({ kind: 'write-file', path: 'index.html', source });
}
