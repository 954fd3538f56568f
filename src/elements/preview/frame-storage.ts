import type { FrameStorage, FrameStorageArea, MessageFromFrame } from './frame-messages.js';

type StorageMessage = Extract<MessageFromFrame, { readonly type: 'jig-studio.preview.storage' }>;

/** Characters kept of one area; what a frame says beyond is dropped. */
const AREA_LENGTH = 1_000_000;

/**
 * What the pages of one workspace keep in their storage: in memory, for as long as the preview is on the page. Nothing
 * of it touches the host's storage, and no other preview sees it.
 */
export class PageStorage {
  readonly #areas = new Map<FrameStorageArea, StorageArea>([
    ['local', new StorageArea()],
    ['session', new StorageArea()],
    ['cookies', new StorageArea()],
  ]);

  take({ area, changes }: StorageMessage): void {
    for (const [key, value] of changes) this.#areas.get(area)?.write(key, value);
  }

  snapshot(): FrameStorage {
    const entries = (area: FrameStorageArea): FrameStorage[FrameStorageArea] => this.#areas.get(area)?.entries ?? [];
    return { local: entries('local'), session: entries('session'), cookies: entries('cookies') };
  }
}

class StorageArea {
  readonly #values = new Map<string, string>();
  #length = 0;

  get entries(): readonly (readonly [string, string])[] {
    return [...this.#values];
  }

  write(key: string, value: string | null): void {
    const before = this.#values.get(key);
    if (before !== undefined) this.#length -= key.length + before.length;
    this.#values.delete(key);
    if (value === null || this.#length + key.length + value.length > AREA_LENGTH) return;
    this.#values.set(key, value);
    this.#length += key.length + value.length;
  }
}
