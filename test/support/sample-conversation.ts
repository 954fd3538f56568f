import type { AgentSnapshot, ConversationMessage } from '../../src/core/agent/agent-model.js';
import { countedPart, toSummary } from '../../src/core/trace/summary.js';

export const PROMPT = 'Change the hero title to "Hello Jig"';

const READ_STEPS = [
  {
    toolCallId: 'c1',
    name: 'workspace.getStatus',
    status: 'completed',
    durationMs: 2,
    ...toSummary([countedPart('files', 4), { text: 'r12' }]),
    revision: 12,
  },
  {
    toolCallId: 'c2',
    name: 'workspace.listFiles',
    status: 'completed',
    durationMs: 1,
    ...toSummary([countedPart('files', 4), { text: 'r12' }]),
    revision: 12,
  },
  {
    toolCallId: 'c3',
    name: 'workspace.readFile',
    status: 'completed',
    durationMs: 3,
    summary: 'index.html · r12',
    revision: 12,
  },
] as const;

const asked: ConversationMessage = { id: 'm1', role: 'user', text: PROMPT };

/** The run while `preview.updateHero` waits. */
export const WAITING_RUN: AgentSnapshot = {
  running: true,
  sessionId: 'session-1',
  activity: { kind: 'waiting-for-approval', name: 'preview.updateHero' },
  mode: 'local',
  messages: [
    asked,
    {
      id: 'm2',
      role: 'assistant',
      text: '',
      steps: [...READ_STEPS, { toolCallId: 'c4', name: 'preview.updateHero', status: 'waiting-for-approval' }],
    },
  ],
};

/** The run after the preview acknowledged. */
export const COMPLETED_RUN: AgentSnapshot = {
  running: false,
  sessionId: 'session-1',
  activity: { kind: 'idle' },
  mode: 'local',
  messages: [
    asked,
    {
      id: 'm2',
      role: 'assistant',
      text: 'Done. The preview shows revision 13.',
      code: 'agent.shown',
      parameters: { revision: 13 },
      revision: 13,
      steps: [
        ...READ_STEPS,
        {
          toolCallId: 'c4',
          name: 'preview.updateHero',
          status: 'completed',
          durationMs: 184,
          summary: 'r13',
          revision: 13,
          acknowledged: true,
        },
      ],
    },
  ],
};

/** A run that ended with `answer`. */
export function endedRun(answer: Partial<ConversationMessage>): AgentSnapshot {
  return {
    ...COMPLETED_RUN,
    messages: [asked, { id: 'm2', role: 'assistant', text: 'Ended.', steps: READ_STEPS, ...answer }],
  };
}
