import { createInterpretingValidator } from '../../src/adapters/validator/interpreting-validator.js';
import type { ToolCallArguments } from '../../src/core/protocol/call.js';
import type { ToolCallResult } from '../../src/core/protocol/result.js';
import { createStudio } from '../../src/core/studio/create-studio.js';
import type { Studio, StudioOptions } from '../../src/core/studio/studio-port.js';
import { createScriptedSurface, type ScriptedSurface } from './scripted-surface.js';

/** A whole studio in Node: the real registry, workspace and preview, in memory. */
export async function createTestStudio(options: Partial<StudioOptions> = {}): Promise<Studio> {
  const studio = createStudio({ validator: createInterpretingValidator(), ...options });
  await studio.ready;
  return studio;
}

/** The same with something that shows and acknowledges. */
export async function createShownStudio(
  options: Partial<StudioOptions> = {},
): Promise<{ readonly studio: Studio; readonly surface: ScriptedSurface }> {
  const studio = await createTestStudio(options);
  const surface = createScriptedSurface();
  studio.view.attachPreviewSurface(surface);
  await studio.preview.waitFor(studio.workspace.getSnapshot().state.revision, { timeoutMs: 10_000 });
  return { studio, surface };
}

/** The call of a model, allowed as soon as it asks. */
export async function callAsModel(studio: Studio, name: string, args: ToolCallArguments = {}): Promise<ToolCallResult> {
  const stop = decideAll(studio, 'allow');
  try {
    return await studio.registry.executeModelToolCall({ id: 'call-1', name, arguments: args });
  } finally {
    stop();
  }
}

/** Decides whatever asks from now on. */
export function decideAll(studio: Studio, decision: 'allow' | 'deny'): () => void {
  return studio.approvals.store.subscribe(() => {
    for (const { id } of studio.approvals.store.getSnapshot()) {
      queueMicrotask(() => studio.approvals.resolve(id, decision));
    }
  });
}

export function sourceOf(studio: Studio, path: string): string {
  const file = studio.workspace.getFile(path);
  if (file.kind !== 'text') throw new Error(`${path} is no text`);
  return file.source;
}

export function revisionOf(studio: Studio): number {
  return studio.workspace.getSnapshot().state.revision;
}

/** The structured result, for reading fields in assertions. */
export function resultOf(result: ToolCallResult): Readonly<Record<string, unknown>> {
  if (result.isError) throw new Error(`${result.error?.code}: ${result.error?.message}`);
  return result.structuredContent as Readonly<Record<string, unknown>>;
}
