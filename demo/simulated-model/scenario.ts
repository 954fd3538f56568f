/** One call of a tool, by the name it has on the wire: dots become `__`. */
export interface ScriptedCall {
  readonly name: string;
  /** Text goes out as it is, so that it may be broken. */
  readonly arguments: Readonly<Record<string, unknown>> | string;
}

export type ScriptedReply =
  | {
      readonly kind: 'turn';
      readonly text?: string;
      readonly calls?: readonly ScriptedCall[];
      /** The stream ends in the middle of the text. */
      readonly cut?: boolean;
      /** Milliseconds between two words; 30 unless given. */
      readonly pace?: number;
    }
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly message: string;
    };

/** What a scripted model can see: the same as a real one, and how often it was asked. */
export interface Asked {
  /** The person's latest prompt, with what the studio says beside it. */
  readonly prompt: string;
  /** Its own turns since the person's latest prompt. */
  readonly turn: number;
  /** Requests since this scenario was chosen, this one included. */
  readonly request: number;
  /** What the calls of its latest turn came to, in call order. */
  readonly results: readonly Readonly<Record<string, unknown>>[];
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  /** What there is to see. */
  readonly about: string;
  readonly prompt: string;
  /** Other prompts that it takes for its own. */
  readonly takes?: RegExp;
  readonly reply: (asked: Asked) => ScriptedReply;
}
