// The reference of the elements as Markdown, from the custom elements manifest: it can't drift from the code.
import { format } from 'prettier';

const HEAD = `# The elements

Written by \`npm run manifest\` from the code, like \`custom-elements.json\`. Properties without an attribute are set in
script. All elements read the design tokens that the [README](../README.md#make-it-look-like-your-product) names.
`;

const SECTIONS = [
  ['Properties', 'members', ['property', 'attribute', 'type', 'description'], propertyRow],
  ['Methods', 'members', ['method', 'description'], methodRow],
  ['Events', 'events', ['event', 'description'], namedRow],
  ['Slots', 'slots', ['slot', 'description'], slotRow],
  ['Parts', 'cssParts', ['part', 'description'], namedRow],
  ['CSS properties', 'cssProperties', ['property', 'description'], namedRow],
  ['States', 'cssStates', ['state', 'description'], namedRow],
];

/** The whole document, formatted, with the elements in alphabetical order. */
export async function elementsDocument(manifest) {
  const elements = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ customElement, tagName }) => customElement && tagName)
    .sort((a, b) => (a.tagName < b.tagName ? -1 : 1));
  return format([HEAD, ...elements.map(elementSection)].join('\n'), { parser: 'markdown', printWidth: 120 });
}

function elementSection(element) {
  const tables = SECTIONS.map(([title, key, columns, toRow]) => {
    const rows = (element[key] ?? []).map(toRow).filter((row) => row !== null);
    return rows.length > 0 ? `### ${title}\n\n${table(columns, rows)}\n` : '';
  });
  return `## \`<${element.tagName}>\`\n\n${element.description ?? element.summary ?? ''}\n\n${tables.filter(Boolean).join('\n')}`;
}

function table(columns, rows) {
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`);
  return lines.join('\n');
}

function propertyRow({ kind, name, attribute, type, description, static: isStatic }) {
  if (kind !== 'field' || isStatic) return null;
  return [code(name), attribute ? code(attribute) : '', type?.text ? code(type.text) : '', description];
}

function methodRow({ kind, name, description, static: isStatic }) {
  return kind === 'method' && !isStatic && description ? [code(`${name}()`), description] : null;
}

/** What nobody has described is not public: the analyzer also lists events that it only saw being dispatched. */
function namedRow({ name, description }) {
  return name && description ? [code(name), description] : null;
}

function slotRow({ name, description }) {
  return [name ? code(name) : 'default', description];
}

function code(text) {
  return `\`${text}\``;
}

/** A table cell is one line, and its bars are escaped. */
function cell(text = '') {
  return text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
}
