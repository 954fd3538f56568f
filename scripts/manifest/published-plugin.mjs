// Shapes the analyzer's findings into what an embedding project can use: shipped files, public members, and which
// module registers which element.

export function publishedPlugin() {
  const registrations = new Map();
  return {
    name: 'published',
    analyzePhase({ ts, node, moduleDoc }) {
      const registration = readRegistration(ts, node);
      if (registration) registrations.set(registration.tag, { ...registration, module: moduleDoc.path });
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      manifest.modules = manifest.modules.filter(describesElements);
      for (const { declarations } of manifest.modules) declarations.forEach(keepPublic);
      for (const registration of registrations.values()) addDefinition(manifest, registration);
      manifest.modules.sort((a, b) => (a.path < b.path ? -1 : 1));
      toShippedPaths(manifest);
    },
  };
}

/** `defineElement('jig-scope', JigScopeElement)`: our guarded form of `customElements.define`. */
function readRegistration(ts, node) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineElement') return null;
  const [tag, elementClass] = node.arguments;
  return tag && elementClass && ts.isStringLiteral(tag) ? { tag: tag.text, className: elementClass.getText() } : null;
}

function describesElements({ declarations }) {
  return declarations.some(({ kind, customElement }) => kind === 'class' && customElement);
}

/** What an embedding page may use: not what the platform calls, and no event that the analyzer only guessed. */
function keepPublic(declaration) {
  declaration.members = declaration.members?.filter(
    ({ name, privacy, static: isStatic }) =>
      !isStatic &&
      !name.startsWith('#') &&
      !name.endsWith('Callback') &&
      privacy !== 'private' &&
      privacy !== 'protected',
  );
  declaration.events = declaration.events?.filter(({ description }) => description);
}

function addDefinition(manifest, { tag, className, module }) {
  const declaring = manifest.modules.find(({ declarations }) => declarations.some(({ name }) => name === className));
  if (!declaring) throw new Error(`${module} registers ${className}, which no element module declares`);
  const path = declaring.path;
  const definition = { kind: 'custom-element-definition', name: tag, declaration: { name: className, module: path } };
  manifest.modules.push({ kind: 'javascript-module', path: module, declarations: [], exports: [definition] });
}

/** Every mention of a source becomes the file that is published for it. */
function toShippedPaths(value) {
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'object' && child !== null) toShippedPaths(child);
    else if ((key === 'path' || key === 'module') && /^\/?src\/.*\.[jt]s$/.test(child)) {
      value[key] = child.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');
    }
  }
}
