import type { ReactiveControllerHost } from 'lit';
import { parentFolder } from './file-tree.js';

export interface TreeDragActions {
  mayDrop(): boolean;
  move(path: string, folder: string): void;
  add(files: readonly File[], folder: string): void;
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

  get overTop(): boolean {
    return this.target === '';
  }

  readonly start = (event: DragEvent): void => {
    this.#dragged = rowOf(event)?.dataset['path'];
    if (!this.#dragged || !event.dataTransfer) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', this.#dragged);
  };

  readonly over = (event: DragEvent): void => {
    const folder = folderOf(event);
    if (!this.#takes(event, folder)) return this.#aim(undefined);
    event.preventDefault();
    this.#aim(folder);
  };

  readonly leave = (): void => this.#aim(undefined);

  readonly drop = (event: DragEvent): void => {
    const folder = folderOf(event);
    const takes = this.#takes(event, folder);
    const dragged = this.#dragged;
    this.#dragged = undefined;
    this.#aim(undefined);
    if (!takes) return;
    event.preventDefault();
    event.stopPropagation();
    if (dragged) this.#actions.move(dragged, folder);
    else this.#actions.add([...(event.dataTransfer?.files ?? [])], folder);
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
  return (event.target as Element).closest<HTMLElement>('.row');
}

/** Over a file it is the folder that the file lies in. */
function folderOf(event: DragEvent): string {
  const row = rowOf(event);
  const path = row?.dataset['path'] ?? '';
  return row?.classList.contains('folder') ? path : parentFolder(path);
}
