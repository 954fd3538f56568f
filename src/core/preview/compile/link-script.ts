import type { TextFile, WorkspaceFile } from '../../workspace/workspace-model.js';
import type { PreviewEdit, PreviewPart } from '../preview-text.js';
import type { ReferencePlace } from './diagnostics.js';
import { linkCalls } from './link-calls.js';
import { linkImports, type Importer } from './link-imports.js';
import { linkStylesheetFile } from './link-stylesheet.js';
import { specifierOf } from './module-specifier.js';
import { moduleOf, readModule, type ModuleImport } from './module-source.js';
import { perFile } from './per-file.js';
import type { PreviewSite } from './preview-site.js';
import { addressOf } from './references.js';
import { callsOf, findScriptCalls } from './script-calls.js';

/** All that a classic script can import. */
const dynamicImportsOf = perFile((source) => readModule(source).imports.filter(isDynamic));
const SCRIPT = 'text/javascript';

/** A classic script. Its dynamic imports and its requests name other files. */
export function linkScriptFile(site: PreviewSite, file: TextFile): PreviewPart {
  const id = `script:${file.path}${site.scope}`;
  if (!site.has(id)) {
    const place = { path: file.path, source: file.source, offset: 0 };
    const imports = dynamicImportsOf(file);
    const around = { place, importer: addressOf(file.path), depth: 0 };
    const edits = inOrder([...linkImports(site, imports, around, useModule), ...linkCalls(site, callsOf(file), place)]);
    site.addText(id, file, SCRIPT, edits);
  }
  return { kind: 'url', resource: id };
}

/** A module that the page names, with all that it imports. */
export function linkModuleFile(site: PreviewSite, file: WorkspaceFile, suffix: string): PreviewPart {
  return { kind: 'url', resource: useModule(site, file, suffix, 0) };
}

/** The edits of a script that stands in a document. */
export function linkInlineScript(
  site: PreviewSite,
  kind: 'script' | 'module',
  source: string,
  place: ReferencePlace,
  baseAddress: string,
): readonly PreviewEdit[] {
  const read = readModule(source);
  const imports = kind === 'module' ? read.imports : read.imports.filter(isDynamic);
  const around: Importer = { place, importer: baseAddress, depth: 0 };
  return inOrder([
    ...linkImports(site, imports, around, useModule),
    ...linkCalls(site, findScriptCalls(source), place),
  ]);
}

/** Links what is waiting, nearest first: a file counts as deep only when no shorter way leads to it. */
export function linkPendingModules(site: PreviewSite): void {
  for (const module of site.pendingModules) linkModuleText(site, module);
  site.pendingModules.length = 0;
}

/** `suffix` is the query and fragment of the reference: with another one it is another module of the same file. */
function useModule(site: PreviewSite, file: WorkspaceFile, suffix: string, depth: number): string {
  const specifier = specifierOf(file, suffix);
  const known = site.imports.get(specifier);
  if (known !== undefined) return known;
  const id = moduleId(site, file, suffix);
  site.imports.set(specifier, id);
  if (file.kind === 'asset') site.asset(file);
  else if (file.language === 'css') linkStylesheetFile(site, file);
  else site.pendingModules.push({ file, suffix, depth, id });
  return id;
}

function moduleId(site: PreviewSite, file: WorkspaceFile, suffix: string): string {
  if (file.kind === 'asset') return `asset:${file.path}`;
  return file.language === 'css' ? `style:${file.path}` : `module:${file.path}${suffix}${site.scope}`;
}

function linkModuleText(site: PreviewSite, { file, suffix, depth, id }: PreviewSite['pendingModules'][number]): void {
  const place = { path: file.path, source: file.source, offset: 0 };
  const around = { place, importer: addressOf(file.path), depth, suffix };
  if (file.language === 'json') return site.addText(id, file, 'application/json', []);
  const module = moduleOf(file);
  const edits = inOrder([
    ...linkImports(site, module.imports, around, useModule),
    ...linkCalls(site, callsOf(file), place),
  ]);
  // The same text under another address is another module.
  const end = file.source.length;
  const mark: readonly PreviewEdit[] = suffix === '' ? [] : [{ start: end, end, parts: [`\n//${encodeURI(suffix)}`] }];
  site.addText(id, file, SCRIPT, [...edits, ...mark]);
}

/** In order, without those inside another: the outer one has said what becomes of them. */
function inOrder(edits: readonly PreviewEdit[]): readonly PreviewEdit[] {
  let end = -1;
  return [...edits]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .filter((edit) => {
      if (edit.start < end) return false;
      end = edit.end;
      return true;
    });
}

function isDynamic({ kind }: ModuleImport): boolean {
  return kind === 'dynamic';
}
