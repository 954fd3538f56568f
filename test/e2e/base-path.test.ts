// The built demo is static files: a host puts them under any path, and every page still does the main job.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchProblems } from '../support/e2e/page-problems.js';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio } from './support/studio-driver.js';

const demo = demoBrowser({ basePath: '/a/b/' });

for (const name of ['index.html', 'script-tag.html', 'strict.html']) {
  test(`${name} does the main job under /a/b/ and asks for nothing outside it`, () =>
    demo.withPage(async (page) => {
      const problems = await watchProblems(page);
      const outside: string[] = [];
      page.on('request', (request) => {
        const { protocol, pathname } = new URL(request.url());
        if (protocol.startsWith('http') && !pathname.startsWith('/a/b/')) outside.push(request.url());
      });
      const studio = await openStudio(page, demo.url(name));
      await studio.prompt('Change the hero title to "Hello Jig"');
      await studio.approve.click();
      await studio.preview.getByRole('heading', { name: 'Hello Jig' }).waitFor();
      assert.deepEqual(problems, []);
      assert.deepEqual(outside, []);
    }));
}
