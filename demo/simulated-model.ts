// A studio whose model is a script: no network, no key. The provider is the very one that asks a real endpoint; the page
// gives it a `fetch` of its own, which is also how a host sends requests through its server.
import { createBrowserStudio } from 'jig-studio';
import { createChatCompletionsProvider } from 'jig-studio/adapters/provider/chat-completions-provider.js';
import 'jig-studio/define/studio.js';
import type { Scenario } from './simulated-model/scenario.js';
import { SCENARIOS } from './simulated-model/scenarios.js';
import { createSimulatedEndpoint, type WireLine } from './simulated-model/simulated-endpoint.js';

const choice = document.querySelector<HTMLSelectElement>('#scenario')!;
const about = document.querySelector('#about')!;
const ask = document.querySelector<HTMLButtonElement>('#ask')!;
const wire = document.querySelector('#wire')!;

const endpoint = createSimulatedEndpoint(chosen(), addToWire);
const studio = createBrowserStudio({
  id: 'simulated-model',
  provider: createChatCompletionsProvider({
    name: 'simulated',
    endpoint: 'https://model.invalid/v1/chat/completions',
    model: 'simulated',
    fetch: endpoint.fetch,
  }),
});

const element = document.createElement('jig-studio');
element.studio = studio;
// A link may bring a prompt (`?prompt=`): into the composer, and no further.
element.promptLink = true;
document.querySelector('main')!.append(element);

choice.replaceChildren(...SCENARIOS.map(({ id, name }) => new Option(name, id)));
choice.addEventListener('change', () => show(chosen()));
show(chosen());

ask.addEventListener('click', () => void studio.commands.runPrompt(chosen().prompt));
studio.agent.subscribe(showRunning);

function chosen(): Scenario {
  return SCENARIOS.find(({ id }) => id === choice.value) ?? SCENARIOS[0]!;
}

function show(scenario: Scenario): void {
  endpoint.choose(scenario);
  wire.replaceChildren();
  about.textContent = scenario.about;
  ask.textContent = `Ask: ${scenario.prompt}`;
}

/** One run at a time, and a script is not changed under it. */
function showRunning(): void {
  const { running } = studio.agent.getSnapshot();
  ask.disabled = running;
  choice.disabled = running;
}

function addToWire({ request, response }: WireLine): void {
  const line = document.createElement('li');
  line.textContent = `${request} → ${response}`;
  wire.append(line);
}
