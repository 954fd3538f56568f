import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reviewAnswer } from '../../../../src/core/agent/review-answer.js';
import { messageWords } from '../../../../src/elements/chat/message-words.js';
import { loadLanguage } from '../../../../src/elements/locale/locales.js';
import { createShownStudio } from '../../../support/test-studio.js';

describe('what the local agent says of a review', () => {
  it('tells what the tools of a real workspace found, in English and Korean', async () => {
    const { studio } = await createShownStudio();
    await loadLanguage('ko');
    const answers: string[] = [];
    const ask = async (prompt: string): Promise<void> => {
      await studio.commands.runPrompt(prompt);
      const message = studio.agent.getSnapshot().messages.at(-1)!;
      assert.match(messageWords(message, 'ko'), /\p{Script=Hangul}/u, prompt);
      assert.doesNotMatch(messageWords(message, 'ko'), /\{\w+\}/, prompt);
      answers.push(message.text);
    };
    await ask('What has changed?');
    await studio.commands.callTool('workspace.editFiles', {
      edits: [{ kind: 'create', path: 'broken.js', source: 'let a = ;\n' }],
    });
    for (const prompt of [
      'What has changed?',
      'Review my changes',
      'Show the diff',
      'Show the history',
      'Validate the page',
      'Read index.html and broken.js',
    ])
      await ask(prompt);
    await studio.dispose();

    assert.match(answers.at(-2)!, /^1 error and \d+ warnings? in \d+ files\. First, broken\.js:1: ./);
    answers.splice(-2, 1);
    assert.deepEqual(answers, [
      'Every file is as it was last saved.',
      '1 file changed: broken.js.',
      'Since the last save 1 file changed, 1 line added and 0 removed: broken.js.',
      'broken.js: 1 place differs from the last save. The changes panel shows them line by line.',
      '1 step can be undone and 0 steps redone.',
      'I read 2 files: index.html, broken.js.',
    ]);
  });

  it('tells how a page and its tests ended', () => {
    const check = (value: Readonly<Record<string, unknown>>): string =>
      reviewAnswer('preview.check', { page: 'a.html', ...value })!.text;
    assert.equal(check({ passed: true, errors: [], diagnostics: [] }), 'a.html loads without an error.');
    assert.equal(
      check({ passed: false, errors: [{ message: 'x is not defined' }], diagnostics: [{}] }),
      'a.html: 1 uncaught error, 1 reference that could not be loaded. First: x is not defined',
    );
    assert.equal(
      reviewAnswer('preview.check', { passed: true, errors: [], diagnostics: [{}] })?.code,
      'agent.page-lacks',
    );
    const run = (value: Readonly<Record<string, unknown>>): string => reviewAnswer('workspace.runTests', value)!.text;
    assert.match(run({ state: 'no_tests' }), /There is no test here/);
    const counts = { state: 'finished', passedCount: 2, failedCount: 0, skippedCount: 1 };
    assert.equal(run({ ...counts, results: [] }), '2 passed, 0 failed, 1 skipped.');
    const results = [{ status: 'failed', name: 'adds', message: `1 is not 2${'!'.repeat(500)}` }];
    assert.match(
      run({ ...counts, failedCount: 1, results }),
      /^2 passed, 1 failed, 1 skipped\. First, “adds”: 1 is not 2!+…$/,
    );
    assert.ok(run({ ...counts, results }).length < 300);
  });

  it('says that work which takes longer goes on as a job, and leaves other tools alone', () => {
    const pending = { execution_state: 'pending', job_id: 'job-7' };
    assert.equal(reviewAnswer('workspace.runTests', pending)?.text, 'That takes longer and goes on as job job-7.');
    assert.equal(reviewAnswer('preview.setTheme', { revision: 2 }), undefined);
  });
});
