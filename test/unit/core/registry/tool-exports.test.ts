import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ToolDefinition } from '../../../../src/core/protocol/definition.js';
import { createRegistry } from './registry-fixture.js';

const THEME: ToolDefinition = {
  name: 'preview.setTheme',
  title: 'Theme',
  description: 'Sets the theme.',
  inputSchema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    oneOf: [{ required: ['theme'] }, { required: ['accent'] }],
    properties: { theme: { type: 'string', enum: ['violet'], format: 'x' }, accent: {} },
    additionalProperties: false,
  },
  outputSchema: { type: 'object' },
  annotations: { idempotentHint: true },
};
const BARE: ToolDefinition = { name: 'bare', inputSchema: {} };

describe('the exports', () => {
  const registry = createRegistry({ allowedToolNames: [THEME.name, BARE.name] });
  for (const definition of [THEME, BARE, { name: 'hidden', inputSchema: {} }])
    registry.register(definition, () => ({}));

  it('begin with the listed definitions and lose no constraint at the root (T34)', () => {
    assert.deepEqual(registry.toMCP(), registry.listTools().tools);
    assert.deepEqual(registry.toMCP(), [THEME, BARE]);
    assert.deepEqual(registry.toOpenAI(), [
      {
        type: 'function',
        function: { name: 'preview__setTheme', description: 'Sets the theme.', parameters: THEME.inputSchema },
      },
      { type: 'function', function: { name: 'bare', parameters: {} } },
    ]);
    assert.deepEqual(registry.toAnthropic(), [
      { name: 'preview__setTheme', description: 'Sets the theme.', input_schema: THEME.inputSchema },
      { name: 'bare', input_schema: {} },
    ]);
  });

  it('filter by name, in the order asked, and bring back no hidden or unknown tool', () => {
    assert.deepEqual(
      registry.toMCPFiltered(['bare', THEME.name, 'bare']).map(({ name }) => name),
      ['bare', THEME.name],
    );
    assert.equal(registry.toOpenAIFiltered([THEME.name])[0]?.function.name, 'preview__setTheme');
    assert.equal(registry.toAnthropicFiltered(['bare'])[0]?.name, 'bare');
    for (const filter of [registry.toMCPFiltered, registry.toOpenAIFiltered, registry.toAnthropicFiltered]) {
      assert.throws(() => filter(['hidden']), { code: 'TOOL_NOT_ALLOWED' });
      assert.throws(() => filter([BARE.name, 'toString']), { code: 'TOOL_NOT_ALLOWED' });
    }
    const open = createRegistry();
    assert.throws(() => open.toMCPFiltered(['constructor']), { code: 'TOOL_NOT_FOUND' });
  });
});
