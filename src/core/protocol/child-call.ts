import type { ToolCallContext, ToolCallRequest } from './call.js';
import type { ToolCallResult } from './result.js';

/** Only code of this package can mark a call as a child's: no text that a model or a transport sends becomes a symbol. */
const CHILD_CALL = Symbol('jig-studio child call');

/** A call that a program makes while the call of its own, the parent, is under way. */
export interface ChildCall {
  /** The parent's canonical request, the object that its lifecycle events carry. */
  readonly parent: ToolCallRequest;
  /** 1-based, in the order in which the program made its calls. */
  readonly ordinal: number;
  /** Told right before the handler runs: until then nothing has happened. A throw keeps the handler from running. */
  dispatching(): void;
  /** Told what the handler truly ended with, also when whoever waited has left by then. */
  settled(result: ToolCallResult): void;
}

/** The context of a child: the parent's source, mode and session, and the mark. */
export function childContext(parent: ToolCallContext, child: ChildCall): ToolCallContext {
  return { ...parent, metadata: { ...parent.metadata, [CHILD_CALL]: child } };
}

export function childCallOf(context: ToolCallContext | undefined): ChildCall | undefined {
  return (context?.metadata as { readonly [CHILD_CALL]?: ChildCall } | undefined)?.[CHILD_CALL];
}
