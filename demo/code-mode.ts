// Code Mode beside the parts of a studio: a program is written and run here, its receipts and its timeline are shown, and a
// scripted model, without network or key, uses the same tool for a review.
import { createBrowserStudio } from 'jig-studio';
import { createCodeMode, createCodeModeActionLog } from 'jig-studio/code-mode.js';
import { createChatCompletionsProvider } from 'jig-studio/adapters/provider/chat-completions-provider.js';
import 'jig-studio/define/chat.js';
import 'jig-studio/define/preview.js';
import 'jig-studio/define/scope.js';
import 'jig-studio/define/trace.js';
import { PROGRAMS, type DemoProgram } from './code-mode/programs.js';
import { REVIEW } from './code-mode/review-scenario.js';
import { receiptRows } from './code-mode/receipt-rows.js';
import { answerOf, QUESTIONS, written } from './code-mode/questions.js';
import { hold, isHeld } from './programs/held-button.js';
import { createSimulatedEndpoint } from './simulated-model/simulated-endpoint.js';

const recipe = document.querySelector<HTMLSelectElement>('#recipe')!;
const about = document.querySelector('#about')!;
const source = document.querySelector<HTMLTextAreaElement>('#source')!;
const run = document.querySelector<HTMLButtonElement>('#run')!;
const ask = document.querySelector<HTMLButtonElement>('#ask')!;
const output = document.querySelector('#output')!;
const chat = document.querySelector('jig-chat')!;
const receipts = document.querySelector('#receipts')!;
const question = document.querySelector<HTMLSelectElement>('#question')!;
const query = document.querySelector<HTMLTextAreaElement>('#query')!;
const rows = document.querySelector('#rows')!;

const log = createCodeModeActionLog();
const codeMode = createCodeMode({
  openSandbox: async () => {
    const { createBrowserSandbox } = await import('jig-studio/adapters/sandbox/browser-sandbox.js');
    return createBrowserSandbox({ workerUrl: './sandbox/browser-worker.js', wasmUrl: './sandbox/quickjs.wasm' });
  },
  onAction: log.record,
});
const endpoint = createSimulatedEndpoint(REVIEW, () => undefined);
const studio = createBrowserStudio({
  id: 'code-mode',
  codeMode,
  guidanceProfile: 'code_mode',
  provider: createChatCompletionsProvider({
    name: 'simulated',
    endpoint: 'https://model.invalid/v1/chat/completions',
    model: 'simulated',
    fetch: endpoint.fetch,
  }),
});
document.querySelector('jig-scope')!.studio = studio;

recipe.replaceChildren(...PROGRAMS.map(({ id, name }) => new Option(name, id)));
recipe.addEventListener('change', () => show(chosen()));
show(chosen());

run.addEventListener('click', () => void runProgram());
ask.addEventListener('click', () => {
  if (isHeld(ask)) return;
  void studio.commands.runPrompt(REVIEW.prompt);
  chat.scrollIntoView({ block: 'nearest' });
});
codeMode.cells.subscribe(() => receipts.replaceChildren(...receiptRows(codeMode.cells.getSnapshot()[0])));
studio.agent.subscribe(() => hold(ask, studio.agent.getSnapshot().running));

question.replaceChildren(...QUESTIONS.map(({ name }, index) => new Option(name, String(index))));
question.addEventListener('change', pose);
query.addEventListener('input', answer);
log.subscribe(answer);
pose();

function pose(): void {
  query.value = written(QUESTIONS[Number(question.value)]!.query);
  answer();
}

function answer(): void {
  rows.replaceChildren(answerOf(log, query.value));
}

function chosen(): DemoProgram {
  return PROGRAMS.find(({ id }) => id === recipe.value) ?? PROGRAMS[0]!;
}

function show(program: DemoProgram): void {
  const stage = document.createElement('code');
  stage.textContent = program.stage;
  about.replaceChildren(`${program.about} Stage: `, stage);
  source.value = program.source;
}

let runs = 0;

async function runProgram(): Promise<void> {
  if (isHeld(run)) return;
  hold(run, true);
  output.textContent = 'Running…';
  await studio.ready;
  const result = await studio.registry.callTool(
    {
      method: 'tools/call',
      params: { name: chosen().stage, arguments: { source: source.value, timeout_ms: chosen().timeoutMs ?? 5_000 } },
    },
    { context: { source: 'local', mode: 'direct', sessionId: `program-${++runs}` } },
  );
  output.textContent = JSON.stringify(result.isError ? result.error : result.structuredContent, null, 2);
  hold(run, false);
}
