import type { ToolDefinition } from '../../src/core/protocol/definition.js';
import type { ToolApprovalSnapshot } from '../../src/core/registry/approval-port.js';

/** Definitions of the kinds a panel must tell apart: read-only, asking, destructive, a host's own. */
export const SAMPLE_TOOLS: readonly ToolDefinition[] = [
  {
    name: 'workspace.getStatus',
    title: 'Get workspace status',
    description: 'Reports revision, storage, preview and history.',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    outputSchema: {
      type: 'object',
      properties: { revision: { type: 'integer', minimum: 0 }, rootName: { type: 'string' } },
      required: ['revision', 'rootName'],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: 'workspace.applyPatch',
    title: 'Replace exact text',
    description: 'Replaces exact text in one file.\nRefused when the text is not there.',
    inputSchema: {
      type: 'object',
      properties: {
        path: { type: 'string', minLength: 1, maxLength: 160, description: 'The file to change.' },
        search: { type: 'string', minLength: 1, maxLength: 20000 },
        replace: { type: 'string', maxLength: 20000 },
        occurrence: { type: 'string', enum: ['first', 'all'] },
        expectedRevision: { type: 'integer', minimum: 0 },
      },
      required: ['path', 'search', 'replace', 'occurrence'],
      additionalProperties: false,
    },
    annotations: {},
  },
  {
    name: 'workspace.reset',
    title: 'Reset the workspace',
    description: 'Restores the four files of the seed.',
    inputSchema: {
      type: 'object',
      properties: { expectedRevision: { type: 'integer', minimum: 0 } },
      additionalProperties: false,
    },
    annotations: { destructiveHint: true, idempotentHint: true },
  },
  {
    name: 'preview.updateHero',
    title: 'Update the hero',
    description: 'Changes title and subtitle of the hero section.',
    inputSchema: {
      type: 'object',
      properties: {
        title: { type: 'string', minLength: 1, maxLength: 90 },
        subtitle: { type: 'string', minLength: 1, maxLength: 180 },
      },
      required: ['title', 'subtitle'],
      additionalProperties: false,
    },
    annotations: { idempotentHint: true },
  },
  {
    name: 'shop.restock',
    description: 'Orders more of one article.',
    inputSchema: {
      type: 'object',
      properties: {
        article: { type: 'integer' },
        amounts: { type: 'array', items: { type: 'number', minimum: 1 }, maxItems: 4 },
      },
      required: ['article'],
    },
  },
];

/** A pending approval of `preview.updateHero`, changed by `part`. */
export function sampleApproval(part: Partial<ToolApprovalSnapshot> = {}): ToolApprovalSnapshot {
  return {
    id: 'approval-1',
    method: 'tools/call',
    toolCallId: 'local-model-session-1-4-preview.updateHero',
    sessionId: 'session-1',
    name: 'preview.updateHero',
    description: 'Changes title and subtitle of the hero section.',
    source: 'local',
    mode: 'agent',
    argumentKeys: ['title', 'subtitle'],
    safeArgumentPreview: 'title: Hello Jig · subtitle: A quiet place to build.',
    createdAt: 1_700_000_000_000,
    ...part,
  };
}
