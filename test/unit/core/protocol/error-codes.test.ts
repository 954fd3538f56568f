import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isErrorCode, TOOL_CALL_ERROR_CODES } from '../../../../src/core/protocol/error-codes.js';

describe('the codes of managed calls', () => {
  it('are the ones of the contract, each under its own short name', () => {
    assert.deepEqual(Object.values(TOOL_CALL_ERROR_CODES).sort(), [
      'TOOL_APPROVAL_REQUIRED',
      'TOOL_CANCELLED',
      'TOOL_EXECUTION_ABORTED',
      'TOOL_EXECUTION_FAILED',
      'TOOL_EXECUTION_UNKNOWN',
      'TOOL_IDEMPOTENCY_CONFLICT',
      'TOOL_IDEMPOTENCY_PENDING',
      'TOOL_IDEMPOTENCY_STORE_FAILED',
      'TOOL_IDEMPOTENCY_UNKNOWN',
      'TOOL_INVALID_OPTIONS',
      'TOOL_NOT_ALLOWED',
      'TOOL_NOT_FOUND',
      'TOOL_OUTPUT_LIMIT_EXCEEDED',
      'TOOL_OUTPUT_VALIDATION_FAILED',
      'TOOL_POLICY_DENIED',
      'TOOL_POLICY_FAILED',
      'TOOL_REGISTRY_NOT_READY',
      'TOOL_RESULT_SERIALIZATION_FAILED',
      'TOOL_RESULT_VALIDATION_FAILED',
      'TOOL_TIMEOUT',
      'TOOL_VALIDATION_FAILED',
    ]);
    for (const [name, code] of Object.entries(TOOL_CALL_ERROR_CODES)) assert.equal(code, `TOOL_${name}`);
  });

  it('stand beside those of applications, which only have to look like codes', () => {
    for (const code of ['SHOP_SOLD_OUT', 'shop.sold-out', 'a:1', 'x'.repeat(128)]) assert.ok(isErrorCode(code));
    for (const code of ['', 'two words', 'x'.repeat(129), 'line\nbreak', 7, null]) assert.ok(!isErrorCode(code));
  });
});
