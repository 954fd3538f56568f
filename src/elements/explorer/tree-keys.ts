import { matchTyped, typeAhead } from '../base/type-ahead.js';
import { parentFolder, type TreeRow } from './file-tree.js';

/** What a key means in the tree (WAI-ARIA, tree view). */
export type TreeStep =
  | { readonly kind: 'focus'; readonly path: string }
  | { readonly kind: 'toggle'; readonly path: string }
  | { readonly kind: 'open' | 'rename' | 'delete' | 'menu' };

/** Reads the keys of one tree; what was typed just before counts for the next letter. */
export function treeKeys(): (
  event: KeyboardEvent,
  rows: readonly TreeRow[],
  path: string,
  rtl: boolean,
) => TreeStep | undefined {
  const typed = typeAhead();
  return (event, rows, path, rtl) => {
    const at = rows.findIndex((row) => row.path === path);
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const inward = rtl ? 'ArrowLeft' : 'ArrowRight';
    const outward = rtl ? 'ArrowRight' : 'ArrowLeft';
    switch (event.key) {
      case 'ArrowDown':
        return focusOn(rows[at + 1]);
      case 'ArrowUp':
        return focusOn(rows[at - 1]);
      case 'Home':
        return focusOn(rows[0]);
      case 'End':
        return focusOn(rows.at(-1));
      case inward:
        if (row.kind !== 'folder') return undefined;
        return row.expanded
          ? focusOn(rows[at + 1]?.level === row.level + 1 ? rows[at + 1] : undefined)
          : { kind: 'toggle', path };
      case outward:
        if (row.kind === 'folder' && row.expanded) return { kind: 'toggle', path };
        return focusOn(rows.find((other) => other.path === parentFolder(path)));
      case 'Enter':
      case ' ':
        return row.kind === 'folder' ? { kind: 'toggle', path } : { kind: 'open' };
      case 'F2':
        return { kind: 'rename' };
      case 'Delete':
      case 'Backspace':
        return { kind: 'delete' };
      case 'ContextMenu':
        return { kind: 'menu' };
      case 'F10':
        return event.shiftKey ? { kind: 'menu' } : undefined;
      default: {
        const text = typed(event);
        return text === undefined
          ? undefined
          : focusOn(
              rows[
                matchTyped(
                  text,
                  rows.map(({ name }) => name),
                  at,
                )
              ],
            );
      }
    }
  };
}

function focusOn(row: TreeRow | undefined): TreeStep | undefined {
  return row && { kind: 'focus', path: row.path };
}
