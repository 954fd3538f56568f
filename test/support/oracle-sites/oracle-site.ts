// The form of the small sites that a plain static server and the preview must show alike.

export type OracleFile = string | { readonly base64: string };
export type OracleFiles = Readonly<Record<string, OracleFile>>;

export interface OracleSite {
  readonly name: string;
  readonly files: OracleFiles;
  /** What the static server has instead, where a server would need a build for these files. */
  readonly served?: OracleFiles;
  /** How many lines the page logs in its own time, after it has loaded: none is missed on a slow machine. */
  readonly lines?: number;
  /** All that the preview says of the site, `kind file:line requested`. None unless given. */
  readonly diagnostics?: readonly string[];
  /** The same of the site exported as one file, where that says something else. */
  readonly exportDiagnostics?: readonly string[];
  /** A documented exclusion: what differs. It must, and `diagnostics` must say so. */
  readonly differs?: readonly Aspect[];
  /** The same of the exported file, where that differs in something else: a documented exclusion of exports. */
  readonly exportDiffers?: readonly Aspect[];
}

export type Aspect = 'document' | 'elements' | 'console' | 'errors' | 'place';

/** A standards-mode page with a head and a body. Names starting with x are a page's own globals: those are compared. */
export function page(body: string, head = ''): string {
  return `<!doctype html>\n<html lang="en">\n<head>\n  <meta charset="utf-8">\n  <title>Site</title>${head}\n</head>\n<body>\n  ${body}\n</body>\n</html>\n`;
}

/** A page whose one script is the module `a.js`. */
export function modulePage(body = '<p>x</p>', head = ''): string {
  return page(`${body}<script type="module" src="a.js"></script>`, head);
}

/** A picture of this size, seven by five unless given. */
export function picture(width = 7, height = 5): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/></svg>`;
}

/** One grey pixel. */
export const PIXEL: OracleFile = {
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNoaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg==',
};

/** A tenth of a second of silence. */
export const SILENCE: OracleFile = {
  base64: silence(),
};

function silence(): string {
  const samples = 800;
  const wave = Buffer.alloc(44 + samples, 0x80);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(36 + samples, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(8000, 24);
  wave.writeUInt32LE(8000, 28);
  wave.writeUInt16LE(1, 32);
  wave.writeUInt16LE(8, 34);
  wave.write('data', 36);
  wave.writeUInt32LE(samples, 40);
  return wave.toString('base64');
}
