import { parse, type Program } from 'acorn';
import { placeOf, type Finding, type SourcePiece } from './finding.js';

export type ScriptKind = 'module' | 'script';

export interface ParsedScript {
  readonly kind: ScriptKind;
  readonly program: Program;
}

/** The tree of a script that is valid in its kind, or what is wrong with it. */
export function parseScript(piece: SourcePiece, kind: ScriptKind): ParsedScript | Finding {
  try {
    const program = parse(piece.text, { ecmaVersion: 'latest', sourceType: kind, allowHashBang: true });
    return { kind, program };
  } catch (error) {
    return toFinding(piece, error);
  }
}

/** Nobody says what a file is until a page loads it: valid as either is valid. */
export function parseEither(piece: SourcePiece): ParsedScript | Finding {
  const asScript = parseScript(piece, 'script');
  if (!isFinding(asScript)) return asScript;
  const asModule = parseScript(piece, 'module');
  if (!isFinding(asModule)) return asModule;
  return looksLikeModule(piece.text) ? asModule : asScript;
}

export function isFinding(value: ParsedScript | Finding): value is Finding {
  return 'severity' in value;
}

function looksLikeModule(text: string): boolean {
  return /^\s*(?:import|export)\b/m.test(text);
}

function toFinding(piece: SourcePiece, error: unknown): Finding {
  const { pos, message } = error as { readonly pos?: unknown; readonly message?: unknown };
  const place = typeof pos === 'number' ? placeOf(piece, pos) : {};
  return {
    severity: 'error',
    kind: 'script-syntax',
    path: piece.path,
    ...place,
    // The parser ends its words with the place, which the finding has already.
    message: String(message).replace(/ \(\d+:\d+\)$/, ''),
  };
}
