// Dexie listens to the page from its first evaluation on and has no way to stop: for live queries, which we don't use,
// and for closing databases of pages in the back/forward cache. A removed studio must leave no listener behind, so the
// bundles that we make ourselves leave that part out (docs/decisions).
const PAGE_WIDE = ["typeof addEventListener !== 'undefined'", "typeof BroadcastChannel !== 'undefined'"];

export function quietDexie() {
  return {
    name: 'quiet-dexie',
    transform(code, id) {
      if (!/[\\/]dexie[\\/]dist[\\/]modern[\\/]dexie\.mjs$/.test(id)) return null;
      for (const condition of PAGE_WIDE) {
        if (!code.includes(condition)) this.error(`Dexie no longer asks ${condition}: look again at what it leaves`);
      }
      return { code: PAGE_WIDE.reduce((text, condition) => text.replaceAll(condition, 'false'), code), map: null };
    },
  };
}
