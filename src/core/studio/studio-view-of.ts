import type { ReadableStore } from '../base/store.js';
import type { Studio } from './studio-port.js';
import type { StudioPhase, StudioView } from './studio-view.js';

/** The part of a studio that elements are given. */
export function createStudioView(studio: Omit<Studio, 'view'>, phase: ReadableStore<StudioPhase>): StudioView {
  return {
    id: studio.id,
    phase,
    catalog: studio.registry.catalog,
    workspace: studio.workspace,
    folder: studio.folder,
    drafts: studio.drafts,
    preview: studio.preview,
    console: studio.preview.console,
    design: studio.preview.design,
    approvals: studio.approvals.store,
    rememberedApprovals: studio.approvals.remembered,
    trace: studio.trace,
    agent: studio.agent,
    provider: studio.provider,
    preferences: studio.preferences,
    ...(studio.jobs && { jobs: studio.jobs }),
    commands: studio.commands,
    attachPreviewSurface: (surface) => studio.preview.attach(surface),
    attachApprovalSurface: () => studio.approvals.attachSurface(),
  };
}
