import type { Scenario } from '../simulated-model/scenario.js';

interface Observed {
  readonly jobs?: readonly { readonly summary?: string }[];
}

/** A model that is told of a job's end: it reads the result before it says anything of it. */
export function createReportScenario(latestJob: () => string): Scenario {
  return {
    id: 'report',
    name: 'A report on the job',
    about: 'It reads the result of the job that has ended.',
    prompt: 'How did the count end?',
    takes: /has ended/,
    reply({ turn, results }) {
      const id = latestJob();
      if (id === '') return { kind: 'turn', text: 'There is no job yet. Count the stock first.' };
      if (turn === 0) return { kind: 'turn', calls: [{ name: 'observe_jobs', arguments: { job_ids: [id] } }] };
      const [job] = (results[0] as Observed | undefined)?.jobs ?? [];
      const summary = job?.summary ?? 'It came to no result.';
      return { kind: 'turn', text: `The count has ended. ${summary}` };
    },
  };
}
