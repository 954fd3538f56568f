// HTTP around a tool call: a bounded JSON body in, a status and JSON out.

const MAX_BODY_BYTES = 16_384;

const STATUS_OF_CODE = new Map([
  ['TOOL_VALIDATION_FAILED', 400],
  ['TOOL_INVALID_OPTIONS', 400],
  ['CARD_DECLINED', 402],
  ['TOOL_IDEMPOTENCY_PENDING', 409],
  ['TOOL_IDEMPOTENCY_UNKNOWN', 409],
  ['TOOL_IDEMPOTENCY_CONFLICT', 422],
  ['TOOL_IDEMPOTENCY_STORE_FAILED', 503],
  ['TOOL_TIMEOUT', 504],
]);

/** Throws an error with `status` for a body that is too long or no JSON. */
export async function readJson(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MAX_BODY_BYTES) throw problem(413, 'BODY_TOO_LARGE', 'The body is too long.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw problem(400, 'BODY_INVALID', 'The body is not JSON.');
  }
}

export function send(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export function fail(response, status, code, message) {
  send(response, status, { error: { code, message } });
}

/** A canonical tool result as an HTTP answer. */
export function sendResult(response, { structuredContent, error }) {
  if (!error) return send(response, 200, structuredContent);
  const leaseEnd = error.details?.leaseExpiresAt;
  const headers = leaseEnd ? { 'retry-after': String(Math.max(1, Math.ceil((leaseEnd - Date.now()) / 1000))) } : {};
  send(response, STATUS_OF_CODE.get(error.code) ?? 502, { error }, headers);
}

function problem(status, code, message) {
  return Object.assign(new Error(message), { status, code });
}
