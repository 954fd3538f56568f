// node review.mjs FOLDER [PROGRAM.js]: reviews a folder with one program, whose calls are tools of this process.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { createNodeSandbox } from 'jig-studio/adapters/sandbox/node-sandbox.js';
import { createAjvValidator } from 'jig-studio/adapters/validator/ajv-validator.js';
import { createCodeMode } from 'jig-studio/code-mode.js';
import { createToolRegistry } from 'jig-studio/core';
import { DEFAULT_PROGRAM } from './default-program.mjs';

const FILE_LIMIT = 500;
const CHARACTER_LIMIT = 200_000;
const SKIPPED = new Set(['node_modules', '.git', 'dist', 'dist-demo']);

const [folder, programFile] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node review.mjs FOLDER [PROGRAM.js]');
  process.exit(2);
}
const root = resolve(folder);
const files = await listFiles(root);

// What a program may call: two tools that look and change nothing, and say so.
const codeMode = createCodeMode({
  openSandbox: () => createNodeSandbox(),
  stages: ['execute_code_mode'],
  children: [
    { name: 'folder.listFiles', role: 'read' },
    { name: 'folder.readFile', role: 'read' },
  ],
});
const registry = createToolRegistry({ validator: createAjvValidator(), toolPolicy: codeMode.guard(() => 'allow') });
const looks = { composition: { effect: 'observe', policy: 'parallel' } };

registry.register(
  {
    name: 'folder.listFiles',
    description: 'List the text files of the folder.',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    annotations: { readOnlyHint: true },
  },
  () => ({ paths: [...files] }),
  looks,
);
registry.register(
  {
    name: 'folder.readFile',
    description: 'Read one text file.',
    inputSchema: {
      type: 'object',
      properties: { path: { type: 'string' } },
      required: ['path'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true },
  },
  async ({ path }) => {
    // Only what was listed: a program names no other place of the disk.
    if (!files.has(path)) throw Object.assign(new Error(`There is no file ${path}.`), { code: 'FILE_NOT_FOUND' });
    return { path, source: (await readFile(join(root, path), 'utf8')).slice(0, CHARACTER_LIMIT) };
  },
  looks,
);
const detach = codeMode.attach({ registry, workspaceId: root });

const source = programFile ? await readFile(programFile, 'utf8') : DEFAULT_PROGRAM;
const result = await registry.callTool({
  id: 'review',
  method: 'tools/call',
  params: { name: 'execute_code_mode', arguments: { source, timeout_ms: 30_000 } },
});
detach();

if (result.isError) {
  console.error(`${result.error.code}: ${result.error.message}`);
  process.exitCode = 1;
} else {
  const { content, stats } = result.structuredContent;
  for (const line of content) console.log(line);
  console.log(`(${stats.tool_calls} calls of tools in one program, ${stats.duration_ms} ms)`);
}

async function listFiles(base) {
  const found = new Set();
  const walk = async (place) => {
    for (const entry of await readdir(place, { withFileTypes: true })) {
      if (found.size >= FILE_LIMIT) return;
      const path = join(place, entry.name);
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) await walk(path);
      if (entry.isFile() && /\.(m?[jt]sx?|css|html|json|md)$/.test(entry.name)) {
        found.add(relative(base, path).replaceAll(sep, '/'));
      }
    }
  };
  await walk(base);
  return found;
}
