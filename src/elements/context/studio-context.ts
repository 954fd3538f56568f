import { createContext } from '@lit/context';
import type { StudioView } from '../../core/studio/studio-view.js';

/** What an element needs of a studio: its view. A whole `Studio` fits. */
export interface StudioHandle {
  readonly id: string;
  readonly view: StudioView;
}

/** `Symbol.for`, so that two copies of the package on a page understand each other. */
export const studioContext = createContext<StudioView | undefined>(Symbol.for('jig-studio/studio/v1'));
