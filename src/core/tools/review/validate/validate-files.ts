import { loadModuleLexer } from '../../../preview/compile/module-source.js';
import type { PreviewDocument } from '../../../preview/preview-model.js';
import { isHtmlPath } from '../../../workspace/file-kinds.js';
import type { TextFile, WorkspaceState } from '../../../workspace/workspace-model.js';
import { breathing } from '../../breathe.js';
import { checkJson } from './check-json.js';
import { isFinding, parseEither, parseScript } from './check-script.js';
import { checkStyle } from './check-style.js';
import { wholeFile, type Finding } from './finding.js';
import { checkModuleLinks } from './module-links.js';
import { readMarkup, type InlineSource } from './read-markup.js';

export type CompilePage = (state: WorkspaceState, page?: string) => Promise<PreviewDocument>;

export interface Validation {
  readonly fileCount: number;
  readonly pageCount: number;
  /** In display order of the files, then by line; each once. */
  readonly findings: readonly Finding[];
}

/** Pages that are followed; a site with more has the same faults in its first ones. */
const PAGE_LIMIT = 50;

/**
 * Every text file read as a browser's parsers would, and every page's references followed as the preview follows them. Runs
 * nothing. Works in slices; throws `TOOL_CANCELLED`.
 */
export async function validateFiles(
  state: WorkspaceState,
  compile: CompilePage,
  signal: AbortSignal,
): Promise<Validation> {
  const breathe = breathing(signal);
  const findings: Finding[] = [];
  const texts = [...state.files.values()].filter((file): file is TextFile => file.kind === 'text');
  const pages = texts.filter(({ path }) => isHtmlPath(path)).slice(0, PAGE_LIMIT);
  const moduleRoots = new Set<string>();

  for (const page of pages.length > 0 ? pages.map(({ path }) => path) : [undefined]) {
    await breathe();
    const { diagnostics, imports, resources } = await compile(state, page);
    for (const id of imports.values()) moduleRoots.add(resources.get(id)?.path ?? '');
    for (const { kind, sourcePath, message, line, column } of diagnostics) {
      const severity = SERIOUS.has(kind) ? 'error' : 'warning';
      findings.push({
        severity,
        kind,
        path: sourcePath,
        ...(line !== undefined && { line }),
        ...(column !== undefined && { column }),
        message,
      });
    }
  }

  const modules: TextFile[] = [];
  for (const file of texts) {
    await breathe();
    findings.push(...checkFile(file, moduleRoots, modules));
  }
  await breathe();
  await loadModuleLexer();
  findings.push(...checkModuleLinks(modules, state.files));
  return { fileCount: texts.length, pageCount: pages.length, findings: inOrder(findings, texts) };
}

const SERIOUS: ReadonlySet<string> = new Set([
  'missing-reference',
  'unsupported-module-reference',
  'module-graph-limit',
  'transform-error',
  'missing-export',
]);

function checkFile(file: TextFile, moduleRoots: ReadonlySet<string>, modules: TextFile[]): readonly Finding[] {
  const { path, source, language } = file;
  const piece = wholeFile(path, source);
  if (language === 'json') return checkJson(piece);
  if (language === 'css') return checkStyle(piece);
  if (language === 'html') return checkMarkup(path, source);
  // JSX is no JavaScript yet; its transform has looked at it.
  if (language !== 'javascript' || path.endsWith('.jsx')) return [];
  const isModule = path.endsWith('.mjs') || moduleRoots.has(path);
  const parsed = isModule ? parseScript(piece, 'module') : parseEither(piece);
  if (isFinding(parsed)) return [parsed];
  if (parsed.kind === 'module') modules.push(file);
  return [];
}

function checkMarkup(path: string, source: string): readonly Finding[] {
  const { findings, inline } = readMarkup(path, source);
  return [...findings, ...inline.flatMap(checkInline)];
}

function checkInline(piece: InlineSource): readonly Finding[] {
  if (piece.kind === 'style') return checkStyle(piece);
  if (piece.kind === 'json') return checkJson(piece);
  const parsed = parseScript(piece, piece.kind);
  return isFinding(parsed) ? [parsed] : [];
}

function inOrder(findings: readonly Finding[], files: readonly TextFile[]): readonly Finding[] {
  const places = new Map(files.map(({ path }, index) => [path, index]));
  const placeOf = ({ path }: Finding): number => places.get(path) ?? files.length;
  const seen = new Set<string>();
  return findings
    .filter((finding) => {
      // The compiler and the module graph may name the same missing file.
      const key = JSON.stringify([finding.kind, finding.path, finding.line, finding.message]);
      return !seen.has(key) && seen.add(key);
    })
    .sort((one, other) => placeOf(one) - placeOf(other) || (one.line ?? 0) - (other.line ?? 0));
}
