import type { TabCoordination, TabMessage } from '../../core/workspace/tabs/tab-coordination-port.js';

interface Envelope {
  readonly workspaceId: string;
  readonly message: TabMessage;
}

/**
 * The pages of an origin over a BroadcastChannel. Where the browser has none, or refuses it to this page, a page learns of
 * the others at its next write.
 */
export function createBroadcastTabs(channelName = 'jig-studio/workspaces/v1'): TabCoordination {
  const listeners = new Map<string, Set<(message: TabMessage) => void>>();
  let channel: BroadcastChannel | undefined;
  let closed = false;

  const open = (): BroadcastChannel | undefined => {
    if (closed || channel || typeof BroadcastChannel === 'undefined') return channel;
    try {
      channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }) => receive(data);
    } catch {
      closed = true;
    }
    return channel;
  };

  const receive = (data: unknown): void => {
    if (!isEnvelope(data)) return;
    for (const listener of listeners.get(data.workspaceId) ?? []) listener(data.message);
  };

  return {
    announce(workspaceId, message) {
      try {
        open()?.postMessage({ workspaceId, message } satisfies Envelope);
      } catch {
        // A message that cannot be sent costs the others a read of the storage, nothing else.
      }
    },
    listen(workspaceId, listener) {
      open();
      const mine = listeners.get(workspaceId) ?? new Set();
      listeners.set(workspaceId, mine.add(listener));
      return () => void mine.delete(listener);
    },
    close() {
      closed = true;
      channel?.close();
      channel = undefined;
      listeners.clear();
    },
  };
}

/** Any script of the origin may post here; what is not ours is not read. What it says is checked against storage at the next write. */
function isEnvelope(data: unknown): data is Envelope {
  const { workspaceId, message } = (data ?? {}) as { readonly workspaceId?: unknown; readonly message?: unknown };
  if (typeof workspaceId !== 'string' || typeof message !== 'object' || message === null) return false;
  const { kind, commit, revision } = message as Readonly<Record<string, unknown>>;
  if (kind === 'replaced') return Number.isSafeInteger(revision);
  return kind === 'committed' && isCommit(commit);
}

function isCommit(value: unknown): boolean {
  const { baseRevision, revision, puts, deletes, checkpointPuts = [], checkpointDeletes = [] } = fieldsOf(value);
  return (
    Number.isSafeInteger(baseRevision) &&
    Number.isSafeInteger(revision) &&
    (revision as number) >= (baseRevision as number) &&
    isListOf(puts, isFile) &&
    isListOf(deletes, isText) &&
    isListOf(checkpointPuts, (entry) => isText(fieldsOf(entry)['path']) && isOptionalFile(fieldsOf(entry)['file'])) &&
    isListOf(checkpointDeletes, isText)
  );
}

function isFile(value: unknown): boolean {
  const { path, kind, mimeType, source, blob } = fieldsOf(value);
  if (!isText(path) || !isText(mimeType)) return false;
  if (
    path.startsWith('/') ||
    path.split('/').some((segment) => segment === '' || segment === '.' || segment === '..')
  ) {
    return false;
  }
  return kind === 'text' ? isText(source) : kind === 'asset' && blob instanceof Blob;
}

const isOptionalFile = (value: unknown): boolean => value === undefined || isFile(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = (value: unknown, holds: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(holds);

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
