// playground-elements in the comparison: its IDE, an editor beside a preview. Its own script says when a page is there,
// which is a little before its `load`; a change goes through `editFile`, the shorter of its two ways.
import 'playground-elements/playground-ide.js';
import { offer } from '../preview/bench-side.js';
import { pagesShow, sampleFiles } from '../preview/sample-page.js';

const sandbox = new URLSearchParams(location.search).get('sandbox');
let mounted = [];

void offer({
  async mount(count) {
    const shown = pagesShow('First', count);
    mounted = Array.from({ length: count }, () => {
      const ide = document.createElement('playground-ide');
      ide.sandboxBaseUrl = sandbox;
      ide.config = {
        files: Object.fromEntries([...sampleFiles('First')].map(([path, content]) => [path, { content }])),
      };
      document.body.append(ide);
      return ide;
    });
    await shown;
  },
  async change(title) {
    const shown = pagesShow(title);
    edit(title);
    await shown;
  },
  async burst(titles) {
    const shown = pagesShow(titles.at(-1));
    for (const title of titles) {
      edit(title);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await shown;
  },
  async unmount() {
    for (const ide of mounted) ide.remove();
    mounted = [];
  },
});

function edit(title) {
  const project = mounted[0].shadowRoot.querySelector('playground-project');
  const file = project.files.find(({ name }) => name === 'index.html');
  project.editFile(file, sampleFiles(title).get('index.html'));
}
