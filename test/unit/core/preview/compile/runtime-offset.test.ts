import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runtimeOffsetOf } from '../../../../../src/core/preview/compile/runtime-offset.js';

/** `|` marks where our script belongs. */
const PLACES: Readonly<Record<string, string>> = {
  'after a written head tag': '<!doctype html>\n<html lang="en">\n<head data-a=">">|<title>x</title></head>',
  'before the first element where no head is written': '<!doctype html>\n<!-- note -->\n|<h1>Hi</h1>',
  'before text': '<!doctype html> |Hello',
  'before the script of a body that a frameset throws out':
    '<!doctype html>|<p><script>1</script><frameset><frame></frameset>',
  'before an end tag': '<!doctype html>|</p><script>1</script>',
  'before a comment that never ends': '<!doctype html>|<!-- ',
  'before a tag that never ends': '<!doctype html>|<div ',
  'at the start of an empty file': '|',
  'after the comments of an html tag without a head': '<html><!-- a --><!-- b -->|<body>',
  'before a head that comes too late': '<!doctype html>|<p>x</p><head><script>1</script></head>',
};

describe('our script comes before all code of the page', () => {
  for (const [name, marked] of Object.entries(PLACES)) {
    it(name, () => {
      const offset = marked.indexOf('|');
      assert.equal(runtimeOffsetOf(marked.replace('|', '')), offset);
    });
  }
});
