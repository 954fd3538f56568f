import { fileExtension } from './paths.js';

export type FileKind =
  | { readonly kind: 'text'; readonly language: string; readonly mimeType: string }
  | { readonly kind: 'asset'; readonly mimeType: string };

const text = (language: string, mimeType: string): FileKind => ({ kind: 'text', language, mimeType });
const asset = (mimeType: string): FileKind => ({ kind: 'asset', mimeType });

/**
 * By extension only (CONTRACT 4, with audio, video, jsx and scss): an operating system's own MIME type for `.ts` is a video.
 */
const KINDS: ReadonlyMap<string, FileKind> = new Map([
  ['html', text('html', 'text/html')],
  ['htm', text('html', 'text/html')],
  ['css', text('css', 'text/css')],
  // For a host that translates it for the preview.
  ['scss', text('scss', 'text/x-scss')],
  ['js', text('javascript', 'text/javascript')],
  ['mjs', text('javascript', 'text/javascript')],
  ['jsx', text('javascript', 'text/javascript')],
  ['json', text('json', 'application/json')],
  ['md', text('markdown', 'text/markdown')],
  ['ts', text('typescript', 'text/typescript')],
  ['tsx', text('typescript', 'text/typescript')],
  ['txt', text('text', 'text/plain')],

  ['avif', asset('image/avif')],
  ['gif', asset('image/gif')],
  ['ico', asset('image/x-icon')],
  ['jpeg', asset('image/jpeg')],
  ['jpg', asset('image/jpeg')],
  ['png', asset('image/png')],
  ['svg', asset('image/svg+xml')],
  ['webp', asset('image/webp')],

  ['otf', asset('font/otf')],
  ['ttf', asset('font/ttf')],
  ['woff', asset('font/woff')],
  ['woff2', asset('font/woff2')],

  ['aac', asset('audio/aac')],
  ['flac', asset('audio/flac')],
  ['m4a', asset('audio/mp4')],
  ['mp3', asset('audio/mpeg')],
  ['oga', asset('audio/ogg')],
  ['ogg', asset('audio/ogg')],
  ['opus', asset('audio/ogg')],
  ['wav', asset('audio/wav')],

  ['m4v', asset('video/mp4')],
  ['mov', asset('video/quicktime')],
  ['mp4', asset('video/mp4')],
  ['ogv', asset('video/ogg')],
  ['webm', asset('video/webm')],

  ['wasm', asset('application/wasm')],
]);

/** Undefined for an extension that a workspace does not hold. */
export function fileKindOf(path: string): FileKind | undefined {
  return KINDS.get(fileExtension(path));
}

export function isHtmlPath(path: string): boolean {
  const kind = fileKindOf(path);
  return kind?.kind === 'text' && kind.language === 'html';
}
