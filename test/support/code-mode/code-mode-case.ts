import type { Sandbox } from '../../../src/core/code-mode/sandbox-port.js';
import { createCodeModeFixture, same, type CodeModeFixture, type RunOptions } from './code-mode-fixture.js';

export interface CodeModeCase {
  readonly name: string;
  readonly run: (sandbox: Sandbox) => Promise<void>;
}

/** A case over a fixture of its own, after which a trivial program works in both slots: those of the next are warm. */
export function theCase(
  name: string,
  act: (fixture: CodeModeFixture) => Promise<void>,
  options: Parameters<typeof createCodeModeFixture>[1] = {},
): CodeModeCase {
  return {
    name,
    async run(sandbox) {
      const fixture = createCodeModeFixture(sandbox, options);
      try {
        await act(fixture);
        await healthy(fixture, { timeoutMs: 20_000 });
      } finally {
        fixture.detach();
      }
    },
  };
}

/** A trivial program works in both slots. */
export async function healthy(fixture: CodeModeFixture, options: RunOptions = {}): Promise<void> {
  const runs = await Promise.all(['h1', 'h2'].map((id) => fixture.run(`text("${id}")`, { id, ...options })));
  same(
    runs.map(({ kind, value }) => [kind, value.content]),
    [
      ['completed', ['h1']],
      ['completed', ['h2']],
    ],
  );
}
