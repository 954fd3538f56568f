import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GRAMMAR } from '../../../../../src/core/agent/local-planner/grammar.js';
import { planLocalPrompt, type LocalPlan } from '../../../../../src/core/agent/local-planner/plan-local-prompt.js';
import { STUDIO_TOOLS } from '../../../../../src/core/tools/register-tools.js';
import { REVIEW_TOOLS } from '../../../../../src/core/tools/review/review-tools.js';
import { call, ENGLISH, KOREAN, SNAPSHOT } from './accepted-prompts.js';
import { NEAR_MISSES, type Answer } from './near-misses.js';

const STATUS = 'workspace.getStatus';
const LIST = 'workspace.listFiles';

describe('the local planner', () => {
  for (const [language, table] of [
    ['English', ENGLISH],
    ['Korean', KOREAN],
  ] as const) {
    it(`has at least 60 prompts in ${language}`, () => {
      assert.ok(new Set(table.map(([prompt]) => prompt)).size >= 60);
    });
    for (const [prompt, calls] of table) {
      it(`plans (${language}) ${prompt}`, () => {
        const plan = planLocalPrompt(prompt, SNAPSHOT);
        assert.equal(plan.kind, 'calls', JSON.stringify(plan));
        assert.deepEqual(
          plan.calls.map((planned) => call(planned.name, planned.arguments)),
          calls,
        );
      });
    }
  }

  it('has at least 200 near-misses', () => {
    assert.ok(new Set(NEAR_MISSES.flatMap(([, prompts]) => prompts)).size >= 200);
  });
  for (const [answer, prompts] of NEAR_MISSES) {
    for (const prompt of prompts) {
      it(`changes nothing and answers ${answer} for: ${prompt}`, () => {
        const plan = planLocalPrompt(prompt, SNAPSHOT);
        assert.equal(answerOf(plan), answer, JSON.stringify(plan));
        assert.deepEqual(
          plan.calls.map(({ name }) => name),
          [LIST],
        );
      });
    }
  }

  it('has an intent for every tool but those that only a model has a use for', () => {
    const names = [...STUDIO_TOOLS, ...REVIEW_TOOLS].map(({ definition }) => definition.name);
    const spoken = new Set(GRAMMAR.flatMap(({ tools }) => tools));
    assert.deepEqual(
      names.filter((name) => !spoken.has(name)),
      UNSPOKEN.filter((name) => names.includes(name)),
    );
    assert.deepEqual(
      [...spoken].filter((name) => !names.includes(name)),
      [],
    );
  });

  it('does not plan a change for a place that the page does not have', () => {
    const targets = { hero: false, feature: false, theme: false };
    for (const [prompt, target] of [
      ['Change the hero title to "X"', 'hero'],
      ['Add a feature card', 'feature'],
      ['초록색으로 바꿔줘', 'theme'],
    ] as const) {
      const plan = planLocalPrompt(prompt, { ...SNAPSHOT, targets });
      assert.deepEqual(plan, {
        kind: 'asks',
        calls: [{ name: LIST, arguments: {} }],
        question: { asks: 'no-target', target },
      });
    }
  });

  it('asks which file to download when none is named and none is open', () => {
    const { activePath: _none, ...snapshot } = SNAPSHOT;
    const plan = planLocalPrompt('Download it', snapshot);
    assert.deepEqual(plan, { kind: 'asks', calls: [{ name: LIST, arguments: {} }], question: { asks: 'which-file' } });
  });

  for (const prompt of ['Save', 'Save to the folder', '저장해줘', '폴더에 반영해줘']) {
    it(`saves to the folder that is linked: ${prompt}`, () => {
      const { calls } = planLocalPrompt(prompt, { ...SNAPSHOT, folderLinked: true });
      assert.deepEqual(
        calls.map(({ name }) => name),
        [STATUS, 'workspace.saveAll'],
      );
    });
  }

  it('says which tool is missing when folders are not offered', () => {
    const toolNames = new Set(['workspace.getStatus', 'workspace.listFiles']);
    for (const [prompt, toolName] of [
      ['Reload the folder', 'workspace.reloadFolder'],
      ['폴더 연결 해제', 'workspace.disconnectFolder'],
    ] as const) {
      assert.deepEqual(planLocalPrompt(prompt, { ...SNAPSHOT, toolNames }), {
        kind: 'unavailable',
        calls: [],
        toolName,
      });
    }
  });

  it('calls only what was listed, preflight included', () => {
    const toolNames = new Set(['preview.setTheme', 'workspace.undo']);
    const plan = planLocalPrompt('Make it emerald', { ...SNAPSHOT, toolNames });
    assert.deepEqual(
      plan.calls.map(({ name }) => name),
      ['preview.setTheme'],
    );
    assert.equal(planLocalPrompt('Save', { ...SNAPSHOT, toolNames }).kind, 'unavailable');
    assert.deepEqual(planLocalPrompt('hello', { ...SNAPSHOT, toolNames }).calls, []);
  });

  it('makes the same plan of the same prompt each time', () => {
    for (const [prompt] of [...ENGLISH, ...KOREAN]) {
      assert.deepEqual(planLocalPrompt(prompt, SNAPSHOT), planLocalPrompt(prompt, SNAPSHOT));
    }
  });
});

const UNSPOKEN = ['workspace.writeFile', 'workspace.editFiles'];

function answerOf(plan: LocalPlan): Answer | 'calls' {
  if (plan.kind === 'asks') return plan.question.asks;
  return (plan.kind === 'unclear' && plan.because) || plan.kind;
}
