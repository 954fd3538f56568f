/** Departures from the wire format that an endpoint is known for. All off unless declared; a run's trace row names those used. */
export interface ProviderQuirks {
  /** `arguments: ""` means `{}`, for tools without required fields. */
  readonly emptyArguments?: 'object';
  /** `arguments` may be an object instead of its text. */
  readonly objectArguments?: boolean;
  /** Calls without an id get one of ours. */
  readonly missingCallIds?: 'assign';
  /** `false`: an assistant message without text is sent with `""` instead of `null`. */
  readonly nullContent?: boolean;
}
