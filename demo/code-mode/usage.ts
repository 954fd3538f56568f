import type { CodeModeActionRecord } from 'jig-studio/core';

/** What the programs of this page came to, summed up from their audit rows. */
export function createUsage(): { add(action: CodeModeActionRecord): void; describe(): string } {
  const actions: CodeModeActionRecord[] = [];
  return {
    add: (action) => void actions.push(action),
    describe() {
      const operations = new Map<string, number[]>();
      const tools = new Map<string, number>();
      for (const { operation, service_ms: ms, serialized_result_bytes: bytes, composition } of actions) {
        const [count = 0, time = 0, size = 0] = operations.get(operation) ?? [];
        operations.set(operation, [count + 1, time + ms, size + bytes]);
        for (const [tool, calls] of Object.entries(composition?.nested_tool_counts ?? {})) {
          tools.set(tool, (tools.get(tool) ?? 0) + calls);
        }
      }
      return [
        ...[...operations].map(
          ([name, [count = 0, time = 0, bytes = 0]]) =>
            `${name}: ${count} attempts, ${Math.round(time / count)} ms each, ${bytes} bytes to the model`,
        ),
        ...[...tools].map(([name, calls]) => `  ${name}: ${calls} calls`),
      ].join('\n');
    },
  };
}
