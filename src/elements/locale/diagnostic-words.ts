import type { ExportDiagnostic } from '../../core/preview/preview-model.js';
import type { Language } from './language.js';
import { phrase } from './locales.js';
import { fillIn } from './messages.js';

/** A reference that the preview could not follow, or an exported page does not hold, in the reader's language; the English text is exact for its case. */
export function diagnosticWords({ kind, requestedPath, message }: ExportDiagnostic, language: Language): string {
  const words = phrase('diagnostics', language, kind);
  return words === undefined ? message : fillIn(words, { requested: requestedPath });
}
