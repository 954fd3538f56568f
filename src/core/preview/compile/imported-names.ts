import type { ModuleImport } from './module-source.js';

/** A name that a statement asks another module for. */
export interface ImportedName {
  /** As the other module exports it. */
  readonly name: string;
  /** From the beginning of the script. */
  readonly offset: number;
}

const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n\r\u2028\u2029]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{},*]|[^\s{},*"'/]+/g;

/** An import lives as long as the file that it was read from. */
const known = new WeakMap<ModuleImport, readonly ImportedName[]>();

/** The names of one `import … from` or `export … from` of a script; none for a namespace. */
export function importedNames(script: string, one: ModuleImport): readonly ImportedName[] {
  if (one.kind !== 'static' || one.phased) return [];
  let names = known.get(one);
  if (!names) {
    names = readClause(tokensOf(script.slice(one.statement, one.start), one.statement));
    known.set(one, names);
  }
  return names;
}

interface Token {
  readonly text: string;
  readonly offset: number;
}

function tokensOf(statement: string, start: number): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of statement.matchAll(TOKEN)) {
    const [text] = match;
    if (!text.startsWith('/')) tokens.push({ text, offset: start + match.index });
  }
  return tokens;
}

/** `import`, a default, `* as name`, `{ name, name as other, "name" as other }`, `from`. */
function readClause([keyword, ...clause]: readonly Token[]): readonly ImportedName[] {
  const names: ImportedName[] = [];
  const [first] = clause;
  if (!keyword || !first || clause.at(-1)?.text !== 'from') return names;
  if (keyword.text === 'import' && first.text !== '{' && first.text !== '*') {
    names.push({ name: 'default', offset: first.offset });
  }
  const open = clause.findIndex(({ text }) => text === '{');
  if (open === -1) return names;
  let atName = true;
  for (const { text, offset } of clause.slice(open + 1)) {
    if (text === '}') break;
    if (text === ',') atName = true;
    else if (atName) {
      atName = false;
      const name = unquoted(text);
      // An escaped name is another name than its letters; nobody writes them.
      if (!name.includes('\\')) names.push({ name, offset });
    }
  }
  return names;
}

function unquoted(text: string): string {
  return /^["']/.test(text) ? text.slice(1, -1) : text;
}
