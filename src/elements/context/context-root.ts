import { ContextRoot } from '@lit/context';

const ROOT_KEY = Symbol.for('jig-studio/context-root/v1');

interface RetainedRoot {
  readonly root: ContextRoot;
  count: number;
}

type PageGlobal = typeof globalThis & { [ROOT_KEY]?: RetainedRoot };

/**
 * One ContextRoot per document, so that a consumer that upgrades before its provider still gets the value. Counted:
 * with the last of our elements its listeners go too. Returns the release function.
 */
export function retainContextRoot(): () => void {
  const page = globalThis as PageGlobal;
  let retained = page[ROOT_KEY];
  if (!retained) {
    retained = { root: new ContextRoot(), count: 0 };
    page[ROOT_KEY] = retained;
    retained.root.attach(document.documentElement);
  }
  retained.count += 1;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    retained.count -= 1;
    if (retained.count > 0) return;
    retained.root.detach(document.documentElement);
    if (page[ROOT_KEY] === retained) delete page[ROOT_KEY];
  };
}
