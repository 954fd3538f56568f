import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { ToolApprovalSnapshot } from '../../core/registry/approval-port.js';
import { approvalQuestion } from '../approval-card/approval-card.js';
import { approvalMessages } from '../approval-card/approval-messages.js';
import type { Language } from '../locale/language.js';

/** Keyed, so that a second request with the same words is announced too. */
export function approvalAnnouncement(
  approval: ToolApprovalSnapshot,
  definition: ToolDefinition | undefined,
  language: Language,
): unknown {
  const question = approvalQuestion(approval, definition, language);
  return keyed(approval.id, html`<span>${approvalMessages(language)('needed', { question })}</span>`);
}
