import { isPlainObject } from '../base/json.js';
import type { ToolCallArguments } from '../protocol/call.js';
import type { ToolDefinition } from '../protocol/definition.js';
import type { ToolCallResult } from '../protocol/result.js';
import { HERO_SUBTITLE_LIMIT, HERO_TITLE_LIMIT, readHeroCopy } from '../tools/preview/hero-copy.js';
import { resultRevision } from '../trace/result-summary.js';
import type { PlannedCall } from './local-planner/intent.js';

/** What a run has learned from its own results; nothing comes from anywhere else. */
export class RunKnowledge {
  /** Follows every result that carries one. */
  revision: number | undefined;
  fileCount = 0;
  /** What was searched for last. */
  query = '';
  readonly #sources = new Map<string, string>();
  readonly #guarded: ReadonlySet<string>;

  constructor(tools: readonly ToolDefinition[]) {
    this.#guarded = new Set(tools.filter(takesExpectedRevision).map(({ name }) => name));
  }

  learn(result: ToolCallResult): void {
    this.revision = resultRevision(result) ?? this.revision;
    const value = result.structuredContent;
    if (result.isError || !isPlainObject(value)) return;
    if (Array.isArray(value['files'])) this.fileCount = value['files'].length;
    if (typeof value['path'] === 'string' && typeof value['source'] === 'string') {
      this.#sources.set(value['path'], value['source']);
    }
  }

  /**
   * The arguments of a planned call, completed by what was read and guarded by the revision seen last. Undefined when
   * the page does not hold what the prompt left open.
   */
  async argumentsFor(call: PlannedCall): Promise<ToolCallArguments | undefined> {
    if (typeof call.arguments['query'] === 'string') this.query = call.arguments['query'];
    const completed = call.name === 'preview.updateHero' ? await this.#completeHero(call) : call.arguments;
    if (completed === undefined || !this.#guarded.has(call.name) || this.revision === undefined) return completed;
    return { ...completed, expectedRevision: this.revision };
  }

  /** A prompt that gives only one part of the hero keeps the other as the page has it. */
  async #completeHero({ arguments: given, inspects }: PlannedCall): Promise<ToolCallArguments | undefined> {
    if ('title' in given && 'subtitle' in given) return given;
    const source = inspects === undefined ? undefined : this.#sources.get(inspects);
    const present = source === undefined ? {} : await readHeroCopy(source);
    const title = given['title'] ?? usable(present.title, HERO_TITLE_LIMIT);
    const subtitle = given['subtitle'] ?? usable(present.subtitle, HERO_SUBTITLE_LIMIT);
    return title === undefined || subtitle === undefined ? undefined : { title, subtitle };
  }
}

function usable(text: string | undefined, limit: number): string | undefined {
  return text !== undefined && text !== '' && text.length <= limit ? text : undefined;
}

function takesExpectedRevision({ inputSchema }: ToolDefinition): boolean {
  const properties = inputSchema['properties'];
  return isPlainObject(properties) && Object.hasOwn(properties, 'expectedRevision');
}
