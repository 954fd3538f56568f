/** The name a script carries in the browser's messages: its path, with what may not stand in a `sourceURL` encoded. */
export function scriptName(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The path behind a name in the browser's messages; undefined when it is none. */
export function pathOfScriptName(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
