import type {
  DurableSideEffectRunner,
  SideEffectContext,
  SideEffectOutcome,
  SideEffectRequest,
  SideEffectRun,
} from './side-effect-model.js';

export interface HttpSideEffectContext extends SideEffectContext {
  /** Put these on the request: the operation's key as `Idempotency-Key`. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface HttpSideEffect<R, T> extends Omit<SideEffectRequest<T>, 'execute'> {
  readonly runner: DurableSideEffectRunner;
  /** Sends the request once, with the given headers and signal. */
  readonly request: (context: HttpSideEffectContext) => Promise<R>;
  /** Classifies the answer; a status code alone proves nothing about a mutation, so there is no default. */
  readonly onResponse: (
    response: R,
    context: HttpSideEffectContext,
  ) => Promise<SideEffectOutcome<T>> | SideEffectOutcome<T>;
}

/** One HTTP mutation as a durable side effect. `runner.recover()` asks for its status and never sends it again. */
export function runHttpSideEffect<R, T>({
  runner,
  request,
  onResponse,
  ...effect
}: HttpSideEffect<R, T>): Promise<SideEffectRun<T>> {
  return runner.run<T>({
    ...effect,
    execute: async (context) => {
      const http: HttpSideEffectContext = { ...context, headers: { 'Idempotency-Key': context.key } };
      return onResponse(await request(http), http);
    },
  });
}
