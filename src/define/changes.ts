import { JigChangesElement } from '../elements/changes/changes-element.js';
import { defineElement } from '../elements/base/define-element.js';

defineElement('jig-changes', JigChangesElement);
