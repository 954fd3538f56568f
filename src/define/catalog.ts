import { defineElement } from '../elements/base/define-element.js';
import { JigCatalogElement } from '../elements/catalog/catalog-element.js';

defineElement('jig-catalog', JigCatalogElement);
