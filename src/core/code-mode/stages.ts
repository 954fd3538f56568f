import type { ToolAnnotations, ToolDefinition } from '../protocol/definition.js';
import type { AdmittedChild } from './admission.js';
import { CELL_BOUNDS } from './cell-bounds.js';
import { declareTools, RESULT_DECLARATION } from './declarations.js';
import type { StageName } from './stage-name.js';

interface Stage {
  readonly title: string;
  readonly purpose: string;
  readonly annotations: ToolAnnotations;
}

const STAGES: Readonly<Record<StageName, Stage>> = {
  execute_code_mode: {
    title: 'Run a reading program',
    purpose:
      'Run one small JavaScript program that reads with several tools, decides and emits only what matters. Use it when ' +
      'local control flow saves turns; for one simple look call the tool itself. It cannot change or validate anything.',
    annotations: { readOnlyHint: true },
  },
  execute_effectful_code_mode: {
    title: 'Run a reading and checking program',
    purpose:
      'Run one small JavaScript program that reads and runs validators, which go one after the other and may hand off to ' +
      'jobs: follow those by the continuations in effect_receipt.children once the call has returned. It cannot edit.',
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  },
  execute_mutating_code_mode: {
    title: 'Run an editing program',
    purpose:
      'Run one small JavaScript program that reads, attempts exactly one workspace_editFiles with the revisions it has ' +
      'read, and then validates. Validators follow an edit that succeeded with a known changed. Never run it again as a ' +
      'whole after a failure: read effect_receipt first.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
  },
};

const RULES =
  'Top-level await; await every call; Promise.all for independent ones (8 at once, 32 in all). text(value) emits, nothing ' +
  'else is returned: select and summarize, never dump raw results. A tool that failed resolves with success: false; a call ' +
  'that never reached its tool rejects with a code. No network, modules, timers or console.';

/** The outer tool of a stage, with the declarations of the children that it has now. */
export function stageDefinition(stage: StageName, children: readonly AdmittedChild[]): ToolDefinition {
  const { title, purpose, annotations } = STAGES[stage];
  return {
    name: stage,
    title,
    description: [purpose, RULES, RESULT_DECLARATION, declareTools(children)].join('\n'),
    inputSchema: {
      type: 'object',
      properties: {
        source: {
          type: 'string',
          minLength: 1,
          description: 'The program, at most 64 KiB of UTF-8.',
        },
        timeout_ms: {
          type: 'integer',
          minimum: 1,
          maximum: CELL_BOUNDS.maxTimeoutMs,
          description:
            'Milliseconds until it is stopped, its tools and the wait for a slot included; 5000 unless given.',
        },
      },
      required: ['source'],
      additionalProperties: false,
    },
    annotations,
  };
}
