import type { Sandbox } from '../../../src/core/code-mode/sandbox-port.js';
import { createCodeModeFixture, pause, same } from './code-mode-fixture.js';
import type { HostileProgram } from './hostile-programs.js';

/** Milliseconds of a program that may end by its deadline, and of one that may not. */
const DEADLINE_MS = 120;
const PATIENT_MS = 25_000;
/** The watchdog, and what a busy machine needs to say so. */
const SLACK_MS = 250 + 8_000;
const READ_STATES: ReadonlySet<string> = new Set(['ok', 'failed', 'abandoned', 'not_dispatched']);

/** Runs one program: the right kind, in time, with receipts that are settled, and a healthy next program. */
export async function runHostile(sandbox: Sandbox, { name, source, kinds }: HostileProgram): Promise<void> {
  const fixture = createCodeModeFixture(sandbox);
  try {
    // A replaced worker may still be starting: its start is no part of the program's time.
    await fixture.run('', { timeoutMs: 25_000 });
    const timeoutMs = kinds.includes('timeout') ? DEADLINE_MS : PATIENT_MS;
    const startedAt = performance.now();
    const run = await fixture.run(source, { timeoutMs });
    const took = performance.now() - startedAt;
    if (!kinds.includes(run.kind ?? '')) throw new Error(`${name} ended as ${run.kind}: ${run.result.error?.message}`);
    if (took > timeoutMs + SLACK_MS) throw new Error(`${name} took ${Math.round(took)} ms`);
    const unsettled = run.receipts.filter(({ state }) => !READ_STATES.has(state));
    same(unsettled, [], name);
    const text = run.result.error?.message ?? '';
    if (text.length > 16_384) throw new Error(`${name} told ${text.length} characters`);
    const next = await fixture.run('text("next")', { timeoutMs: 25_000, id: 'next' });
    same([next.kind, next.value.content], ['completed', ['next']], name);
  } finally {
    fixture.detach();
  }
}

/** All of them, two at a time: as many as there are slots. Returns the failures. */
export async function runAllHostile(
  programs: readonly HostileProgram[],
  run: (program: HostileProgram) => Promise<void>,
): Promise<readonly string[]> {
  const queue = [...programs];
  const failures: string[] = [];
  const lane = async (): Promise<void> => {
    for (let program = queue.shift(); program; program = queue.shift()) {
      await run(program).catch((error: unknown) => failures.push(String(error)));
      await pause(0);
    }
  };
  await Promise.all([lane(), lane()]);
  return failures;
}
