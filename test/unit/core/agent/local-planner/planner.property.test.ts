import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { planLocalPrompt } from '../../../../../src/core/agent/local-planner/plan-local-prompt.js';
import { STUDIO_TOOLS } from '../../../../../src/core/tools/register-tools.js';
import { soak } from '../../../../support/soak.js';

const NAMES = STUDIO_TOOLS.map(({ definition }) => definition.name);
const WORDS = [
  'reset', 'workspace', 'preview', 'status', 'replace', 'change', 'open', 'undo', 'redo', 'save', 'delete', 'rename',
  'create', 'file', 'green', 'rose', 'feature', 'card', 'hero', 'title', 'subtitle', 'and', 'not', "don't", 'how',
  'index.html', 'app.js', '"a"', '"b"', "'c'", '“d”', '「마」', '제목', '바꿔', '카드', '추가', '초기화', '저장', '파일', '"x.md"',
] as const; // prettier-ignore
const prompt = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' ')),
);

describe('the local planner, on any prompt', () => {
  it('never throws, calls only listed tools, and looks before it changes anything', () => {
    fc.assert(
      fc.property(prompt, fc.subarray(NAMES), (text, listed) => {
        const toolNames = new Set(listed);
        const plan = planLocalPrompt(text, { toolNames, paths: ['index.html', 'app.js'], entryPath: 'index.html' });
        for (const { name } of plan.calls) assert.ok(toolNames.has(name), name);
        const readOnly = /getStatus|listFiles|readFile|openFile/;
        const firstChange = plan.calls.findIndex(({ name }) => !readOnly.test(name));
        if (firstChange >= 0 && toolNames.has('workspace.getStatus')) {
          assert.equal(plan.calls[0]?.name, 'workspace.getStatus');
        }
        if (plan.kind !== 'calls') assert.equal(firstChange, -1);
      }),
      soak(5000),
    );
  });

  it('reads a long prompt in a bounded time', () => {
    for (const text of ['a'.repeat(200_000), '"'.repeat(50_000), `${"'a".repeat(20_000)}`, 'a.b'.repeat(50_000)]) {
      const start = performance.now();
      planLocalPrompt(text, { toolNames: new Set(NAMES), paths: [] });
      assert.ok(performance.now() - start < 5_000);
    }
  });
});
