import { PREVIEW_ERROR_MESSAGE, PREVIEW_READY_MESSAGE } from '../../core/base/wire-names.js';
import { TRUSTED_TYPES_POLICY } from './trusted-html.js';

/** Every message between the element and its frame. All but the hello go over a private port that page code cannot reach. */
export type FrameMessage = MessageFromFrame | MessageToFrame;

export type FrameVerdict =
  | { readonly type: typeof PREVIEW_READY_MESSAGE; readonly revision: number }
  | {
      readonly type: typeof PREVIEW_ERROR_MESSAGE;
      readonly revision: number;
      readonly message: string;
      readonly place: FramePlace;
    };

export function isVerdict(message: MessageFromFrame): message is FrameVerdict {
  return message.type === PREVIEW_READY_MESSAGE || message.type === PREVIEW_ERROR_MESSAGE;
}

export type MessageFromFrame =
  | FrameVerdict
  /** To `window.parent`, before any page code, with the port. Refused without the secret of the frame. */
  | { readonly type: 'jig-studio.preview.hello'; readonly secret: string }
  | { readonly type: 'jig-studio.preview.pong'; readonly id: number }
  | {
      readonly type: 'jig-studio.preview.console';
      readonly revision: number;
      readonly lines: readonly FrameConsoleLine[];
      readonly omitted: number;
      readonly cleared: boolean;
    }
  | {
      readonly type: 'jig-studio.preview.storage';
      readonly area: FrameStorageArea;
      /** Key and new value; null is a removal. */
      readonly changes: readonly (readonly [string, string | null])[];
    }
  /** A link or form that leads out of the page, as the author wrote it. */
  | { readonly type: 'jig-studio.preview.link'; readonly revision: number; readonly href: string }
  /** Our own policy kept something from elsewhere out, or the page's own policy something. */
  | {
      readonly type: 'jig-studio.preview.blocked';
      readonly revision: number;
      readonly directive: string;
      readonly address: string;
      readonly place: FramePlace;
      readonly byPage: boolean;
    }
  /** An answer to modules: whether the page that comes next may have an import map of its own. */
  | { readonly type: 'jig-studio.preview.modules-read'; readonly usable: boolean }
  /** What brought the keyboard focus here: `touch` is a pointer in the page. */
  | { readonly type: 'jig-studio.preview.focus'; readonly by: 'touch' | 'person' | 'page' }
  | { readonly type: 'jig-studio.preview.picked'; readonly revision: number; readonly picked: FramePick }
  | { readonly type: 'jig-studio.preview.pick-cancelled'; readonly revision: number };

export type MessageToFrame =
  | FrameModules
  | FrameFiles
  | { readonly type: 'jig-studio.preview.document'; readonly document: FrameDocument }
  | { readonly type: 'jig-studio.preview.ping'; readonly id: number }
  /** Say again what became of the page. */
  | { readonly type: 'jig-studio.preview.repeat' }
  | { readonly type: 'jig-studio.preview.picking'; readonly picking: boolean };

/** Modules that an empty frame reads ahead, so that the page which comes next finds them read. None of them is run. */
export interface FrameModules {
  readonly type: 'jig-studio.preview.modules';
  readonly modules: readonly FrameModule[];
  /** A name that nobody knows, to try whether the browser takes another import map after these. */
  readonly probe: string;
}

export interface FrameModule {
  readonly name: string;
  readonly url: string;
  /** Not JSON, not a stylesheet. */
  readonly isScript: boolean;
}

/** Files that scripts of the page may name while they run. */
export interface FrameFiles {
  readonly type: 'jig-studio.preview.files';
  /** The address that the names are relative to. */
  readonly base: string;
  readonly files: readonly FrameFile[];
}

export interface FrameFile {
  readonly path: string;
  readonly mimeType: string;
  readonly content: string | Blob;
}

/** Where an error came from, in the browser's words. */
export interface FramePlace {
  readonly file: string;
  /** 1-based; 0 where the browser does not know. */
  readonly line: number;
  readonly column: number;
  readonly stack: string;
}

export type FrameConsoleLevel = 'debug' | 'log' | 'info' | 'warn' | 'error';

export interface FrameConsoleLine {
  readonly level: FrameConsoleLevel;
  readonly text: string;
  readonly place: FramePlace;
  /** An error that nobody caught, not a call of the page. */
  readonly uncaught: boolean;
}

export type FrameStorageArea = 'local' | 'session' | 'cookies';

/** Keys and values of each area. */
export type FrameStorage = Readonly<Record<FrameStorageArea, readonly (readonly [string, string])[]>>;

export interface FramePick {
  readonly selector: string;
  readonly html: string;
  readonly text: string;
  readonly styles: readonly { readonly name: string; readonly value: string }[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
}

/** A page for a frame that mints its own URLs: texts in which `mark + index + mark` stands for the URL of a resource. */
export interface FrameDocument {
  readonly revision: number;
  readonly mark: string;
  readonly html: string;
  readonly resources: readonly { readonly mimeType: string; readonly content: string | Blob }[];
  /** The policy in `html`, as the browser repeats it. */
  readonly policy: string;
  readonly storage: FrameStorage;
  /** The fragment that the page is opened at, with its `#`; empty for none. */
  readonly fragment: string;
}

/** What the code inside the frame is told: it must not refer to anything outside itself. */
export interface FrameNames {
  readonly ready: typeof PREVIEW_READY_MESSAGE;
  readonly error: typeof PREVIEW_ERROR_MESSAGE;
  /** Of our policy, where a host asks for Trusted Types. */
  readonly trusted: typeof TRUSTED_TYPES_POLICY;
}

export const FRAME_NAMES: FrameNames = {
  ready: PREVIEW_READY_MESSAGE,
  error: PREVIEW_ERROR_MESSAGE,
  trusted: TRUSTED_TYPES_POLICY,
};
