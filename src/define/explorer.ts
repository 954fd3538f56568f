import { defineElement } from '../elements/base/define-element.js';
import { JigExplorerElement } from '../elements/explorer/explorer-element.js';

defineElement('jig-explorer', JigExplorerElement);
