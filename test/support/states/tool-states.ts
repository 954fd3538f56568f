import type { ElementState } from '../element-states.js';
import type { FakeStudio } from '../fake-studio-view.js';
import { SAMPLE_TOOLS } from '../sample-tools.js';
import { sampleEntry, WAITING_TRACE } from '../sample-trace.js';
import { press, settled } from './furnished-studio.js';

const tools = ({ stores }: FakeStudio): void => stores.catalog.set(SAMPLE_TOOLS);

/** Catalog and trace, in the states that `element-states.ts` does not have. */
export const TOOL_STATES: readonly ElementState[] = [
  {
    element: 'jig-catalog',
    state: 'many tools',
    studio: ({ stores }) =>
      stores.catalog.set([
        ...SAMPLE_TOOLS,
        ...Array.from({ length: 200 }, (_, index) => ({
          name: `warehouse.shelf${index}.takeStock`,
          description: 'Counts what lies on one shelf.',
          inputSchema: { type: 'object', properties: {} },
          annotations: { readOnlyHint: index % 3 === 0 },
        })),
      ]),
  },
  {
    element: 'jig-catalog',
    state: 'a result that made a revision',
    studio(fake) {
      tools(fake);
      fake.answer = { content: [], structuredContent: { revision: 13, activePath: 'index.html' } };
    },
    then: press('[part=run]'),
  },
  {
    element: 'jig-catalog',
    state: 'locked while the agent runs',
    studio(fake) {
      tools(fake);
      fake.stores.agent.update((agent) => ({ ...agent, running: true }));
    },
  },
  {
    element: 'jig-trace',
    state: 'a row that failed, opened',
    studio: ({ stores }) =>
      stores.trace.set([
        sampleEntry('a', 'local-agent', {
          kind: 'agent',
          durationMs: 240,
          status: 'failed',
          errorCode: 'PREVIEW_RUNTIME_ERROR',
        }),
        sampleEntry('b', 'workspace.applyPatch', {
          at: 12,
          durationMs: 40,
          status: 'failed',
          retryable: true,
          errorCode: 'WORKSPACE_REVISION_CONFLICT',
          toolCallId: 'call_0123456789abcdefghij',
          argumentsText: '{\n  "path": "index.html",\n  "search": "[214 characters]",\n  "expectedRevision": 12\n}',
        }),
      ]),
    then: press('[data-entry=b]'),
  },
  {
    element: 'jig-trace',
    state: 'a program and its calls',
    studio: ({ stores }) =>
      stores.trace.set([
        sampleEntry('p', 'code_mode', {
          durationMs: 320,
          children: WAITING_TRACE.slice(2).map(({ name, startedAt }, index) => ({
            ordinal: index + 1,
            name,
            status: index === 2 ? 'failed' : 'completed',
            startedAt: startedAt + index * 60,
            durationMs: 40 + index * 20,
            ...(index === 2 && { errorCode: 'TOOL_POLICY_DENIED' }),
          })),
        }),
      ]),
    then: press('[data-entry=p]'),
  },
  {
    element: 'jig-trace',
    state: 'nothing matches',
    studio: ({ stores }) => stores.trace.set(WAITING_TRACE),
    async then(element) {
      await press('[aria-label="Filter"], [aria-label="필터"]')(element);
      const status = element.shadowRoot?.querySelector<HTMLSelectElement>('select');
      if (!status) return;
      status.value = [...status.options].at(-1)?.value ?? '';
      status.dispatchEvent(new Event('change', { bubbles: true }));
      await settled(element);
    },
  },
  {
    element: 'jig-trace',
    state: 'many rows',
    studio: ({ stores }) =>
      stores.trace.set(
        Array.from({ length: 400 }, (_, index) =>
          sampleEntry(`row-${index}`, index % 9 === 0 ? 'workspace.readFile' : 'workspace.applyPatch', {
            at: index * 30,
            durationMs: 5 + ((index * 37) % 200),
            status: index % 13 === 0 ? 'failed' : 'completed',
            sessionId: `session-${1 + Math.floor(index / 80)}`,
            revision: index,
            summary: `index.html · r${index}`,
          }),
        ),
      ),
  },
];
