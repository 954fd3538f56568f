/** The parts of the panels as the studio's own, named `panel__part` (STYLE 18): all that they document. */
export const exportedParts = {
  chat: exported(
    'chat',
    'scroller log message bubble steps step card approve changes remember deny answer copy approve-all undo-turn recovery retry recipes selection revision suggestions composer send cancel empty',
  ),
  editor: exported('editor', 'editor surface notice'),
  preview: exported('preview', 'bar address revision stage frame error error-message diagnostics console link empty'),
  changes: exported('changes', 'bar list file diff notice dialog empty'),
  trace: exported('trace', 'bar filters row revision detail children empty'),
  explorer: exported(
    'explorer',
    'bar new-file new-folder upload undo-upload drop-hint progress progress-cancel tree row entry menu menu-item dialog confirm empty',
  ),
  search: exported('search', 'bar field toggle outcome result empty'),
  catalog: exported(
    'catalog',
    'list tool detail arguments run cancel result recovery retry dialog confirm revision empty',
  ),
  settings: exported('settings', 'form field problem other-keys models empty'),
} as const;

function exported(panel: string, parts: string): string {
  return parts
    .split(' ')
    .map((part) => `${part}:${panel}__${part}`)
    .join(', ');
}
