// A database as each released schema left it: its stores, and one workspace in them. A schema that is added brings the
// fixture of the one before it; a fixture never changes.
export interface SchemaFixture {
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly records: readonly object[];
  }[];
  readonly expected: {
    readonly revision: number;
    readonly active: string;
    readonly sources: Readonly<Record<string, string>>;
  };
}

export const SCHEMA_FIXTURES: readonly SchemaFixture[] = [
  {
    version: 1,
    stores: [
      {
        name: 'workspaces',
        keyPath: 'id',
        records: [
          {
            id: 'w',
            rootName: 'bakery',
            revision: 12,
            activePath: 'styles.css',
            updatedAt: 1_760_000_000_000,
            schemaVersion: 1,
          },
        ],
      },
      {
        name: 'files',
        keyPath: ['workspaceId', 'path'],
        records: [
          {
            workspaceId: 'w',
            path: 'index.html',
            kind: 'text',
            mimeType: 'text/html',
            language: 'html',
            source: '<h1>Bread</h1>',
            size: 14,
            updatedAt: 1,
          },
          {
            workspaceId: 'w',
            path: 'styles.css',
            kind: 'text',
            mimeType: 'text/css',
            language: 'css',
            source: 'h1 {}',
            size: 5,
            updatedAt: 1,
          },
        ],
      },
      {
        name: 'checkpoints',
        keyPath: ['workspaceId', 'path'],
        records: [
          {
            workspaceId: 'w',
            path: 'index.html',
            saved: { kind: 'text', mimeType: 'text/html', language: 'html', source: '<h1>Rye</h1>', size: 12 },
          },
        ],
      },
      { name: 'preferences', keyPath: ['workspaceId', 'key'], records: [] },
    ],
    expected: {
      revision: 12,
      active: 'styles.css',
      sources: { 'index.html': '<h1>Bread</h1>', 'styles.css': 'h1 {}' },
    },
  },
];
