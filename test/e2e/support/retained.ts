// What a page's heap still holds, asked of the browser after a collection.
import type { CDPSession, Page } from 'playwright-core';

export interface Retained {
  /** Bytes of the JavaScript heap in use. */
  bytes(): Promise<number>;
  /** DOM nodes, documents and listeners that something still holds, by the browser's own count. */
  dom(): Promise<{ readonly nodes: number; readonly documents: number; readonly listeners: number }>;
  /** How many objects there are of each class, by an expression for each; those of none are left out. */
  instances(classes: Readonly<Record<string, string>>): Promise<Readonly<Record<string, number>>>;
}

export async function retainedIn(page: Page): Promise<Retained> {
  const session = await page.context().newCDPSession(page);
  const collect = (): Promise<unknown> => session.send('HeapProfiler.collectGarbage');
  return {
    async bytes() {
      await collect();
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    },
    async dom() {
      await collect();
      const { nodes, documents, jsEventListeners } = await session.send('Memory.getDOMCounters');
      return { nodes, documents, listeners: jsEventListeners };
    },
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
