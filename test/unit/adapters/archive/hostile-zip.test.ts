import assert from 'node:assert/strict';
import { crc32 } from 'node:zlib';
import { describe, it } from 'node:test';
import { createZipArchive } from '../../../../src/adapters/archive/zip-archive.js';
import type { CodedErrorShape } from '../../../../src/core/base/coded-error.js';
import { bytesOfFile } from '../../../../src/core/workspace/folder/file-content.js';
import { createTestStudio } from '../../../support/test-studio.js';
import { buildZip, type BuiltEntry, type BuiltZip } from '../../../support/zip-builder.js';

const archive = createZipArchive();
const page: BuiltEntry = { name: 'index.html', content: '<p>' };
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]);

interface Taken {
  readonly rootName: string;
  readonly files: ReadonlyMap<string, string>;
  readonly skipped: readonly string[];
}

/** What comes of opening it, a byte a character. */
async function open(zip: Blob, name = 'site.zip'): Promise<Taken> {
  const studio = await createTestStudio({ archive });
  try {
    const outcome = await studio.commands.importArchive({ blob: zip, name });
    assert.ok(outcome.state === 'opened', JSON.stringify(outcome));
    const files = [...studio.workspace.getSnapshot().state.files.values()];
    const contents = files.map(
      async (file) => [file.path, Buffer.from(await bytesOfFile(file)).toString('latin1')] as const,
    );
    return { rootName: outcome.rootName, files: new Map(await Promise.all(contents)), skipped: outcome.skipped };
  } finally {
    await studio.dispose();
  }
}

/** Everything below must have left the workspace as it was. */
async function refused(zip: Blob): Promise<CodedErrorShape> {
  const studio = await createTestStudio({ archive });
  try {
    const before = studio.workspace.getSnapshot().state;
    const outcome = await studio.commands.importArchive({ blob: zip, name: 'site.zip' });
    assert.equal(outcome.state, 'failed');
    assert.equal(studio.workspace.getSnapshot().state, before);
    return outcome.state === 'failed' ? outcome.error : assert.fail();
  } finally {
    await studio.dispose();
  }
}

const names = (entries: readonly (string | Uint8Array)[]): Blob =>
  buildZip(entries.map((name, index) => ({ name, content: String(index) })));

describe('names of a hostile zip file', () => {
  it('are refused one by one where they lead elsewhere, and never become other names', async () => {
    const { files, skipped } = await open(
      names([
        'index.html',
        '../up.js',
        'a/../../up.js',
        '/root.js',
        '\\root.js',
        'C:\\drive.js',
        'a\\b.js',
        'nul\0.js',
        '..\\up.js',
      ]),
    );
    assert.deepEqual([...files], [['index.html', '0']]);
    assert.deepEqual(skipped, [
      '\\root.js · invalid path',
      'C:\\drive.js · invalid path',
      'a\\b.js · invalid path',
      'nul\ufffd.js · invalid path',
      '..\\up.js · invalid path',
      '../up.js · invalid path',
      '/root.js · invalid path',
      'a/../../up.js · invalid path',
    ]);
  });

  for (const root of ['/', '../', '..\\site/', '\0/', './../']) {
    it(`are no folder to take away where all of them begin with ${JSON.stringify(root)}`, async () => {
      const error = await refused(names([`${root}index.html`, `${root}app.js`]));
      assert.equal(error.code, 'WORKSPACE_NO_SUPPORTED_FILES');
    });
  }

  it('are kept as they are where they only look odd', async () => {
    const odd = [
      'C:/drive.js',
      'con.js',
      'aux/nul.txt',
      'dots./spaces /a.js',
      ' lead.js',
      'line\nbreak.js',
      'rtl\u202esj.exe.js',
      'Case.js',
      'case.js',
      '__proto__/constructor.js',
      `${'long'.repeat(500)}.js`,
      '...js',
      'a.js.b/c.js',
    ];
    const { files, skipped } = await open(names(['index.html', ...odd]));
    assert.deepEqual(skipped, []);
    assert.deepEqual(new Set(files.keys()), new Set(['index.html', ...odd]));
    odd.forEach((name, index) => assert.equal(files.get(name), String(index + 1)));
  });

  it('are refused where no system could open them', async () => {
    const { files, skipped } = await open(names(['index.html', `${'x'.repeat(60_000)}.js`]));
    assert.deepEqual([...files.keys()], ['index.html']);
    assert.match(skipped.join(), /^x{159}… · invalid path$/);
  });

  it('come once: of the same name, also in another normal form, the first counts', async () => {
    const { files, skipped } = await open(
      names(['index.html', 'app.js', 'app.js', './app.js', 'caf\u00e9.js', 'cafe\u0301.js']),
    );
    assert.deepEqual([...files].sort(), [
      ['app.js', '1'],
      ['caf\u00e9.js', '4'],
      ['index.html', '0'],
    ]);
    assert.deepEqual(skipped, [
      'app.js · duplicate path',
      'cafe\u0301.js · duplicate path',
      './app.js · duplicate path',
    ]);
  });

  it('stand for a file or for a folder, not for both', async () => {
    const { files, skipped } = await open(
      names(['index.html', 'app.js/inner.css', 'app.js', 'folder.css/', 'deep/x.js/y.js', 'deep/x.js/y.js/z.js']),
    );
    assert.deepEqual(new Set(files.keys()), new Set(['index.html', 'app.js', 'deep/x.js/y.js']));
    assert.deepEqual(skipped, ['app.js/inner.css · name is taken', 'deep/x.js/y.js/z.js · name is taken']);
  });

  it('are read in the encodings that old programs wrote', async () => {
    const written = (hex: string): Uint8Array => Buffer.from(hex, 'hex');
    const flagless = Buffer.from('스타일.css');
    const unicode = Buffer.concat([Buffer.from([0x75, 0x70, 0, 0, 1, 0, 0, 0, 0]), Buffer.from('日本.css')]);
    const raw = written('93fa967b2e637373');
    unicode.writeUInt16LE(unicode.length - 4, 2);
    unicode.writeUInt32LE(crc32(raw), 5);
    const { files } = await open(
      buildZip([
        page,
        { name: written('63616682' + '2e6a73'), content: 'code page 437' },
        { name: written('c7d1b1db' + '2e6a73'), content: 'Korean Windows' },
        { name: flagless, content: 'macOS' },
        { name: raw, extra: unicode, content: 'Info-ZIP' },
      ]),
    );
    assert.deepEqual(
      [...files].filter(([name]) => name !== 'index.html').sort(),
      [
        ['café.js', 'code page 437'],
        ['日本.css', 'Info-ZIP'],
        ['스타일.css', 'macOS'],
        ['한글.js', 'Korean Windows'],
      ].sort(),
    );
  });
});

describe('entries of a hostile zip file', () => {
  const honest: readonly (readonly [string, BuiltEntry, BuiltZip?])[] = [
    ['stored', { name: 'a.png', content: PNG, stored: true }],
    ['deflated', { name: 'a.png', content: PNG }],
    ['of no bytes', { name: 'a.png' }],
    ['with their sizes behind the data', { name: 'a.png', content: PNG, flags: 8 }],
    ['with zip64 fields', { name: 'a.png', content: PNG, zip64: true }, { zip64: true }],
    ['behind another program', { name: 'a.png', content: PNG }, { before: 'MZ self-extracting PK\x03\x04' }],
    ['before a comment with an end of its own', { name: 'a.png', content: PNG }, { comment: 'PK\x05\x06 not an end' }],
  ];
  for (const [how, entry, zip] of honest) {
    it(`are taken byte for byte when they are ${how}`, async () => {
      const { files, skipped } = await open(buildZip([page, entry], zip));
      assert.equal(files.get('a.png'), Buffer.from(entry.content ?? '').toString('latin1'));
      assert.deepEqual(skipped, []);
    });
  }

  const long = 'x'.repeat(1000);
  const left: readonly (readonly [string, BuiltEntry, string])[] = [
    ['with a wrong check sum', { name: 'a.css', content: 'a{}', crc: 1 }, 'unreadable'],
    ['with a wrong check sum, stored', { name: 'a.png', content: PNG, stored: true, crc: 1 }, 'unreadable'],
    ['that hold more than they claim', { name: 'a.css', content: long, claimedSize: 10 }, 'unreadable'],
    ['that hold less than they claim', { name: 'a.css', content: long, claimedSize: 2000 }, 'unreadable'],
    ['that end before their data do', { name: 'a.css', content: long, claimedPackedSize: 4 }, 'unreadable'],
    ['that claim bytes beyond the file', { name: 'a.css', content: 'a{}', claimedPackedSize: 900 }, 'unreadable'],
    [
      'that are stored and claim another size',
      { name: 'a.png', content: PNG, stored: true, claimedSize: 3 },
      'unreadable',
    ],
    ['packed by a method that nobody knows', { name: 'a.css', content: 'a{}', method: 14 }, 'unreadable'],
    ['that are locked', { name: 'a.png', content: PNG, stored: true, flags: 1 }, 'encrypted'],
    ['that are links', { name: 'a.js', content: '/etc/passwd', mode: 0o120777 }, 'unsupported type'],
    ['that are devices', { name: 'a.js', mode: 0o020666 }, 'unsupported type'],
    ['that are zip files', { name: 'inner.zip', content: 'PK' }, 'unsupported type'],
    ['that are too large', { name: 'a.png', content: new Uint8Array(5_000_000) }, 'too large'],
  ];
  for (const [which, entry, reason] of left) {
    it(`are left out, and said, when they are ones ${which}`, async () => {
      const { files, skipped } = await open(buildZip([page, entry]));
      assert.deepEqual([...files.keys()], ['index.html']);
      assert.deepEqual(skipped, [`${String(entry.name)} · ${reason}`]);
    });
  }

  it('stop being unpacked where they hold more than they claim', async () => {
    const content = new Uint8Array(20_000_000);
    const bombs = ['a.css', 'b.css', 'c.css'].map((name) => ({ name, content, claimedSize: 400_000 }));
    const zip = buildZip([page, ...bombs]);
    assert.ok(zip.size < 100_000);
    const { files, skipped } = await open(zip);
    assert.deepEqual([...files.keys()], ['index.html']);
    assert.deepEqual(skipped, ['a.css · unreadable', 'b.css · unreadable', 'c.css · unreadable']);
  });

  it('cost nothing where nobody wants them: a project comes out of a zip file with its packages and what macOS adds', async () => {
    const packages = Array.from({ length: 20_000 }, (_, index) => ({
      name: `site/node_modules/p/${index}.js`,
      stored: true,
      claimedSize: 400_000,
    }));
    const { rootName, files, skipped } = await open(
      buildZip([
        ...packages,
        { name: 'site/src/z.js', content: 'z' },
        { name: 'site/index.html', content: '<p>' },
        { name: '__MACOSX/site/._index.html', content: 'x' },
        { name: '__MACOSX/site/src/._z.js', content: 'x' },
      ]),
    );
    assert.equal(rootName, 'site');
    assert.deepEqual([...files.keys()].sort(), ['index.html', 'src/z.js']);
    assert.deepEqual([...skipped].sort(), ['__MACOSX · ignored folder', 'node_modules · ignored folder']);
  });
});

describe('a zip file that is none, or not whole', () => {
  const whole = buildZip([page, { name: 'a.css', content: 'a{}' }]);
  const zips: readonly (readonly [string, Blob | Promise<Blob>])[] = [
    ['of no bytes', new Blob([])],
    ['of other bytes', new Blob(['no zip'.repeat(50_000)])],
    ['without its end', whole.slice(0, -1)],
    ['without its beginning', whole.slice(40)],
    ['with a claim of more entries', buildZip([page], { claimedCount: 2 })],
    ['with a claim of fewer entries', buildZip([page, page], { claimedCount: 1 })],
    ['with locked files alone', buildZip([{ name: 'site/' }, { ...page, name: 'site/index.html', flags: 1 }])],
    [
      'with too many entries',
      buildZip(
        Array.from({ length: 100_001 }, () => ({ ...page, stored: true })),
        { claimedCount: 100_001 % 0x10000 },
      ),
    ],
  ];
  for (const [which, zip] of zips) {
    it(`${which} is refused with a code and a reason, and changes nothing`, async () => {
      const { code, message, details } = await refused(await zip);
      assert.equal(code, 'WORKSPACE_ARCHIVE_INVALID');
      assert.match(message, /^site\.zip cannot be read as a zip file: it .+\.$/);
      assert.equal(typeof details?.reason, 'string');
    });
  }

  it('is answered with a code or with a workspace, whichever byte of it is another', async () => {
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const studio = await createTestStudio({ archive });
    for (let at = 0; at < bytes.length; at++) {
      const torn = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 0xff : byte));
      const outcome = await studio.commands.importArchive({ blob: new Blob([torn]), name: 'site.zip' }, () => true);
      if (outcome.state === 'failed')
        assert.match(outcome.error.code, /^WORKSPACE_(ARCHIVE_INVALID|NO_SUPPORTED_FILES)$/);
      const { state } = studio.workspace.getSnapshot();
      const [html, css] = [state.files.get('index.html'), state.files.get('a.css')];
      if (outcome.state === 'opened' && html?.kind === 'text') assert.equal(html.source, '<p>', `byte ${at}`);
      if (outcome.state === 'opened' && css?.kind === 'text') assert.equal(css.source, 'a{}', `byte ${at}`);
    }
    await studio.dispose();
  });
});

describe('a hostile zip file among files that are added', () => {
  it('adds what is fit below its own name, and leads nowhere else', async () => {
    const studio = await createTestStudio({ archive });
    const zip = buildZip([
      { name: '../up.css', content: 'x' },
      { name: 'kit.css', content: 'k{}' },
      { name: 'kit.css/in.css', content: 'x' },
      { name: 'locked.css', content: 'x', flags: 1 },
      { name: 'inner.zip', content: Buffer.from(await buildZip([page]).arrayBuffer()) },
    ]);
    const given = { kind: 'file', path: 'sub/kit.zip', open: () => Promise.resolve(zip) } as const;
    const outcome = await studio.commands.addFiles({
      name: 'drop',
      async *entries() {
        yield given;
      },
    });
    assert.deepEqual(outcome, {
      state: 'added',
      paths: ['sub/kit/kit.css'],
      skipped: [
        'sub/kit/locked.css · encrypted',
        'sub/kit/inner.zip · unsupported type',
        'sub/kit/../up.css · invalid path',
        'sub/kit/kit.css/in.css · name is taken',
      ],
    });
    await studio.dispose();
  });
});
