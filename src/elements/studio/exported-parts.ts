/** The parts of the panels as the studio's own, named `panel__part` (STYLE 18). */
export const exportedParts = {
  chat: exported('chat', [
    'scroller',
    'log',
    'message',
    'bubble',
    'steps',
    'step',
    'card',
    'approve',
    'deny',
    'retry',
    'cancel',
    'send',
    'revision',
    'suggestions',
    'composer',
    'empty',
  ]),
  editor: exported('editor', ['editor', 'surface', 'notice']),
  preview: exported('preview', [
    'bar',
    'address',
    'revision',
    'stage',
    'frame',
    'error',
    'error-message',
    'diagnostics',
    'empty',
  ]),
  trace: exported('trace', ['bar', 'row', 'detail', 'empty']),
  explorer: exported('explorer', ['bar', 'tree', 'row', 'entry', 'menu', 'menu-item', 'dialog', 'confirm', 'empty']),
  search: exported('search', ['bar', 'field', 'toggle', 'outcome', 'result', 'empty']),
  catalog: exported('catalog', [
    'list',
    'tool',
    'detail',
    'arguments',
    'run',
    'result',
    'dialog',
    'confirm',
    'revision',
    'empty',
  ]),
} as const;

function exported(panel: string, parts: readonly string[]): string {
  return parts.map((part) => `${part}:${panel}__${part}`).join(', ');
}
