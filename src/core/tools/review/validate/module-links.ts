import type { ModuleDeclaration, Program } from 'acorn';
import { addressOf, resolveReference } from '../../../preview/compile/references.js';
import type { WorkspaceFile } from '../../../workspace/workspace-model.js';
import { placeOf, type Finding, type SourcePiece } from './finding.js';

/** A script of the workspace whose tree is known. */
export interface KnownModule {
  readonly piece: SourcePiece;
  readonly program: Program;
}

interface NamedImport {
  readonly name: string;
  readonly offset: number;
}

/**
 * Imports of names that their module does not export, and of files that are not there: what a browser would refuse to link.
 * A module whose tree is not known (another language, a syntax error) is taken to export everything.
 */
export function checkModuleLinks(
  modules: ReadonlyMap<string, KnownModule>,
  files: ReadonlyMap<string, WorkspaceFile>,
): readonly Finding[] {
  const findings: Finding[] = [];
  const exportsOf = createExports(modules, files);
  for (const [path, { piece, program }] of modules) {
    for (const node of program.body) {
      const specifier = specifierOf(node as ModuleDeclaration);
      if (specifier === undefined) continue;
      const target = resolveReference(specifier, addressOf(path), files);
      const place = (offset: number): { line: number; column: number } => placeOf(piece, offset);
      if (target.kind === 'missing' && isRelative(specifier)) {
        const message = `“${target.path}” is not in the workspace.`;
        findings.push({ severity: 'error', kind: 'missing-reference', path, ...place(node.start), message });
      }
      if (target.kind !== 'file') continue;
      const exported = exportsOf(target.file.path);
      for (const { name, offset } of namesOf(node as ModuleDeclaration)) {
        if (exported === 'unknown' || exported.has(name)) continue;
        const message = `“${target.file.path}” has no export named “${name}”.`;
        findings.push({ severity: 'error', kind: 'missing-export', path, ...place(offset), message });
      }
    }
  }
  return findings;
}

/** A bare name is nobody's file: the compiler says what it is. */
function isRelative(specifier: string): boolean {
  return /^\.{0,2}\//.test(specifier);
}

type Exports = ReadonlySet<string> | 'unknown';

function createExports(
  modules: ReadonlyMap<string, KnownModule>,
  files: ReadonlyMap<string, WorkspaceFile>,
): (path: string) => Exports {
  const known = new Map<string, Exports>();
  const find = (path: string, above: ReadonlySet<string>): Exports => {
    const found = known.get(path);
    if (found) return found;
    const module = modules.get(path);
    if (!module) return 'unknown';
    // A cycle of `export *` adds nothing of its own.
    if (above.has(path)) return new Set();
    const names = new Set<string>();
    const within = new Set([...above, path]);
    for (const node of module.program.body) {
      for (const name of exportedNames(node as ModuleDeclaration)) names.add(name);
      if (node.type !== 'ExportAllDeclaration' || node.exported) continue;
      const target = resolveReference(String(node.source.value), addressOf(path), files);
      const more = target.kind === 'file' ? find(target.file.path, within) : 'unknown';
      if (more === 'unknown') return 'unknown';
      for (const name of more) if (name !== 'default') names.add(name);
    }
    if (above.size === 0) known.set(path, names);
    return names;
  };
  return (path) => find(path, new Set());
}

function specifierOf(node: ModuleDeclaration): string | undefined {
  if (
    node.type !== 'ImportDeclaration' &&
    node.type !== 'ExportNamedDeclaration' &&
    node.type !== 'ExportAllDeclaration'
  )
    return undefined;
  return typeof node.source?.value === 'string' ? node.source.value : undefined;
}

function namesOf(node: ModuleDeclaration): readonly NamedImport[] {
  if (node.type === 'ImportDeclaration') {
    return node.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportNamespaceSpecifier') return [];
      const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
      return [{ name, offset: specifier.start }];
    });
  }
  if (node.type !== 'ExportNamedDeclaration' || !node.source) return [];
  return node.specifiers.map(({ local, start }) => ({ name: nameOf(local), offset: start }));
}

function exportedNames(node: ModuleDeclaration): readonly string[] {
  if (node.type === 'ExportDefaultDeclaration') return ['default'];
  if (node.type === 'ExportAllDeclaration') return node.exported ? [nameOf(node.exported)] : [];
  if (node.type !== 'ExportNamedDeclaration') return [];
  const names = node.specifiers.map(({ exported }) => nameOf(exported));
  const { declaration } = node;
  if (!declaration) return names;
  if (declaration.type === 'VariableDeclaration') {
    return [...names, ...declaration.declarations.flatMap(({ id }) => boundNames(id))];
  }
  return [...names, declaration.id.name];
}

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.type === 'Identifier' ? String(node.name) : String(node.value);
}

interface PatternNode {
  readonly type: string;
  readonly name?: string;
  readonly left?: PatternNode;
  readonly argument?: PatternNode;
  readonly value?: PatternNode;
  readonly elements?: readonly (PatternNode | null)[];
  readonly properties?: readonly PatternNode[];
}

/** `export const { a, b: [c] } = …` */
function boundNames(pattern: unknown): readonly string[] {
  const node = pattern as PatternNode;
  if (node.type === 'Identifier') return [String(node.name)];
  const inner = [node.left, node.argument, node.value, ...(node.elements ?? []), ...(node.properties ?? [])];
  return inner.flatMap((part) => (part ? boundNames(part) : []));
}
