import type { ScriptedCall } from './scenario.js';

const LINK_BEFORE = '        <a href="#begin">Begin</a>\n';
const SECTION_BEFORE = '      <section class="closing" id="begin">';
const RULES_BEFORE = '.closing {';

const SECTION = `      <section class="pricing" id="pricing" aria-labelledby="pricing-title">
        <h2 id="pricing-title">One price, three sizes of room</h2>
        <ul>
          <li><strong>Sketch</strong> <span>Free</span> One canvas, for yourself.</li>
          <li><strong>Studio</strong> <span>12 a month</span> As many as you like, with two friends.</li>
          <li><strong>Atelier</strong> <span>40 a month</span> A whole team, and every revision for ever.</li>
        </ul>
      </section>

`;

const RULES = `.pricing ul {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 16px;
  margin: 24px 0 0;
  padding: 0;
  list-style: none;
}

.pricing li {
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 14px;
  color: var(--muted);
}

.pricing strong,
.pricing span {
  display: block;
  color: var(--ink);
}

.pricing span {
  color: var(--accent-ink);
  font-size: 1.4em;
}

`;

/** Three edits in two files, each on the revision that the one before it makes. */
export function pricingEdits(revision: number): readonly ScriptedCall[] {
  const before = (path: string, anchor: string, added: string, step: number): ScriptedCall => ({
    name: 'workspace__applyPatch',
    arguments: {
      path,
      search: anchor,
      replace: added + anchor,
      occurrence: 'first',
      expectedRevision: revision + step,
    },
  });
  return [
    before('index.html', LINK_BEFORE, '        <a href="#pricing">Pricing</a>\n', 0),
    before('index.html', SECTION_BEFORE, SECTION, 1),
    before('styles.css', RULES_BEFORE, RULES, 2),
  ];
}
