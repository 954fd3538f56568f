import { expect } from '@open-wc/testing';
import { useDatabase } from '../../../../src/adapters/storage/use-database.js';

describe('a connection for one piece of work', () => {
  let databaseName: string;
  let opened: number;
  const { open } = IDBFactory.prototype;

  beforeEach(() => {
    databaseName = `jig-test-${crypto.randomUUID()}`;
    opened = 0;
    IDBFactory.prototype.open = function (this: IDBFactory, name, version) {
      if (name === databaseName) opened += 1;
      return open.call(this, name, version);
    };
  });

  afterEach(() => {
    IDBFactory.prototype.open = open;
    indexedDB.deleteDatabase(databaseName);
  });

  const count = (): Promise<number> =>
    useDatabase({ databaseName }, (database) => database.table('preferences').count());

  it('is shared by what is asked for meanwhile, and closed after the last of it', async () => {
    const databases = await Promise.all(
      [1, 2, 3].map(() =>
        useDatabase({ databaseName }, async (database) => ((await count()) === 0 ? database : undefined)),
      ),
    );
    expect(opened).to.equal(1);
    expect(new Set(databases).size).to.equal(1);
    expect(databases[0]!.isOpen()).to.equal(false);
  });

  it('is made anew for what comes later, also after work that failed', async () => {
    const failing = useDatabase({ databaseName }, () => Promise.reject(new Error('no')));
    expect(await failing.catch((error: unknown) => (error as { code?: string }).code)).to.match(/^WORKSPACE_STORAGE_/);
    expect(await count()).to.equal(0);
    expect(opened).to.equal(2);
  });
});
