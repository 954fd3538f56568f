import { defineElement } from '../elements/base/define-element.js';
import { JigStudioElement } from '../elements/studio/studio-element.js';

// On its own, so that the provider is registered before the consumers that it renders (DESIGN 13).
defineElement('jig-studio', JigStudioElement);
