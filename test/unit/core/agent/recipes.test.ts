import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryDisk, createMemoryFolder } from '../../../../src/adapters/filesystem/memory-folder.js';
import { offeredRecipes } from '../../../../src/core/agent/recipes/offered-recipes.js';
import { RECIPES } from '../../../../src/core/agent/recipes/recipe-catalogue.js';
import type { Recipe } from '../../../../src/core/agent/recipes/recipe.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { STUDIO_TOOLS } from '../../../../src/core/tools/register-tools.js';
import { createMemoryDownloads } from '../../../../src/core/workspace/memory-downloads.js';
import { createShownStudio } from '../../../support/test-studio.js';

const LANGUAGES = ['English', 'Korean'] as const;
const promptOf = (recipe: Recipe, language: (typeof LANGUAGES)[number]): string =>
  language === 'English' ? recipe.prompt : recipe.korean.prompt;

describe('the recipes', () => {
  it('stand in one catalogue with the ids of the contract, each complete in both languages', () => {
    assert.deepEqual(RECIPES.map(({ id }) => id).sort(), [
      'add-feature-card',
      'create-notes',
      'disconnect-folder',
      'download-current-file',
      'find-text',
      'make-emerald',
      'refresh-preview',
      'reload-folder',
      'rename-index',
      'reset-demo-workspace',
      'save-to-folder',
      'show-preview-status',
      'show-workspace-status',
      'undo-latest-edit',
      'update-hero',
    ]);
    for (const { title, description, prompt, korean, tools, difficulty } of RECIPES) {
      for (const text of [title, description, prompt, difficulty, ...Object.values(korean)]) assert.ok(text);
      assert.ok(Object.values(korean).some((text) => /\p{Script=Hangul}/u.test(text)));
      assert.ok(tools.length > 0);
    }
  });

  for (const recipe of RECIPES) {
    for (const language of LANGUAGES) {
      it(`${recipe.id} (${language}) goes through the real tools and approvals as it says`, async () => {
        const studio = await preparedStudio(recipe);
        const seen = watch(studio);
        const outcome = await studio.agent.run(promptOf(recipe, language));
        assert.equal(outcome.state, 'completed', JSON.stringify(outcome));
        assert.deepEqual(seen(), expected(recipe));
        await studio.dispose();
      });
    }
  }

  it('saves to the linked folder where there is one: the other outcome of the same recipe', async () => {
    const recipe = RECIPES.find(({ id }) => id === 'save-to-folder')!;
    const studio = await linkedStudio();
    const seen = watch(studio);
    assert.equal((await studio.agent.run(recipe.prompt)).state, 'completed');
    assert.deepEqual(seen(), ['workspace.getStatus', 'approval', 'workspace.saveAll']);
    await studio.dispose();
  });

  it('offers only what can be carried out here', () => {
    const toolNames = new Set(STUDIO_TOOLS.map(({ definition }) => definition.name));
    const bare = { toolNames, paths: ['page.html'], targets: { hero: false, feature: false, theme: false } };
    const ids = offeredRecipes(bare).map(({ id }) => id);
    for (const id of ['update-hero', 'make-emerald', 'add-feature-card', 'rename-index', 'reload-folder']) {
      assert.ok(!ids.includes(id), id);
    }
    assert.ok(ids.includes('create-notes'));
    assert.ok(!offeredRecipes({ ...bare, paths: ['notes.md'] }).some(({ id }) => id === 'create-notes'));
    assert.ok(offeredRecipes({ ...bare, folderLinked: true }).some(({ id }) => id === 'reload-folder'));
    assert.deepEqual(offeredRecipes({ ...bare, toolNames: new Set() }), []);
  });
});

/** What happened, in the words of an expected chain; the preview's word shows on the step that waited for it. */
function watch(studio: Studio): () => readonly string[] {
  const asked = new Set<unknown>();
  studio.approvals.store.subscribe(() => {
    for (const { id, toolCallId } of studio.approvals.store.getSnapshot()) {
      asked.add(toolCallId);
      queueMicrotask(() => studio.approvals.resolve(id, 'allow'));
    }
  });
  return () =>
    (studio.agent.getSnapshot().messages.at(-1)?.steps ?? []).flatMap(({ toolCallId, name, acknowledged }) => [
      ...(asked.has(toolCallId) ? ['approval'] : []),
      name,
      ...(acknowledged ? ['preview'] : []),
    ]);
}

function expected({ expectedChain }: Recipe): readonly string[] {
  return expectedChain.map((step) => (typeof step === 'string' ? step : ([step.call].flat().at(-1) ?? '')));
}

async function preparedStudio(recipe: Recipe): Promise<Studio> {
  if (recipe.needs?.folder) return linkedStudio();
  const { studio } = await createShownStudio({ downloads: createMemoryDownloads() });
  if (recipe.id === 'undo-latest-edit') await studio.commands.createFile('more.md', 'more');
  return studio;
}

async function linkedStudio(): Promise<Studio> {
  const disk = createMemoryDisk('site', { 'index.html': '<h1>One</h1>\n', 'app.js': 'run();\n' });
  const { studio } = await createShownStudio({ folder: createMemoryFolder(disk) });
  const opened = await studio.commands.openFolder(() => true);
  assert.equal(opened.state, 'opened');
  return studio;
}
