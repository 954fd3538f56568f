import { PREVIEW_ERROR_MESSAGE, PREVIEW_READY_MESSAGE } from '../../core/base/wire-names.js';
import type {
  FrameConsoleLevel,
  FrameConsoleLine,
  FramePick,
  FramePlace,
  FrameStorageArea,
  MessageFromFrame,
} from './frame-messages.js';

type Fields = Readonly<Record<string, unknown>>;

/** Most items of any list in a message, so that none costs the host more than a moment. */
const MOST_ITEMS = 2000;

/**
 * A message from the frame, checked for shape and rebuilt from checked, bounded parts; anything else is undefined. The
 * runtime bounds what it says, but a process that was taken over would not.
 */
export function readFrameMessage(data: unknown): MessageFromFrame | undefined {
  if (!isFields(data)) return undefined;
  const type = data['type'];
  if (type === 'jig-studio.preview.hello') {
    return typeof data['secret'] === 'string' ? { type, secret: data['secret'] } : undefined;
  }
  if (type === 'jig-studio.preview.pong') return typeof data['id'] === 'number' ? { type, id: data['id'] } : undefined;
  if (type === 'jig-studio.preview.modules-read') return { type, usable: data['usable'] === true };
  if (type === 'jig-studio.preview.storage') return readStorage(data);
  if (type === 'jig-studio.preview.focus') {
    const { by } = data;
    return by === 'touch' || by === 'person' || by === 'page' ? { type, by } : undefined;
  }
  const revision = data['revision'];
  return Number.isSafeInteger(revision) && (revision as number) >= 0
    ? readOfRevision(data, revision as number)
    : undefined;
}

/** Messages that belong to one revision. */
function readOfRevision(data: Fields, revision: number): MessageFromFrame | undefined {
  const type = data['type'];
  switch (type) {
    case PREVIEW_READY_MESSAGE:
    case 'jig-studio.preview.pick-cancelled':
      return { type, revision };
    case PREVIEW_ERROR_MESSAGE:
      return typeof data['message'] === 'string'
        ? { type, revision, message: data['message'].slice(0, 2000), place: readPlace(data['place']) }
        : undefined;
    case 'jig-studio.preview.link':
      return typeof data['href'] === 'string' ? { type, revision, href: data['href'].slice(0, 2000) } : undefined;
    case 'jig-studio.preview.blocked':
      return typeof data['directive'] === 'string' && typeof data['address'] === 'string'
        ? {
            type,
            revision,
            directive: data['directive'].slice(0, 60),
            address: data['address'].slice(0, 2000),
            place: readPlace(data['place']),
            byPage: data['byPage'] === true,
          }
        : undefined;
    case 'jig-studio.preview.console':
      return Array.isArray(data['lines'])
        ? {
            type,
            revision,
            lines: data['lines'].slice(0, MOST_ITEMS).flatMap(readConsoleLine),
            omitted: count(data['omitted']),
            cleared: data['cleared'] === true,
          }
        : undefined;
    case 'jig-studio.preview.picked': {
      const picked = readPick(data['picked']);
      return picked && { type, revision, picked };
    }
    default:
      return undefined;
  }
}

function readPlace(data: unknown): FramePlace {
  const place = isFields(data) ? data : {};
  return {
    file: text(place['file'], 2000),
    line: count(place['line']),
    column: count(place['column']),
    stack: text(place['stack'], 2000),
  };
}

const LEVELS: ReadonlySet<unknown> = new Set(['debug', 'log', 'info', 'warn', 'error']);

function readConsoleLine(data: unknown): readonly FrameConsoleLine[] {
  if (!isFields(data) || !LEVELS.has(data['level']) || typeof data['text'] !== 'string') return [];
  const level = data['level'] as FrameConsoleLevel;
  return [
    { level, text: data['text'].slice(0, 2000), place: readPlace(data['place']), uncaught: data['uncaught'] === true },
  ];
}

const AREAS: ReadonlySet<unknown> = new Set(['local', 'session', 'cookies']);

function readStorage(data: Fields): MessageFromFrame | undefined {
  const { area, changes } = data;
  if (!AREAS.has(area) || !Array.isArray(changes)) return undefined;
  return {
    type: 'jig-studio.preview.storage',
    area: area as FrameStorageArea,
    changes: changes.slice(0, MOST_ITEMS).filter(isChange),
  };
}

function isChange(data: unknown): data is readonly [string, string | null] {
  return Array.isArray(data) && typeof data[0] === 'string' && (data[1] === null || typeof data[1] === 'string');
}

function readPick(data: unknown): FramePick | undefined {
  if (!isFields(data) || typeof data['selector'] !== 'string' || !Array.isArray(data['styles'])) return undefined;
  const box = isFields(data['box']) ? data['box'] : {};
  const viewport = isFields(data['viewport']) ? data['viewport'] : {};
  return {
    selector: text(data['selector'], 300),
    html: text(data['html'], 1500),
    text: text(data['text'], 200),
    styles: data['styles']
      .slice(0, 40)
      .filter(isFields)
      .map((style) => ({ name: text(style['name'], 60), value: text(style['value'], 120) })),
    box: { x: size(box['x']), y: size(box['y']), width: size(box['width']), height: size(box['height']) },
    viewport: { width: size(viewport['width']), height: size(viewport['height']) },
  };
}

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null;
}

function text(value: unknown, length: number): string {
  return typeof value === 'string' ? value.slice(0, length) : '';
}

function count(value: unknown): number {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;
}

function size(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) / 100 : 0;
}
