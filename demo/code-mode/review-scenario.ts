import type { Scenario } from '../simulated-model/scenario.js';
import { REVIEW_PROGRAM } from './programs.js';

/** A model that reviews the workspace with one call. */
export const REVIEW: Scenario = {
  id: 'review',
  name: 'A review by one program',
  about: 'It reads all files by one program and says what it found.',
  prompt: 'Review the files',
  reply({ turn, results }) {
    if (turn === 0) {
      return {
        kind: 'turn',
        text: 'I read them all at once.',
        calls: [{ name: 'execute_code_mode', arguments: { source: REVIEW_PROGRAM } }],
      };
    }
    const content = results[0]?.['content'];
    const lines = Array.isArray(content) ? content.map((line) => `- ${String(line)}`) : [];
    return { kind: 'turn', text: `I looked at ${lines.length} files with one call:\n\n${lines.join('\n')}` };
  },
};
