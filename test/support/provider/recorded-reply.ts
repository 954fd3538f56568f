// Answers in the shapes that providers were seen to send, one HTTP response a file, replayed byte for byte by the scripted provider.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/build/places.mjs';
import type { ScriptedReply } from './scripted-provider-server.js';

const FIXTURES = join(ROOT, 'test', 'support', 'provider', 'fixtures');
const EXTENSION = '.http';

/** The names of all recordings. */
export function recordings(): readonly string[] {
  return readdirSync(FIXTURES)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .sort();
}

/** Status line, headers, an empty line, and the body as it stands. */
export function recordedReply(name: string): Extract<ScriptedReply, { readonly body: string }> {
  const text = readFileSync(join(FIXTURES, name + EXTENSION), 'utf8');
  const end = text.indexOf('\n\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2) as [string, string]));
  return { status: Number(statusLine.split(' ')[1]), headers, body: text.slice(end + 2) };
}
