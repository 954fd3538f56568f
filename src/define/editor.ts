import { defineElement } from '../elements/base/define-element.js';
import { JigEditorElement } from '../elements/editor/editor-element.js';

defineElement('jig-editor', JigEditorElement);
