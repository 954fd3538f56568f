import { createIdSource } from '../base/ids.js';
import { CodedError } from '../base/coded-error.js';
import type { CodeModeActionRecord } from './action-record.js';
import type { ToolHandler } from '../registry/tool-registry-port.js';
import { admitChildren, type AdmittedChild, type HostChild } from './admission.js';
import { CELL_BOUNDS } from './cell-bounds.js';
import { createCellLog } from './cell-log.js';
import { createChildPolicy } from './child-policy.js';
import type { CodeMode, CodeModeHost } from './code-mode-port.js';
import { MutationLanes } from './composition-fence.js';
import { executeProgram, type ProgramArguments, type ProgramBench } from './execute-program.js';
import { observeMutations } from './observe-mutations.js';
import type { Sandbox } from './sandbox-port.js';
import { createSharedSandbox } from './shared-sandbox.js';
import { createSourceObservations } from './source-state.js';
import { STAGE_NAMES, type StageName } from './stage-name.js';
import { stageDefinition } from './stages.js';
import { summarizeProgram } from './summarize-program.js';

export interface CodeModeOptions {
  /** Makes the runtime when the first program comes; it is disposed when the last studio has left. */
  readonly openSandbox: () => Sandbox | Promise<Sandbox>;
  /** The outer tools that are registered; all three unless given. */
  readonly stages?: readonly StageName[];
  /** Tools of the host's own that programs may call, each registered with a composition that proves its role. */
  readonly children?: readonly HostChild[];
  /** Told of each outer call when it has ended. Never sees source, arguments or results; what it throws is swallowed. */
  readonly onAction?: (action: CodeModeActionRecord) => void;
  /** Milliseconds that validators and edits may take after their program has ended; 5,000 unless given, and at most. */
  readonly reconciliationMs?: number;
}

/** Code Mode for the studios and registries that it is given to. Nothing of it runs before it is attached to one. */
export function createCodeMode(options: CodeModeOptions): CodeMode {
  const { stages = STAGE_NAMES, children = [], onAction = () => undefined, reconciliationMs = Infinity } = options;
  const sandbox = createSharedSandbox(options.openSandbox);
  const sources = createSourceObservations();
  const cells = createCellLog();
  const bench: ProgramBench = {
    openSandbox: sandbox.open,
    hostChildren: children,
    lanes: new MutationLanes(),
    sources,
    cells,
    nextId: createIdSource('program'),
    record: onAction,
    reconciliationMs: Math.max(0, Math.min(reconciliationMs, CELL_BOUNDS.reconciliationMs)),
  };

  return {
    attach(host) {
      const release = sandbox.use();
      const stopObserving = observeMutations(host, sources);
      const tools = stages.map((stage) => registerStage(bench, host, stage));
      return () => {
        for (const unregister of tools) unregister();
        stopObserving();
        release();
      };
    },
    guard: createChildPolicy,
    summarize: summarizeProgram,
    cells,
    sources,
  };
}

/** Registers the outer tool of a stage, and again whenever the children that it declares are others. */
function registerStage(bench: ProgramBench, host: CodeModeHost, stage: StageName): () => void {
  const { registry } = host;
  const run: ToolHandler = (args, context) => {
    if (stage !== 'execute_code_mode' && context.context.sessionId === undefined) throw sessionRequired(stage);
    return executeProgram(bench, host, stage, args as unknown as ProgramArguments, context);
  };
  const admitted = (): readonly AdmittedChild[] => admitChildren(stage, registry, bench.hostChildren);

  let declared = admitted();
  let unregister = registry.register(stageDefinition(stage, declared), run);
  const stopWatching = registry.catalog.subscribe(() => {
    const now = admitted();
    if (sameChildren(now, declared)) return;
    declared = now;
    unregister();
    unregister = registry.register(stageDefinition(stage, now), run);
  });
  return () => {
    stopWatching();
    unregister();
  };
}

function sameChildren(some: readonly AdmittedChild[], others: readonly AdmittedChild[]): boolean {
  return (
    some.length === others.length && some.every(({ definition }, index) => definition === others[index]!.definition)
  );
}

/** Effects belong to a session; a program that could have some is not run without one. */
function sessionRequired(stage: StageName): CodedError {
  return new CodedError('CODE_MODE_SESSION_REQUIRED', `${stage} needs a session.`, {
    details: { recovery: { actions: ['use_direct_tools'], safe_to_rerun: true } },
  });
}
