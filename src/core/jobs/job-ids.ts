import { fnv1a64 } from '../base/fnv1a.js';
import { randomId } from '../base/random-id.js';

/** The last millisecond that an id has room for. */
const END_OF_TIME = 36 ** 9;

/** Ids sort newest first, so that a store answers the latest jobs without reading the others. */
export function createJobId(now: number): string {
  const age = Math.max(0, END_OF_TIME - now)
    .toString(36)
    .padStart(9, '0');
  return `job-${age}-${randomId().slice(0, 12)}`;
}

/** The same key of the same workspace is the same wait, in every page and after every reload. */
export function waitIdOf(workspaceId: string, key: string): string {
  return `wait-${fnv1a64(JSON.stringify([workspaceId, key]))}`;
}
