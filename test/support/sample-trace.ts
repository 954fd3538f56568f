import type { TraceEntry } from '../../src/core/trace/trace-model.js';

const START = Date.UTC(2026, 10, 30, 9, 41, 0);

/** One row of a trace, changed by `part`; times are milliseconds after the session's start. */
export function sampleEntry(
  id: string,
  name: string,
  part: Partial<TraceEntry> & { readonly at?: number } = {},
): TraceEntry {
  const { at = 0, ...rest } = part;
  const kind = rest.kind ?? 'call';
  const method = kind === 'call' ? 'tools/call' : kind === 'agent' ? 'agent.request' : 'tools/list';
  return {
    id,
    kind,
    method,
    name,
    sessionId: 'session-1',
    source: 'local',
    mode: 'agent',
    status: 'completed',
    startedAt: START + at,
    ...(rest.status === 'running' ? {} : { durationMs: 2 }),
    ...rest,
  };
}

/** The main job while `preview.updateHero` waits for its approval. */
export const WAITING_TRACE: readonly TraceEntry[] = [
  sampleEntry('trace-1', 'local-agent', { kind: 'agent', status: 'running' }),
  sampleEntry('trace-2', 'tools/list', { kind: 'discovery', at: 1, durationMs: 1, toolCount: 17 }),
  sampleEntry('trace-3', 'workspace.getStatus', { at: 3, durationMs: 2, summary: 'r12' }),
  sampleEntry('trace-4', 'workspace.readFile', {
    at: 8,
    durationMs: 3,
    summary: 'index.html · r12',
    toolCallId: 'call-3',
    argumentsText: '{\n  "path": "index.html"\n}',
    resultText: '{\n  "source": "[412 characters]"\n}',
  }),
  sampleEntry('trace-5', 'preview.updateHero', {
    at: 12,
    status: 'running',
    toolCallId: 'local-model-session-1-4-preview.updateHero',
    argumentsText: '{\n  "title": "Hello Jig"\n}',
  }),
];
