import { defineElement } from '../elements/base/define-element.js';
import { JigRecipesElement } from '../elements/recipes/recipes-element.js';

defineElement('jig-recipes', JigRecipesElement);
