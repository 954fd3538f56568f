const REGISTRY_KEY = Symbol.for('jig-studio/preview-frames/v1');

/** Pause after the last frame of a hung process is gone, so that the next one gets a fresh process. Milliseconds. */
const PROCESS_END_MS = 60;

/** Milliseconds a neighbour has to answer before it counts as hung. */
const NEIGHBOUR_ANSWER_MS = 400;

/**
 * How a page is brought back: as one of many; watched for a while, since it may be the one that hangs; or as one that was
 * seen to answer. The first way is counted, so that a page which hangs again and again is left alone in the end.
 */
export type FrameTrust = 'new' | 'suspect' | 'known';

/** What shows pages in sandboxed frames, as the page's registry sees it. */
export interface FrameMember {
  /** True when its frames answer within `ms`, or when it has none. */
  answers(ms: number): Promise<boolean>;
  /** Takes all its frames out of the page. */
  suspend(): void;
  /** Shows its page again. False when the page does not answer; it then stands suspended. */
  revive(trust?: FrameTrust): Promise<boolean>;
}

interface FrameRegistry {
  readonly members: Set<FrameMember>;
  recovering: Promise<void> | undefined;
}

/**
 * All sandboxed frames of a page share one process, whichever studio or copy of this package made them: a loop in one
 * silences all, and only the removal of all ends it. So they are known page-wide.
 */
export function joinFrameRegistry(member: FrameMember): () => void {
  const { members } = registry();
  members.add(member);
  return () => void members.delete(member);
}

/**
 * Called by a member whose frame does not answer. When neighbours are silent too, the frames of all of them are removed
 * and brought back one by one, the caller last, since its page is the first suspect. Resolves to false when no neighbour
 * was affected: then the fault is the caller's alone, and nothing was done.
 */
export async function recoverFrames(caller: FrameMember): Promise<boolean> {
  const shared = registry();
  if (shared.recovering) {
    await shared.recovering;
    return true;
  }
  let affected = false;
  shared.recovering = recover(shared, caller)
    .then((result) => void (affected = result))
    .finally(() => (shared.recovering = undefined));
  await shared.recovering;
  return affected;
}

/**
 * For a member whose frame is alone and never spoke: its process may have hung before, by a page that is gone by now, and
 * lived on by this frame. So it is brought back in another.
 */
export async function reviveAlone(member: FrameMember): Promise<void> {
  await suspend([member]);
  if (registry().members.has(member)) await member.revive('new');
}

async function recover({ members }: FrameRegistry, caller: FrameMember): Promise<boolean> {
  const neighbours = [...members].filter((member) => member !== caller);
  const answers = await Promise.all(neighbours.map((member) => member.answers(NEIGHBOUR_ANSWER_MS)));
  const silent = neighbours.filter((member, index) => !answers[index] && members.has(member));
  if (silent.length === 0) return false;
  const hung = [...silent, caller];
  await suspend(hung);
  let back: readonly FrameMember[] = [];
  for (const member of hung) {
    if (!members.has(member)) continue;
    if (await member.revive('new')) back = [...back, member];
    // Alone it is the culprit; after others, one of those may have hung a moment after it came back.
    else back = await reviveSuspects(back.length === 0 ? [] : [...back, member]);
  }
  return true;
}

/** One by one, each watched, until the one that hangs is known; then the others come back without it. */
async function reviveSuspects(suspects: readonly FrameMember[]): Promise<readonly FrameMember[]> {
  await suspend(suspects);
  const innocent: FrameMember[] = [];
  for (const suspect of suspects) {
    if (await suspect.revive('suspect')) {
      innocent.push(suspect);
      continue;
    }
    await suspend(innocent);
    for (const member of innocent) await member.revive('known');
  }
  return innocent;
}

/** All of one process, so that it ends. */
function suspend(members: readonly FrameMember[]): Promise<void> {
  for (const member of members) member.suspend();
  return pause(PROCESS_END_MS);
}

function registry(): FrameRegistry {
  const page = globalThis as typeof globalThis & { [REGISTRY_KEY]?: FrameRegistry };
  return (page[REGISTRY_KEY] ??= { members: new Set(), recovering: undefined });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
