// Jobs: a tool of the page's own hands off what takes long, `<jig-job>` follows it, and a scripted model, without network
// or key, is told of its end.
import { createBrowserStudio } from 'jig-studio';
import { createIndexedDbJobStore } from 'jig-studio/adapters/durable/indexed-db-job-store.js';
import { createChatCompletionsProvider } from 'jig-studio/adapters/provider/chat-completions-provider.js';
import { createStudioJobs } from 'jig-studio/jobs.js';
import 'jig-studio/define/chat.js';
import 'jig-studio/define/job.js';
import 'jig-studio/define/scope.js';
import 'jig-studio/define/trace.js';
import { registerStockCount } from './jobs/stock-count.js';
import { createReportScenario } from './jobs/report-scenario.js';
import { hold, isHeld } from './programs/held-button.js';
import { createSimulatedEndpoint } from './simulated-model/simulated-endpoint.js';

const start = document.querySelector<HTMLButtonElement>('#start')!;
const continuation = document.querySelector<HTMLSelectElement>('#continuation')!;
const delivery = document.querySelector<HTMLSelectElement>('#delivery')!;
const present = document.querySelector<HTMLButtonElement>('#present')!;
const answer = document.querySelector('#answer')!;
const presentation = document.querySelector('#presentation')!;
const told = document.querySelector('#told')!;
const job = document.querySelector('jig-job')!;
const chat = document.querySelector('jig-chat')!;

const endpoint = createSimulatedEndpoint(
  createReportScenario(() => studio.jobs!.getSnapshot().jobs[0]?.id ?? ''),
  () => undefined,
);
const studio = createBrowserStudio({
  id: 'jobs',
  jobs: createStudioJobs({ store: createIndexedDbJobStore() }),
  provider: createChatCompletionsProvider({
    name: 'simulated',
    endpoint: 'https://model.invalid/v1/chat/completions',
    model: 'simulated',
    fetch: endpoint.fetch,
  }),
});
registerStockCount(studio);
document.querySelector('jig-scope')!.studio = studio;
job.studio = studio;

continuation.addEventListener('change', carry);
delivery.addEventListener('change', carry);
start.addEventListener('click', () => void startCount());
present.addEventListener('click', () => void presentWait());
studio.jobs!.subscribe(() => {
  hold(
    start,
    studio.jobs!.getSnapshot().jobs.some(({ state }) => state === 'running'),
  );
});
job.addEventListener('jig-job-continue-request', () => {
  if (delivery.value === 'arrives' && !job.automatic) chat.scrollIntoView({ block: 'nearest' });
});
void showLatestWait();

/** Hands the work off, then registers the one wait whose event is told. */
async function startCount(): Promise<void> {
  if (isHeld(start)) return;
  hold(start, true);
  hold(present, true);
  job.waitId = '';
  told.textContent = '';
  answer.textContent = 'Counting…';
  presentation.textContent = 'Nothing yet.';
  const { structuredContent } = await call('shop.countStock', { waitSeconds: 1 });
  answer.textContent = JSON.stringify(structuredContent, null, 2);
  const { job_id: jobId } = structuredContent as { readonly job_id?: string };
  if (jobId === undefined) return;
  const wait = await call('wait_for_job_terminal', { job_id: jobId, key: `after ${jobId}` });
  show((wait.structuredContent as { readonly wait_id: string }).wait_id);
}

/** What an earlier page, or another tab, has left. */
async function showLatestWait(): Promise<void> {
  await studio.ready;
  await studio.jobs!.refresh();
  const { jobs, waits } = studio.jobs!.getSnapshot();
  const latest = waits.find(({ jobId }) => jobId === jobs[0]?.id);
  if (latest) show(latest.id);
}

function show(waitId: string): void {
  job.waitId = waitId;
  hold(present, false);
  carry();
}

/** The agent is told by the element itself; a host that loses its answer stands in for it here. */
function carry(): void {
  job.deliver = delivery.value === 'lost' ? tellAndLoseTheAnswer : undefined;
  job.automatic = continuation.value === 'automatic';
}

async function tellAndLoseTheAnswer(text: string): Promise<void> {
  told.textContent = `The agent was told, and its answer was lost: “${text}”`;
  throw new Error('The answer was lost.');
}

async function presentWait(): Promise<void> {
  if (isHeld(present)) return;
  const { structuredContent, error } = await call('present_job_terminal_continuation', { wait_id: job.waitId });
  presentation.textContent = JSON.stringify(structuredContent ?? error, null, 2);
}

function call(name: string, args: Readonly<Record<string, string | number>>) {
  return studio.view.commands.callTool(name, args);
}
