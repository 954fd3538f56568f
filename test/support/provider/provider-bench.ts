// What every test of runs with a provider needs: a scripted server for the file, its calls in short, and what it was sent.
import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import type { Studio } from '../../../src/core/studio/studio-port.js';
import { startScriptedProvider, type ScriptedCall, type ScriptedProviderServer } from './scripted-provider-server.js';

export interface WireMessage {
  readonly role: string;
  readonly content: string | null;
  readonly tool_call_id?: string;
}

/** One server for the file that calls this; each test finds it without script and requests. */
export function providerBench() {
  let server: ScriptedProviderServer | undefined;
  before(async () => void (server = await startScriptedProvider()));
  after(() => server?.close());
  beforeEach(() => {
    server!.script.length = 0;
    server!.requests.length = 0;
  });
  return {
    get server(): ScriptedProviderServer {
      assert.ok(server, 'the server is there only while tests run');
      return server;
    },
    sentMessages: (index: number) => server?.requests[index]?.body['messages'] as readonly WireMessage[],
  };
}

/** A call under its wire name. */
export const call = (id: string, name: string, args: object = {}): ScriptedCall => ({
  id,
  name: name.replace('.', '__'),
  arguments: args,
});
export const status = (id: string): ScriptedCall => call(id, 'workspace.getStatus');
export const create = (id: string, path: string, expectedRevision = 1): ScriptedCall =>
  call(id, 'workspace.createFile', { path, source: '', expectedRevision });
export const patch = (id: string, expectedRevision: number, search: string, replace: string): ScriptedCall =>
  call(id, 'workspace.applyPatch', { path: 'index.html', search, replace, occurrence: 'first', expectedRevision });

/** The latest message. */
export const last = (studio: Studio) => studio.agent.getSnapshot().messages.at(-1)!;
