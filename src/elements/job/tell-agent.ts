import type { StudioView } from '../../core/studio/studio-view.js';

/**
 * Gives the studio's agent a prompt, and resolves when the agent has taken it. Rejects where it certainly or perhaps did
 * not: another run was quicker.
 */
export async function tellAgent({ commands, agent }: StudioView, text: string, signal: AbortSignal): Promise<void> {
  if (agent.getSnapshot().running) throw new Error('The agent is busy.');
  const run = commands.runPrompt(text);
  const refused = run.then((outcome) => {
    if (outcome.state === 'failed' && outcome.error.code === 'AGENT_BUSY') throw new Error(outcome.error.message);
  });
  const taken = new Promise<void>((resolve) => {
    const look = (): void => {
      if (agent.getSnapshot().running) resolve();
    };
    const stop = agent.subscribe(look);
    signal.addEventListener('abort', stop, { once: true });
    look();
  });
  await Promise.race([refused, taken]);
}
