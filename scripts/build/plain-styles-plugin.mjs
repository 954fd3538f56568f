// In what a page loads as one script, the styles of the elements stand without their comments and line breaks.

/** Takes comments and needless white space out of each css template of a `.styles.ts` file. */
export function plainStyles() {
  return {
    name: 'plain-styles',
    transform(code, id) {
      if (!id.endsWith('.styles.ts')) return null;
      return { code: code.replace(/css`([^`]*)`/g, (_, css) => `css\`${plainCss(css)}\``), map: null };
    },
  };
}

/** The same rules in fewer characters; white space that may mean something stays as one space. */
export function plainCss(css) {
  return css
    .split(/(\$\{[^}]*\})/)
    .map((part, at) => (at % 2 === 1 ? part : plainRules(part)))
    .join('')
    .trim();
}

function plainRules(css) {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .replace(/('[^']*'|"[^"]*")|([\w-]): | (>) /g, (_, text, name, child) => text ?? (name ? `${name}:` : child));
}
