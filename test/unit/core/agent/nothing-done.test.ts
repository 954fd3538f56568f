import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createShownStudio } from '../../../support/test-studio.js';

test('a prompt that was not carried out ends in an answer that says so, one that was does not', async () => {
  const { studio } = await createShownStudio();
  const tones: unknown[] = [];
  for (const prompt of [
    'Make it pop',
    'Do not change the theme',
    'What is the capital of France?',
    'Change the hero title',
    'Open nowhere.html',
    'Show workspace status',
  ]) {
    await studio.commands.runPrompt(prompt);
    tones.push(studio.agent.getSnapshot().messages.at(-1)?.tone);
  }
  await studio.dispose();
  assert.deepEqual(tones, [...Array<string>(5).fill('nothing-done'), undefined]);
});
