import { createBrowserStudio } from '../browser-studio.js';
import { studioDirectory } from '../elements/context/studio-directory.js';

// A studio is made when the first element asks for its id, and closed with the last that uses it.
if (typeof document !== 'undefined') {
  studioDirectory().setFactory((id, { startAfter }) => createBrowserStudio({ id, ...(startAfter && { startAfter }) }));
}
