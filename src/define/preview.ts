import { defineElement } from '../elements/base/define-element.js';
import { JigPreviewElement } from '../elements/preview/preview-element.js';

defineElement('jig-preview', JigPreviewElement);
