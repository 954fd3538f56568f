/** Texts that are remembered at most: then all are forgotten, and made anew as they are needed. */
const LIMIT = 4096;

/** Remembers what was made of a short text, such as a path. */
export function perText(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      made = make(text);
      if (known.size >= LIMIT) known.clear();
      known.set(text, made);
    }
    return made;
  };
}
