/**
 * What the agent says, in English. Elements translate by `code` and `parameters`; `core` itself speaks to models and to
 * hosts without a catalogue.
 */
export interface AgentWords {
  readonly code: string;
  readonly text: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

const EXAMPLES = 'Try: Change the hero title to "Hello". Make it emerald. Add a feature card. Undo.';

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
  saved: (count: number): AgentWords => ({
    code: 'agent.saved',
    text: count === 0 ? 'Everything was saved already.' : `Saved ${count === 1 ? '1 file' : `${count} files`}.`,
    parameters: { count },
  }),
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
  status: (revision: number, summary: string): AgentWords => ({
    code: 'agent.status',
    text: summary,
    parameters: { revision },
  }),
  unclear: (fileCount: number): AgentWords => ({
    code: 'agent.unclear',
    text: `I could not tell what to change, so I only looked: ${fileCount === 1 ? '1 file' : `${fileCount} files`} here. ${EXAMPLES}`,
    parameters: { fileCount },
  }),
  whichFile: (fileCount: number): AgentWords => ({
    code: 'agent.which-file',
    text: `Which file do you mean? I only looked: ${fileCount === 1 ? '1 file' : `${fileCount} files`} here. Name one, for example app.js.`,
    parameters: { fileCount },
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
  failed: (code: string, message: string): AgentWords => ({ code, text: message }),
} as const;
