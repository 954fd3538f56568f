import { ModuleExports } from '../../../preview/compile/module-exports.js';
import { moduleOf, type ModuleImport } from '../../../preview/compile/module-source.js';
import { missingExportMessage } from '../../../preview/compile/diagnostics.js';
import { addressOf, resolveReference, type ResolvedReference } from '../../../preview/compile/references.js';
import type { TextFile, WorkspaceFile } from '../../../workspace/workspace-model.js';
import { placeOf, wholeFile, type Finding } from './finding.js';

type Files = ReadonlyMap<string, WorkspaceFile>;

/**
 * Imports of names that their module does not export, and of files that are not there, also in modules that no page reaches:
 * what a browser would refuse to link. The preview's lexer has to be loaded.
 */
export function checkModuleLinks(modules: readonly TextFile[], files: Files): readonly Finding[] {
  const exports = new ModuleExports((importer, one) => {
    const target = targetOf(importer, one, files);
    return target?.kind === 'file' ? target.file : undefined;
  });
  return modules.flatMap((module) =>
    moduleOf(module).imports.flatMap((one) => checkImport(module, one, targetOf(module, one, files), exports)),
  );
}

function checkImport(
  { path, source }: TextFile,
  one: ModuleImport,
  target: ResolvedReference | undefined,
  exports: ModuleExports,
): readonly Finding[] {
  if (one.kind !== 'static' || !target) return [];
  const piece = wholeFile(path, source);
  if (target.kind === 'missing') {
    const message = `“${target.path}” is not in the workspace.`;
    return [{ severity: 'error', kind: 'missing-reference', path, ...placeOf(piece, one.start), message }];
  }
  if (target.kind !== 'file') return [];
  const { file } = target;
  return exports.missing(source, one, file).map(({ name, offset }): Finding => {
    const message = missingExportMessage(file.path, name);
    return { severity: 'error', kind: 'missing-export', path, ...placeOf(piece, offset), message };
  });
}

/** A bare name is nobody's file: the compiler says what it is. TypeScript may be imported as the script that it becomes. */
function targetOf({ path }: TextFile, one: ModuleImport, files: Files): ResolvedReference | undefined {
  if (one.kind !== 'static' || !/^\.{0,2}\//.test(one.specifier)) return undefined;
  const target = resolveReference(one.specifier, addressOf(path), files);
  if (target.kind !== 'missing') return target;
  const typed = ['ts', 'tsx'].some((ending) => files.has(target.path.replace(/js$/, ending)));
  return typed ? undefined : target;
}
