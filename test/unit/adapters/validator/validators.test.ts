import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { AJV_OPTIONS } from '../../../../src/adapters/validator/ajv-options.js';
import { createAjvValidator } from '../../../../src/adapters/validator/ajv-validator.js';
import { createBrowserValidator } from '../../../../src/adapters/validator/browser-validator.js';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import { createPrecompiledValidator, schemaKey } from '../../../../src/adapters/validator/precompiled-validator.js';
import { describeSchemaValidator } from './validator-contract.js';

describeSchemaValidator('interpreting', createInterpretingValidator);
describeSchemaValidator('Ajv', createAjvValidator);
describeSchemaValidator('precompiled (falling back)', () =>
  createPrecompiledValidator({ checks: new Map(), fallback: createInterpretingValidator() }),
);
describeSchemaValidator('browser', () => createBrowserValidator({ loadChecks: () => Promise.resolve(new Map()) }));

describe('the precompiled validator', () => {
  const schema = { type: 'object', required: ['path'], additionalProperties: false, properties: { path: {} } };
  const checks = new Map([[schemaKey(schema), new Ajv2020(AJV_OPTIONS).compile(schema)]]);
  const fallback = {
    compile: () => {
      throw new Error('The fallback was used.');
    },
  };

  it('finds a check by the meaning of the schema, not by identity or order of keys', () => {
    const reordered = { properties: { path: {} }, additionalProperties: false, required: ['path'], type: 'object' };
    const check = createPrecompiledValidator({ checks, fallback }).compile(reordered);
    assert.deepEqual(check({ path: 1 }), { valid: true });
    assert.deepEqual(check({ other: 1 }), {
      valid: false,
      issues: [
        { path: '/path', message: 'is required' },
        { path: '/other', message: 'is not allowed' },
      ],
    });
  });

  it('gives every other schema to the fallback', () => {
    assert.throws(() => createPrecompiledValidator({ checks, fallback }).compile({}), /The fallback was used/);
  });
});

describe('declared differences', () => {
  it('the interpreting validator refuses $dynamicRef, Ajv follows it', () => {
    const schema = {
      $dynamicAnchor: 'node',
      properties: { kid: { $dynamicRef: '#node' } },
      additionalProperties: false,
    };
    assert.throws(() => createInterpretingValidator().compile(schema), { code: 'TOOL_SCHEMA_UNSUPPORTED' });
    assert.equal(createAjvValidator().compile(schema)({ kid: { kid: {} } }).valid, true);
    assert.equal(createAjvValidator().compile(schema)({ kid: { z: 1 } }).valid, false);
  });
});
