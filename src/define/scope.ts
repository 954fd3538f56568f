import { defineElement } from '../elements/base/define-element.js';
import { JigScopeElement } from '../elements/scope/scope-element.js';

defineElement('jig-scope', JigScopeElement);
