import { isPlainObject } from '../../../base/json.js';
import { randomId } from '../../../base/random-id.js';
import type { Preview } from '../../../preview/preview-port.js';
import { createTextFile } from '../../../workspace/workspace-file.js';
import type { WorkspaceState } from '../../../workspace/workspace-model.js';
import { watchApart } from '../watch-apart.js';
import { TEST_RUNNER_SOURCE } from './test-runner-source.js';

export interface TestResult {
  readonly path: string;
  /** With the names of the groups around it: `cart › adds`. The file's own name for a file that did not load. */
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Why it failed. */
  readonly message?: string;
  readonly durationMs: number;
}

export interface TestRun {
  readonly state: 'finished' | 'unresponsive' | 'timed_out' | 'detached' | 'no_tests';
  readonly results: readonly TestResult[];
  /** True when the page did not come to its end, or words of it were lost. */
  readonly incomplete: boolean;
  readonly advice?: string;
}

const RESULT_LIMIT = 2_000;

/** Loads the files one after the other in a page of its own, and gathers what its runner says. */
export async function runTestFiles(
  preview: Preview,
  state: WorkspaceState,
  paths: readonly string[],
  { signal, boundMs }: { readonly signal: AbortSignal; readonly boundMs: number },
): Promise<TestRun> {
  if (paths.length === 0) return { state: 'no_tests', results: [], incomplete: false };
  const mark = randomId();
  const page = withTestPage(state, paths, mark);
  const document = await preview.compile(page.state, page.path);
  const results: TestResult[] = [];
  let total: number | undefined;
  const report = await watchApart(preview, document, {
    signal,
    boundMs,
    // The runner's last word ends the run, not that its page is ready.
    settleMs: boundMs,
    take: ({ text }) => {
      const message = readMessage(text, mark);
      if (!message) return 'keep';
      if (message.kind === 'done') total = message.total;
      else results.push(...message.results.slice(0, RESULT_LIMIT - results.length));
      return message.kind === 'done' ? 'done' : 'taken';
    },
  });
  const finished = total !== undefined;
  if (report.state === 'detached') return { state: 'detached', results: [], incomplete: false };
  return {
    state: finished ? 'finished' : report.state === 'unresponsive' ? 'unresponsive' : 'timed_out',
    results,
    incomplete: !finished || total !== results.length,
    ...(report.advice !== undefined && { advice: report.advice }),
  };
}

/** The workspace with a page more, in a folder that it does not have. */
function withTestPage(
  state: WorkspaceState,
  paths: readonly string[],
  mark: string,
): { readonly state: WorkspaceState; readonly path: string } {
  const folder = `jig-tests-${mark}`;
  const loads = paths.map((path) => {
    const specifier = `/${path.split('/').map(encodeURIComponent).join('/')}`;
    return `  [${JSON.stringify(path)}, () => import(${JSON.stringify(specifier)})],`;
  });
  const start = `import { runAll } from './runner.js';\nrunAll([\n${loads.join('\n')}\n]);\n`;
  const html =
    '<!doctype html>\n<meta charset="utf-8">\n<title>Tests</title>\n<script type="module" src="start.js"></script>\n';
  const added = [
    createTextFile(`${folder}/runner.js`, TEST_RUNNER_SOURCE.replace('JIG_MARK', mark)),
    createTextFile(`${folder}/start.js`, start),
    createTextFile(`${folder}/index.html`, html),
  ];
  const files = new Map([...state.files, ...added.map((file) => [file.path, file] as const)]);
  return { state: { ...state, files }, path: `${folder}/index.html` };
}

type RunnerMessage =
  | { readonly kind: 'results'; readonly results: readonly TestResult[] }
  | { readonly kind: 'done'; readonly total: number };

/** A line of the runner; everything else is the tests' own. What it holds is checked: tests share its page. */
function readMessage(text: string, mark: string): RunnerMessage | undefined {
  const prefix = `jig-tests-${mark} `;
  if (!text.startsWith(prefix)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text.slice(prefix.length));
  } catch {
    return undefined;
  }
  if (!isPlainObject(value)) return undefined;
  if (Number.isSafeInteger(value['done'])) return { kind: 'done', total: value['done'] as number };
  const list: unknown = value['results'];
  return Array.isArray(list) ? { kind: 'results', results: list.filter(isTestResult) } : undefined;
}

function isTestResult(value: unknown): value is TestResult {
  if (!isPlainObject(value)) return false;
  const { path, name, status, message, durationMs } = value;
  return (
    typeof path === 'string' &&
    typeof name === 'string' &&
    (status === 'passed' || status === 'failed' || status === 'skipped') &&
    (message === undefined || typeof message === 'string') &&
    typeof durationMs === 'number'
  );
}
