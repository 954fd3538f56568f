// "Source" beside the links, in sight at every width: what this page is made of, to read and to copy. No part of the example itself.
interface SourceFile {
  readonly name: string;
  readonly text: string;
}

const page = location.pathname.split('/').at(-1) || 'index.html';
const dialog = document.createElement('dialog');
dialog.className = 'source';
dialog.setAttribute('closedby', 'any');
dialog.setAttribute('aria-label', 'Source of this page');

const button = document.createElement('button');
button.type = 'button';
button.textContent = 'Source';
button.addEventListener('click', () => void open());
document.querySelector('.top')?.append(button);
// On a telephone the line of links is longer than the page.
document.querySelector('.top [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });

async function open(): Promise<void> {
  if (dialog.childElementCount === 0) fill(await load());
  dialog.showModal();
}

async function load(): Promise<readonly SourceFile[]> {
  try {
    const response = await fetch(`./source/${page}.json`);
    return (await response.json()) as readonly SourceFile[];
  } catch {
    return [{ name: page, text: 'The source could not be loaded.' }];
  }
}

function fill(files: readonly SourceFile[]): void {
  const bar = document.createElement('div');
  bar.className = 'source-bar';
  const choice = document.createElement('select');
  choice.setAttribute('aria-label', 'File');
  choice.append(...files.map(({ name }) => new Option(name, name)));
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => dialog.close());
  bar.append(choice, close);

  const code = document.createElement('pre');
  code.tabIndex = 0;
  code.setAttribute('role', 'region');
  const show = (): void => {
    const file = files.find(({ name }) => name === choice.value);
    code.textContent = file?.text ?? '';
    code.setAttribute('aria-label', file?.name ?? '');
    code.scrollTop = 0;
  };
  choice.addEventListener('change', show);
  show();
  dialog.append(bar, code);
  document.body.append(dialog);
}
