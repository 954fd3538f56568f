import { randomId } from '../base/random-id.js';

/** Workspaces that are observed at most; one more is `unknown`, and none is forgotten to make room. */
const MAX_WORKSPACES = 4096;

/** Where the count of potential mutations of a workspace stood, as far as this page has seen. */
export interface SourceFence {
  readonly epoch: string;
  readonly generation: number;
  /** No tracked dispatch was under way or of unknown outcome; says nothing of what else writes. */
  readonly quiescent: boolean;
}

/** What can be said of the source of a validation. There is no `fresh`: nothing here proves a snapshot. */
export interface SourceState {
  readonly freshness: 'unproven' | 'stale';
  readonly observed_mutation_fence: 'uncrossed' | 'crossed' | 'unknown';
  readonly start_fence?: SourceFence;
}

/** Counts every dispatch that could change a workspace: direct calls and other sessions as well as programs. */
export interface SourceObservations {
  /** Counts the entry of a dispatch; the answer counts its exit, `uncertain` when its work may still go on. */
  enter(workspaceId: string): (outcome: 'settled' | 'uncertain') => void;
  /** `undefined` when the workspace cannot be observed. */
  capture(workspaceId: string): SourceFence | undefined;
  /** Compares a fence of this page, or one that was stored, with the present. Starts and rewrites nothing. */
  observe(workspaceId: string, start: SourceFence | undefined): SourceState;
}

interface Observed {
  readonly epoch: string;
  generation: number;
  active: number;
  uncertain: boolean;
}

export function createSourceObservations(maxWorkspaces = MAX_WORKSPACES): SourceObservations {
  const workspaces = new Map<string, Observed>();

  const find = (workspaceId: string): Observed | undefined => {
    const known = workspaces.get(workspaceId);
    if (known || workspaces.size >= maxWorkspaces) return known;
    const observed = { epoch: randomId(), generation: 0, active: 0, uncertain: false };
    workspaces.set(workspaceId, observed);
    return observed;
  };

  return {
    enter(workspaceId) {
      const observed = find(workspaceId);
      if (!observed) return () => undefined;
      advance(observed);
      observed.active += 1;
      let left = false;
      return (outcome) => {
        if (left) return;
        left = true;
        observed.active -= 1;
        observed.uncertain ||= outcome === 'uncertain';
        advance(observed);
      };
    },
    capture(workspaceId) {
      const observed = find(workspaceId);
      if (!observed || !Number.isSafeInteger(observed.generation)) return undefined;
      return { epoch: observed.epoch, generation: observed.generation, quiescent: isQuiescent(observed) };
    },
    observe(workspaceId, start) {
      const now = this.capture(workspaceId);
      if (!start || !now || start.epoch !== now.epoch || now.generation < start.generation) {
        return { freshness: 'unproven', observed_mutation_fence: 'unknown', ...(start && { start_fence: start }) };
      }
      if (now.generation > start.generation) {
        return { freshness: 'stale', observed_mutation_fence: 'crossed', start_fence: start };
      }
      const fence = start.quiescent && now.quiescent ? 'uncrossed' : 'unknown';
      return { freshness: 'unproven', observed_mutation_fence: fence, start_fence: start };
    },
  };
}

function isQuiescent({ active, uncertain }: Observed): boolean {
  return active === 0 && !uncertain;
}

/** Beyond the last safe integer the count says nothing any more, and stays there. */
function advance(observed: Observed): void {
  observed.generation = Number.isSafeInteger(observed.generation) ? observed.generation + 1 : Number.NaN;
}
