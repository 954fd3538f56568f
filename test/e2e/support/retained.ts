// What a page's heap still holds, asked of the browser after a collection.
import type { CDPSession, Page } from 'playwright-core';

export interface Retained {
  /** How many objects there are of each class, by an expression for each; those of none are left out. */
  instances(classes: Readonly<Record<string, string>>): Promise<Readonly<Record<string, number>>>;
}

export async function retainedIn(page: Page): Promise<Retained> {
  const session = await page.context().newCDPSession(page);
  const collect = (): Promise<unknown> => session.send('HeapProfiler.collectGarbage');
  return {
    async instances(classes) {
      await collect();
      const counts: [string, number][] = [];
      for (const [name, expression] of Object.entries(classes)) {
        counts.push([name, await countOf(session, expression)]);
      }
      await session.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
      return Object.fromEntries(counts.filter(([, count]) => count > 0));
    },
  };
}

const GROUP = 'retained';

async function countOf(session: CDPSession, expression: string): Promise<number> {
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: `(${expression}).prototype`,
    objectGroup: GROUP,
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId!,
    objectGroup: GROUP,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  });
  return result.value as number;
}
