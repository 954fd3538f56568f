/**
 * What the agent says, in English. Elements translate by `code` and `parameters`; `core` itself speaks to models and to
 * hosts without a catalogue.
 */
export interface AgentWords {
  readonly code: string;
  readonly text: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** Ids of recipes that can be carried out here and come near to what was asked. */
  readonly suggestions?: readonly string[];
  /** The prompt was not carried out. */
  readonly tone?: 'nothing-done';
}

export const AGENT_WORDS = {
  shown: (revision: number): AgentWords => ({
    code: 'agent.shown',
    text: `Done. The preview shows revision ${revision}.`,
    parameters: { revision },
  }),
  changed: (revision: number): AgentWords => ({
    code: 'agent.changed',
    text: `Done. The workspace is at revision ${revision}; no preview is open to show it.`,
    parameters: { revision },
  }),
  disconnected: (): AgentWords => ({
    code: 'agent.disconnected',
    text: 'The folder is no longer linked. The workspace keeps every file.',
  }),
  done: (): AgentWords => ({ code: 'agent.done', text: 'Done.' }),
  saved: (count: number): AgentWords =>
    count === 0
      ? { code: 'agent.saved-already', text: 'Everything was saved already.' }
      : {
          code: 'agent.saved',
          text: `Saved ${count === 1 ? '1 file' : `${count} files`}.`,
          parameters: { count },
        },
  opened: (path: string): AgentWords => ({
    code: 'agent.opened',
    text: `${path} is open.`,
    parameters: { path },
  }),
  downloaded: (path: string): AgentWords => ({
    code: 'agent.downloaded',
    text: `${path} was handed to the browser as a download. Nothing was changed.`,
    parameters: { path },
  }),
  listed: (count: number, names: string): AgentWords => ({
    code: 'agent.listed',
    text: `${files(count)}: ${names}.`,
    parameters: { count, names },
  }),
  found: (query: string, count: number, first: string): AgentWords =>
    count === 0
      ? { code: 'agent.found-nothing', text: `“${query}” is in no file.`, parameters: { query } }
      : {
          code: 'agent.found',
          text: `“${query}” is on ${count === 1 ? '1 line' : `${count} lines`}, first at ${first}.`,
          parameters: { query, count, first },
        },
  console: (lines: readonly string[]): AgentWords =>
    lines.length === 0
      ? { code: 'agent.console-empty', text: 'The page has written nothing to its console.' }
      : {
          code: 'agent.console',
          text: `The page wrote ${lines.length === 1 ? '1 line' : `${lines.length} lines`} to its console, the last of them: ${lines.at(-1)}`,
          parameters: { count: lines.length, last: lines.at(-1) ?? '' },
        },
  read: (path: string, lines: number): AgentWords => ({
    code: 'agent.read',
    text: `I read ${path}: ${lines === 1 ? '1 line' : `${lines} lines`}. Say “Open ${path}” to see it in the editor.`,
    parameters: { path, lines },
  }),
  unclear: (fileCount: number): AgentWords => ({
    code: 'agent.unclear',
    text: `I could not tell what to change, so I only looked: ${files(fileCount)} here. Nothing was changed.`,
    parameters: { fileCount },
  }),
  negated: (): AgentWords => ({
    code: 'agent.negated',
    text: 'You said not to, so nothing was changed. Say what you do want, without a “not”.',
  }),
  question: (): AgentWords => ({
    code: 'agent.question',
    text: 'I carry out wishes and answer only about the workspace and the preview. Nothing was changed. To have it done, ask for it, for example as below.',
  }),
  told: (): AgentWords => ({
    code: 'agent.told',
    text: 'That reads like a story, not like a wish, so nothing was changed. Say what should be done, for example “Undo”.',
  }),
  whichFile: (fileCount: number): AgentWords => ({
    code: 'agent.which-file',
    text: `Which file do you mean? I only looked: ${files(fileCount)} here. Name one, with its ending.`,
    parameters: { fileCount },
  }),
  noSuchFile: (path: string, names: string): AgentWords => ({
    code: 'agent.no-such-file',
    text: `There is no ${path} here, so nothing was changed. These files are: ${names}.`,
    parameters: { path, names },
  }),
  fileExists: (path: string): AgentWords => ({
    code: 'agent.file-exists',
    text: `${path} is here already, so nothing was changed. Choose another name, or say what to replace in it.`,
    parameters: { path },
  }),
  whichWords: (): AgentWords => ({
    code: 'agent.which-words',
    text: 'Which words should stand there? Put them in quotation marks. Nothing was changed.',
  }),
  whichText: (): AgentWords => ({
    code: 'agent.which-text',
    text: 'Which text exactly? Put it in double quotes; for a replacement, the old text and then the new. Nothing was changed.',
  }),
  whichColour: (): AgentWords => ({
    code: 'agent.which-colour',
    text: 'Which colour? The themes are emerald, amber, rose and violet; name one of them. Nothing was changed.',
  }),
  whichWish: (): AgentWords => ({
    code: 'agent.which-wish',
    text: 'These wishes undo each other. Which one is it? Nothing was changed.',
  }),
  partNotUnderstood: (): AgentWords => ({
    code: 'agent.part-not-understood',
    text: 'I understood only a part of that, so nothing was changed. Ask for one thing at a time.',
  }),
  noTarget: (target: string): AgentWords => ({
    code: `agent.no-target-${target}`,
    text: `${NO_TARGET.get(target) ?? 'The page has no place for that.'} Nothing was changed. Replace exact text instead, for example: Replace "old" with "new" in index.html.`,
  }),
  unavailable: (tool: string): AgentWords => ({
    code: 'agent.unavailable',
    text: `That needs the tool ${tool}, which is not available here. Nothing was changed.`,
    parameters: { tool },
  }),
  denied: (tool: string): AgentWords => ({
    code: 'agent.denied',
    text: `You said no to ${tool}, so nothing was changed.`,
    parameters: { tool },
  }),
  deniedLater: (tool: string, revision: number): AgentWords => ({
    code: 'agent.denied-later',
    text: `You said no to ${tool}. What was done before it stands, at revision ${revision}.`,
    parameters: { tool, revision },
  }),
  refused: (tool: string): AgentWords => ({
    code: 'agent.refused',
    text: `${tool} was not allowed here: its approval could not be asked for, or this page refuses it.`,
    parameters: { tool },
  }),
  cancelled: (): AgentWords => ({ code: 'agent.cancelled', text: 'Cancelled. Nothing was changed.' }),
  cancelledLater: (revision: number): AgentWords => ({
    code: 'agent.cancelled-later',
    text: `Cancelled. What was done before stands, at revision ${revision}.`,
    parameters: { revision },
  }),
  interrupted: (): AgentWords => ({
    code: 'agent.interrupted',
    text: 'Interrupted: the page was left while this went on. What was done before stands.',
  }),
  failed: (code: string, message: string): AgentWords => ({ code, text: message }),
} as const;

const NO_TARGET: ReadonlyMap<string, string> = new Map([
  ['hero', 'The page has no element with the id hero-title, or none with hero-subtitle.'],
  ['feature', 'The page has no feature-slot comment where a card could go.'],
  ['theme', 'The stylesheet does not define --accent and --accent-soft.'],
]);

function files(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}
