import { textDataUrl } from '../../core/preview/data-url.js';
import type { PreviewDocument, PreviewResource } from '../../core/preview/preview-model.js';
import { moduleFragment } from '../../core/preview/import-map-element.js';
import { MODULE_PREFIX } from '../../core/preview/preview-limits.js';
import { resourceText } from '../../core/preview/resource-text.js';
import type { FrameModule } from './frame-messages.js';
import { dataUrlOf } from './data-urls.js';
import { circlesOf } from './graph-circles.js';

type TextResource = Extract<PreviewResource, { kind: 'text' }>;

interface Known {
  /** The modules that import each other in a circle with this one, itself among them, and what they import beside. */
  readonly circle: readonly PreviewResource[];
  readonly imported: string;
  readonly named: FrameModule;
}

/** An unchanged module is the same object in the next document. */
const known = new WeakMap<PreviewResource, Known>();
let versions = 0;

/** Asked when a page is written, and again for the empty frame after it. */
const namedIn = new WeakMap<PreviewDocument, ReadonlyMap<string, FrameModule>>();

/**
 * Names the modules of a document, by the id of their resource. A module keeps its name from document to document while
 * neither it nor anything that it imports changes: a frame that has read it under that name need not read it again.
 */
export function nameModules(document: PreviewDocument): ReadonlyMap<string, FrameModule> {
  const named = namedIn.get(document) ?? nameAnew(document);
  namedIn.set(document, named);
  return named;
}

function nameAnew({ imports, resources }: PreviewDocument): ReadonlyMap<string, FrameModule> {
  const named = new Map<string, FrameModule>();
  const plainNames = new Map<string, string>();
  for (const [name, id] of imports) if (!plainNames.has(id)) plainNames.set(id, name);

  for (const circle of circlesOf([...plainNames.keys()], (id) => importsOf(resources.get(id), imports))) {
    nameCircle(circle);
  }
  return named;

  function nameCircle(circle: readonly string[]): void {
    const members = circle.map((id) => resources.get(id)!);
    const outside = new Set<string>();
    for (const id of circle) {
      for (const inner of importsOf(resources.get(id), imports)) {
        const name = circle.includes(inner) ? undefined : named.get(inner)?.name;
        if (name !== undefined) outside.add(name);
      }
    }
    const imported = [...outside].join(' ');
    if (members.every((member) => isSame(known.get(member), members, imported))) {
      circle.forEach((id, index) => named.set(id, known.get(members[index]!)!.named));
      return;
    }
    versions += 1;
    const names = new Map(circle.map((id) => [id, versionOf(plainNames.get(id)!, versions)]));
    const nameOf = (plain: string): string => {
      const id = imports.get(plain) ?? '';
      return names.get(id) ?? named.get(id)?.name ?? plain;
    };
    circle.forEach((id, index) => {
      const resource = members[index]!;
      const isScript = resource.kind === 'text' && resource.mimeType === 'text/javascript';
      const url = isScript ? scriptUrl(resource, nameOf) : dataUrlOf(id, resources) + moduleFragment(resource);
      const module = { name: names.get(id)!, url, isScript };
      known.set(resource, { circle: members, imported, named: module });
      named.set(id, module);
    });
  }

  function scriptUrl(resource: TextResource, nameOf: (plain: string) => string): string {
    const urlOf = (id: string): string => dataUrlOf(id, resources);
    return textDataUrl(resource.mimeType, resourceText(resource, urlOf, nameOf));
  }
}

const HOST = MODULE_PREFIX.replace(/\/$/, '');
function versionOf(name: string, version: number): string {
  return name.startsWith(MODULE_PREFIX) ? `${HOST}@${version}/${name.slice(MODULE_PREFIX.length)}` : name;
}

function isSame(before: Known | undefined, circle: readonly PreviewResource[], imported: string): boolean {
  return (
    before?.imported === imported &&
    before.circle.length === circle.length &&
    before.circle.every((member, index) => member === circle[index])
  );
}

/** True of a script that imports a module of the page while it runs: it has to say the name that the module has there. */
export function importsModules(resource: PreviewResource | undefined): resource is TextResource {
  return resource?.kind === 'text' && resource.mimeType === 'text/javascript' && namesIn(resource).length > 0;
}

/** An unchanged resource imports the same; which resource a name stands for is the document's matter. */
const importedNames = new WeakMap<PreviewResource, readonly string[]>();

function importsOf(resource: PreviewResource | undefined, imports: ReadonlyMap<string, string>): readonly string[] {
  return resource?.kind === 'text' ? namesIn(resource).flatMap((name) => imports.get(name) ?? []) : [];
}

function namesIn(resource: TextResource): readonly string[] {
  let names = importedNames.get(resource);
  if (!names) {
    names = resource.text.edits.flatMap(({ parts }) =>
      parts.flatMap((part) => (typeof part !== 'string' && part.kind === 'module' ? [part.name] : [])),
    );
    importedNames.set(resource, names);
  }
  return names;
}
