import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createLinkedFixture, type DiskFault, type LinkedFixture } from '../../../../support/linked-folder-fixture.js';
import { soak } from '../../../../support/soak.js';

const PATHS = ['index.html', 'styles.css', 'app.js', 'notes.md'] as const;

type Step =
  | { readonly kind: 'edit' | 'outside' | 'remove-outside'; readonly path: string }
  | { readonly kind: 'take-mine' | 'take-theirs' | 'take-both'; readonly path: string }
  | { readonly kind: 'fault'; readonly path: string; readonly fault: DiskFault }
  | { readonly kind: 'revoke' | 'grant' | 'save' | 'reconcile' | 'undo' };

const path = fc.constantFrom(...PATHS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('edit', 'edit', 'outside'), path }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('remove-outside', 'take-mine', 'take-theirs', 'take-both'), path }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('fault'),
      path,
      fault: fc.constantFrom('fail', 'land-and-fail', 'half'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('save', 'save', 'reconcile', 'revoke', 'grant', 'undo') }),
  },
) as fc.Arbitrary<Step>;

test('in any session with faults, a save overwrites no outside change and clean means that the disk has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const fixture = await createLinkedFixture();
      /** What another program wrote and nobody has decided about. */
      const theirs = new Map<string, string | undefined>();
      let serial = 0;
      for (const each of steps) {
        const texts = textsOf(fixture);
        const isSave = each.kind === 'save' || each.kind === 'reconcile';
        await perform(fixture, each, theirs, `text ${++serial}`);
        if (isSave) assert.deepEqual(textsOf(fixture), texts, 'a save changed the text of the workspace');
        for (const [other, text] of theirs) {
          assert.equal(fixture.onDisk(other), text, `${other} was overwritten`);
        }
        assertCleanIsTrue(fixture, theirs);
      }
    }),
    soak(500),
  );
});

async function perform(
  fixture: LinkedFixture,
  each: Step,
  theirs: Map<string, string | undefined>,
  text: string,
): Promise<void> {
  const { folder, disk, faults, workspace } = fixture;
  switch (each.kind) {
    case 'edit':
      return ignoringRefusal(async () => fixture.edit(each.path, text));
    case 'outside':
    case 'remove-outside': {
      const written = each.kind === 'outside' ? `theirs ${text}` : undefined;
      fixture.outside(each.path, written);
      theirs.set(each.path, written);
      return;
    }
    case 'fault':
      return void faults.set(each.path, each.fault);
    case 'revoke':
      return void (disk.permission = 'prompt');
    case 'grant':
      disk.permission = 'granted';
      return faults.clear();
    case 'undo':
      return ignoringRefusal(async () => void workspace.undo());
    case 'save':
      return ignoringRefusal(() => folder.saveAll());
    case 'reconcile':
      return ignoringRefusal(() => folder.reconcile());
    default:
      return ignoringRefusal(async () => {
        await folder.resolve(each.path, CHOICES[each.kind]);
        theirs.delete(each.path);
      });
  }
}

const CHOICES = { 'take-mine': 'mine', 'take-theirs': 'theirs', 'take-both': 'both' } as const;

/** Every refusal has to be a coded one. */
async function ignoringRefusal(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: { code?: string }) => assert.match(error.code ?? String(error), /^WORKSPACE_/));
}

function assertCleanIsTrue(fixture: LinkedFixture, theirs: ReadonlyMap<string, unknown>): void {
  const { state, dirtyPaths } = fixture.workspace.getSnapshot();
  const { unsettledPaths } = fixture.folder.getSnapshot();
  for (const file of state.files.values()) {
    if (dirtyPaths.includes(file.path) || theirs.has(file.path) || unsettledPaths.includes(file.path)) continue;
    assert.equal(file.kind === 'text' && file.source, fixture.onDisk(file.path), `${file.path} looks saved`);
  }
}

function textsOf({ workspace }: LinkedFixture): ReadonlyMap<string, string> {
  const files = [...workspace.getSnapshot().state.files.values()];
  return new Map(files.map((file) => [file.path, file.kind === 'text' ? file.source : '']));
}
