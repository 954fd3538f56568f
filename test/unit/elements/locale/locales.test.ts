import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { errorWords } from '../../../../src/elements/locale/error-words.js';
import { addLocale, englishMessages, loadLanguage, spokenLanguage } from '../../../../src/elements/locale/locales.js';
import { studioMessages } from '../../../../src/elements/studio/studio-messages.js';
import { messageWords } from '../../../../src/elements/chat/message-words.js';

describe('the languages of the elements', () => {
  it('Korean comes when it is first read, whole', async () => {
    await loadLanguage('ko');
    assert.equal(studioMessages('ko')('save'), '저장');
    assert.equal(loadLanguage('ko'), undefined, 'and is there from then on');
    assert.equal(loadLanguage('en'), undefined);
  });

  it('a program’s failure keeps in Korean what it says of its effects', async () => {
    await loadLanguage('ko');
    const error = { code: 'CODE_MODE_TIMEOUT', message: 'The program did not end before its deadline.' };
    assert.equal(errorWords(error, 'ko'), '프로그램이 제한 시간 안에 끝나지 않았습니다.');
    const withEffects = errorWords({ ...error, details: { effect_receipt: { children: [] } } }, 'ko');
    assert.match(withEffects, /^프로그램이 .* 프로그램 전체를 다시 실행하지 마세요\.$/u);
    assert.equal(errorWords(error, 'en'), error.message);
  });

  it('keeps what a provider said in its own words, and no word for machines', async () => {
    await loadLanguage('ko');
    const refused = { code: 'OPENROUTER_RATE_LIMITED', message: 'x', details: { reason: 'Ten a minute.' } };
    assert.match(errorWords(refused, 'ko'), / “Ten a minute\.”$/);
    const invalid = { code: 'WORKSPACE_PATH_INVALID', message: 'x', details: { reason: 'parent-traversal' } };
    assert.equal(errorWords(invalid, 'ko'), '올바르지 않은 경로입니다.');
  });

  it('a host adds one: by catalogue and key, what it leaves out is said in English', () => {
    addLocale({
      language: 'de-AT',
      messages: {
        studio: { save: 'Sichern', position: 'Z {line}, S {column}' },
        errors: { WORKSPACE_EMPTY: 'Die letzte Datei bleibt.' },
        agent: { 'agent.saved': '{count} Dateien gesichert.' },
      },
    });
    const t = studioMessages(spokenLanguage('de-AT'));
    assert.equal(t('save'), 'Sichern');
    assert.equal(t('position', { line: 3, column: 4 }), 'Z 3, S 4');
    assert.equal(t('cancel'), 'Cancel');
    assert.equal(errorWords({ code: 'WORKSPACE_EMPTY', message: 'x' }, 'de-at'), 'Die letzte Datei bleibt.');
    assert.equal(errorWords({ code: 'TOOL_TIMEOUT', message: 'Too late.' }, 'de-at'), 'Too late.');
    const message = { id: '1', role: 'assistant', text: 'Saved 2 files.', code: 'agent.saved' } as const;
    assert.equal(messageWords({ ...message, parameters: { count: 2 } }, 'de-at'), '2 Dateien gesichert.');
  });

  it('a variant speaks the language it is one of, and an unknown one English', () => {
    addLocale({ language: 'pt', messages: { studio: { save: 'Guardar' } } });
    assert.equal(spokenLanguage('PT-br'), 'pt');
    assert.equal(spokenLanguage('ko-KR'), 'ko');
    assert.equal(spokenLanguage('xx-YY'), 'en');
    assert.equal(spokenLanguage(''), 'en');
  });

  it('a host has other words for a language that is here already, whatever is loaded first', async () => {
    addLocale({ language: 'ko', messages: { studio: { undo: '되돌리기' } } });
    addLocale({ language: 'en', messages: { studio: { undo: 'Take it back' } } });
    await loadLanguage('ko');
    assert.equal(studioMessages('ko')('undo'), '되돌리기');
    assert.equal(studioMessages('en')('undo'), 'Take it back');
    assert.equal(studioMessages('ko')('redo'), '변경 다시 실행');
  });

  it('names from outside are looked up as own properties only', () => {
    addLocale({ language: 'fr', messages: { studio: {}, constructor: { toString: 'x' } } });
    assert.equal(studioMessages('fr')('constructor' as 'save'), 'constructor');
    assert.equal(spokenLanguage('constructor'), 'en');
    assert.equal(errorWords({ code: 'toString', message: 'said' }, 'fr'), 'said');
  });

  it('what is no language tag is refused', () => {
    assert.throws(() => addLocale({ language: 'not a tag', messages: {} }), RangeError);
  });

  it('what has to be translated can be listed', () => {
    assert.equal(englishMessages()['studio']?.['save'], 'Save');
  });
});
