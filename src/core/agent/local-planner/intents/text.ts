import { asksForPatch, readExactPatch } from '../exact-patch.js';
import { onFile, type Intent } from '../intent.js';
import { anyOf, term } from '../term.js';
import { CHANGE, FAULT, FEATURE, HERO } from '../wish-words.js';

const everywhere = term(['all', 'every', 'everywhere'], ['모두', '모든', '전부']);
const REPLACE = term(['replace'], ['교체', '치환']);

/** Row 4: in the file that is named, else the one that is open. */
export const patchIntent: Intent = {
  id: 'patch',
  tools: ['workspace.applyPatch'],
  effect: 'changes',
  says: CHANGE,
  call(reading, snapshot) {
    const patch = readExactPatch(reading);
    if (!patch) {
      const exact = asksForPatch(reading) && (REPLACE(reading.text) || reading.values.length > 1);
      return exact && !anyOf(HERO, FEATURE)(reading.text) ? { asks: 'which-text' } : undefined;
    }
    const path = reading.path ?? snapshot.activePath ?? snapshot.entryPath;
    return onFile(path, snapshot, (known) => ({
      name: 'workspace.applyPatch',
      arguments: { path: known, ...patch, occurrence: everywhere(reading.text) ? 'all' : 'first' },
      inspects: known,
    }));
  },
};

const SEARCH = term(
  ['search', 'find', 'look for', 'where is', 'where does', 'grep', 'locate'],
  ['찾아', '찾기', '검색', '어디'],
);

/** Text of all files, or of the one that is named. */
export const searchIntent: Intent = {
  id: 'search',
  tools: ['workspace.searchText'],
  effect: 'looks',
  says: SEARCH,
  unless: CHANGE,
  alone: ({ values }) => values.length > 0,
  call(reading, snapshot) {
    const { values, named } = reading;
    const query = values[0]?.text;
    if (query === undefined) {
      // `Find errors` is about no text: a check of the files finds them.
      const asks = /(?<![a-z])(?:search|find|grep)|검색|찾아/u.test(reading.text) && !FAULT(reading.text);
      return asks ? { asks: 'which-text' } : undefined;
    }
    const [file] = named;
    if (!file) return { name: 'workspace.searchText', arguments: { query } };
    return onFile(file.path, snapshot, (path) => ({ name: 'workspace.searchText', arguments: { query, path } }));
  },
};
