import type { TextFile, WorkspaceFile } from '../../workspace/workspace-model.js';
import { importedNames, type ImportedName } from './imported-names.js';
import { moduleOf, type ModuleImport } from './module-source.js';

/** The file that an import of a module leads to; undefined where that is no file of the workspace. */
export type FindModule = (importer: TextFile, one: ModuleImport) => WorkspaceFile | undefined;

type Names = ReadonlySet<string> | 'unknown';

const DEFAULT_ALONE: ReadonlySet<string> = new Set(['default']);

/**
 * Which names the modules of a workspace export. What cannot be read (a syntax error, another language, `export *` of
 * another site) is taken to export everything.
 */
export class ModuleExports {
  readonly #find: FindModule;
  readonly #known = new Map<TextFile, Names>();

  constructor(find: FindModule) {
    this.#find = find;
  }

  /** What an import of a script asks of a file that the file does not export: browsers refuse to link it. */
  missing(script: string, one: ModuleImport, file: WorkspaceFile): readonly ImportedName[] {
    const asked = importedNames(script, one);
    if (asked.length === 0) return asked;
    const names = this.#namesOf(file);
    return names === 'unknown' ? [] : asked.filter(({ name }) => !names.has(name));
  }

  #namesOf(file: WorkspaceFile): Names {
    if (file.kind === 'asset') return 'unknown';
    // JSON and CSS modules.
    if (file.language === 'json' || file.language === 'css') return DEFAULT_ALONE;
    if (file.language !== 'javascript') return 'unknown';
    const { exports, stars } = moduleOf(file);
    if (!exports) return 'unknown';
    if (stars.length === 0) return exports;
    let names = this.#known.get(file);
    if (!names) {
      names = this.#withStars(file, exports);
      this.#known.set(file, names);
    }
    return names;
  }

  /** All that `export *` leads to, however long or circular the way; a default export never comes along. */
  #withStars(file: TextFile, own: ReadonlySet<string>): Names {
    const names = new Set(own);
    const reached = new Set<WorkspaceFile>([file]);
    // Grows while it is walked.
    for (const module of reached) {
      if (module.kind === 'asset') return 'unknown';
      if (module.language === 'json' || module.language === 'css') continue;
      if (module.language !== 'javascript') return 'unknown';
      const { exports, stars } = moduleOf(module);
      if (!exports) return 'unknown';
      for (const name of exports) if (name !== 'default') names.add(name);
      for (const star of stars) {
        const target = this.#find(module, star);
        if (!target) return 'unknown';
        reached.add(target);
      }
    }
    return names;
  }
}
