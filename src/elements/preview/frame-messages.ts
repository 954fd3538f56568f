import { PREVIEW_ERROR_MESSAGE, PREVIEW_READY_MESSAGE } from '../../core/base/wire-names.js';

/** Every message between the element and its frame. All but the first go over a private port that page code cannot reach. */
export type FrameMessage = MessageFromFrame | MessageToFrame;

export type MessageFromFrame =
  /** To `window.parent`, before any page code, with the port. Refused without the secret of the frame. */
  | { readonly type: 'jig-studio.preview.hello'; readonly secret: string }
  | { readonly type: typeof PREVIEW_READY_MESSAGE; readonly revision: number }
  | {
      readonly type: typeof PREVIEW_ERROR_MESSAGE;
      readonly revision: number;
      readonly message: string;
      readonly place: FramePlace;
    }
  | { readonly type: 'jig-studio.preview.pong'; readonly id: number };

export type MessageToFrame =
  | { readonly type: 'jig-studio.preview.document'; readonly document: FrameDocument }
  | { readonly type: 'jig-studio.preview.ping'; readonly id: number };

/** Where an error came from, in the browser's words. */
export interface FramePlace {
  readonly file: string;
  /** 1-based; 0 where the browser does not know. */
  readonly line: number;
  readonly column: number;
  readonly stack: string;
}

/** A page for a frame that mints its own URLs: texts in which `mark + index + mark` stands for the URL of a resource. */
export interface FrameDocument {
  readonly revision: number;
  readonly mark: string;
  readonly html: string;
  readonly resources: readonly { readonly mimeType: string; readonly content: string | Blob }[];
}

/** What the code inside the frame is told: it must not refer to anything outside itself. */
export interface FrameNames {
  readonly hello: 'jig-studio.preview.hello';
  readonly ready: typeof PREVIEW_READY_MESSAGE;
  readonly error: typeof PREVIEW_ERROR_MESSAGE;
  readonly document: 'jig-studio.preview.document';
  readonly ping: 'jig-studio.preview.ping';
  readonly pong: 'jig-studio.preview.pong';
}

export const FRAME_NAMES: FrameNames = {
  hello: 'jig-studio.preview.hello',
  ready: PREVIEW_READY_MESSAGE,
  error: PREVIEW_ERROR_MESSAGE,
  document: 'jig-studio.preview.document',
  ping: 'jig-studio.preview.ping',
  pong: 'jig-studio.preview.pong',
};

/** A message from the frame, checked for shape; anything else is undefined. */
export function readFrameMessage(data: unknown): MessageFromFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  switch (message['type']) {
    case FRAME_NAMES.hello:
      return typeof message['secret'] === 'string' ? { type: FRAME_NAMES.hello, secret: message['secret'] } : undefined;
    case FRAME_NAMES.ready:
      return isRevision(message['revision'])
        ? { type: PREVIEW_READY_MESSAGE, revision: message['revision'] }
        : undefined;
    case FRAME_NAMES.error:
      return isRevision(message['revision']) && typeof message['message'] === 'string'
        ? {
            type: PREVIEW_ERROR_MESSAGE,
            revision: message['revision'],
            message: message['message'],
            place: readPlace(message['place']),
          }
        : undefined;
    case FRAME_NAMES.pong:
      return typeof message['id'] === 'number' ? { type: FRAME_NAMES.pong, id: message['id'] } : undefined;
    default:
      return undefined;
  }
}

function readPlace(data: unknown): FramePlace {
  const place = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return {
    file: typeof place['file'] === 'string' ? place['file'] : '',
    line: typeof place['line'] === 'number' ? place['line'] : 0,
    column: typeof place['column'] === 'number' ? place['column'] : 0,
    stack: typeof place['stack'] === 'string' ? place['stack'] : '',
  };
}

function isRevision(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
