import type {
  DurableSideEffectRunner,
  SideEffectContext,
  SideEffectOutcome,
  SideEffectRequest,
  SideEffectRun,
} from './side-effect-model.js';

export interface QueueSideEffect<M, A, T> extends Omit<SideEffectRequest<T>, 'execute'> {
  readonly runner: DurableSideEffectRunner;
  readonly message: M;
  /** Publishes once. */
  readonly enqueue: (message: M, context: SideEffectContext) => Promise<A>;
  /** Classifies the broker's receipt; nothing is inferred from a client library's return value. */
  readonly onAcknowledgement: (
    acknowledgement: A,
    context: SideEffectContext,
  ) => Promise<SideEffectOutcome<T>> | SideEffectOutcome<T>;
}

/** One publish as a durable side effect. A lost acknowledgement after the publish is `unknown`, never a retry. */
export function runQueueSideEffect<M, A, T>({
  runner,
  message,
  enqueue,
  onAcknowledgement,
  ...effect
}: QueueSideEffect<M, A, T>): Promise<SideEffectRun<T>> {
  return runner.run<T>({
    ...effect,
    execute: async (context) => onAcknowledgement(await enqueue(message, context), context),
  });
}
