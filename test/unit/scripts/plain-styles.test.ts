import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainCss } from '../../../scripts/build/plain-styles-plugin.mjs';

describe('plainCss', () => {
  it('leaves the rules as they are, without comments and line breaks', () => {
    const css = `
      /* Why. */
      :where(:host([hidden])),
      .a :hover {
        inset: calc(1px - 2px) auto;
        font: var(--_small) / 1.4 var(--_mono);
        content: 'a: b > c';
      }

      .b > .c {
        --_gap: 2px;
      }

      @container (min-width: 420px) and (max-width: 619.98px) {
        li + li::before {
          color: light-dark(#fff, #000);
        }
      }
    `;
    assert.equal(
      plainCss(css),
      ":where(:host([hidden])),.a :hover{inset:calc(1px - 2px) auto;font:var(--_small) / 1.4 var(--_mono);content:'a: b > c'}" +
        '.b>.c{--_gap:2px}@container (min-width:420px) and (max-width:619.98px){li + li::before{color:light-dark(#fff,#000)}}',
    );
  });

  it('keeps what stands for a value, and the space around it', () => {
    const css = '  ${recoveryStyles}\n\n .a { border: ${width}px solid ${colour} inset; }';
    assert.equal(plainCss(css), '${recoveryStyles} .a{border:${width}px solid ${colour} inset}');
  });
});
