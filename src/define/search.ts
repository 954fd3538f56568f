import { defineElement } from '../elements/base/define-element.js';
import { JigSearchElement } from '../elements/search/search-element.js';

defineElement('jig-search', JigSearchElement);
