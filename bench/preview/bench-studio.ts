import { createBrowserStudio, type Studio } from 'jig-studio';

/** A studio of the browser, storage included, that starts with these files. */
export function benchStudio(id: string, files: ReadonlyMap<string, string>): Studio {
  return createBrowserStudio({
    id,
    seed: {
      rootName: 'bench',
      files: [...files].map(([path, source]) => {
        const language = path.split('.').at(-1)!;
        return { kind: 'text', path, source, language, mimeType: MEDIA_TYPES.get(language)! };
      }),
    },
  });
}

/** Settles when the preview has acknowledged the newest revision. */
export function acknowledged(studio: Studio): Promise<void> {
  const { revision } = studio.workspace.getSnapshot().state;
  return new Promise((resolve) => {
    const read = (): void => {
      if (studio.preview.getSnapshot().acknowledgedRevision < revision) return;
      stop();
      resolve();
    };
    const stop = studio.preview.subscribe(read);
    read();
  });
}

const MEDIA_TYPES = new Map([
  ['html', 'text/html'],
  ['css', 'text/css'],
  ['js', 'text/javascript'],
]);
