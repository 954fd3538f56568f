/** What the host decides and a program never says: target, session, acknowledgements, expectations of results. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'project',
  'workspace',
  'workspace_id',
  'workspaceId',
  'session',
  'session_id',
  'sessionId',
  'recording_session_id',
  'ack_session_message_ids',
  'ack_ref',
  'context_request',
  'session_message_resolution',
  'expected_failure',
  'expected_failure_kind',
  'result_expectation',
  'accepted_exit_codes',
  'assertion_name',
  'idempotency_key',
  'idempotencyKey',
  'execution_owner_id',
  'executionOwnerId',
]);

/** Fields of private wrappers. */
const PRIVATE = /^(?:__jig_|_jig\.|__webcodex_|_wc\.?)/;

/** The first argument that is the host's own to set, if the program sets one. */
export function findForbiddenArgument(args: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(args).find((name) => FORBIDDEN.has(name) || PRIVATE.test(name));
}
