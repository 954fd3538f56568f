import type { ReactiveControllerHost } from 'lit';
import { parentFolder } from './file-tree.js';
import { givenItems, type GivenItem } from './given-files.js';

export interface TreeDragActions {
  mayDrop(): boolean;
  move(path: string, folder: string): void;
  add(items: readonly GivenItem[], folder: string): void;
}

/** Moving by the pointer: a row onto a folder, or files of this computer onto the tree. */
export class TreeDrag {
  /** The folder that would take what is dragged; empty for the top. */
  target: string | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #actions: TreeDragActions;
  #dragged: string | undefined;

  constructor(host: ReactiveControllerHost, actions: TreeDragActions) {
    this.#host = host;
    this.#actions = actions;
  }

  /** Where files of this computer would come to lie, while they are dragged. */
  get filesTarget(): string | undefined {
    return this.#dragged === undefined ? this.target : undefined;
  }

  listen(tree: HTMLElement, signal: AbortSignal): void {
    tree.addEventListener('dragover', this.#over, { signal });
    tree.addEventListener('dragleave', this.#leave, { signal });
    tree.addEventListener('drop', this.#drop, { signal });
  }

  readonly start = (event: DragEvent): void => {
    this.#dragged = rowOf(event)?.dataset['path'];
    if (!this.#dragged || !event.dataTransfer) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', this.#dragged);
  };

  readonly #over = (event: DragEvent): void => {
    const folder = folderOf(event);
    if (!this.#takes(event, folder)) return this.#aim(undefined);
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = this.#dragged === undefined ? 'copy' : 'move';
    this.#aim(folder);
  };

  /** Between two rows the pointer leaves one for the other, not the tree. */
  readonly #leave = (event: DragEvent): void => {
    const to = event.relatedTarget as Node | null;
    const tree = event.currentTarget as HTMLElement;
    if (!to || !(tree.contains(to) || tree.shadowRoot?.contains(to))) this.#aim(undefined);
  };

  readonly end = (): void => {
    this.#dragged = undefined;
    this.#aim(undefined);
  };

  readonly #drop = (event: DragEvent): void => {
    const folder = folderOf(event);
    const takes = this.#takes(event, folder);
    const dragged = this.#dragged;
    this.#dragged = undefined;
    this.#aim(undefined);
    if (!takes) return;
    event.preventDefault();
    event.stopPropagation();
    if (dragged) this.#actions.move(dragged, folder);
    else if (event.dataTransfer) this.#actions.add(givenItems(event.dataTransfer), folder);
  };

  #takes(event: DragEvent, folder: string): boolean {
    if (!this.#actions.mayDrop()) return false;
    const dragged = this.#dragged;
    if (dragged === undefined) return event.dataTransfer?.types.includes('Files') === true;
    const intoItself = folder === dragged || folder.startsWith(`${dragged}/`);
    return !intoItself && parentFolder(dragged) !== folder;
  }

  #aim(folder: string | undefined): void {
    if (this.target === folder) return;
    this.target = folder;
    this.#host.requestUpdate();
  }
}

function rowOf(event: DragEvent): HTMLElement | null {
  return (event.composedPath()[0] as Element).closest<HTMLElement>('.row');
}

/** Over a file it is the folder that the file lies in. */
function folderOf(event: DragEvent): string {
  const row = rowOf(event);
  const path = row?.dataset['path'] ?? '';
  return row?.classList.contains('folder') ? path : parentFolder(path);
}
