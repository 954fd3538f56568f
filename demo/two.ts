import 'jig-studio/define/catalog.js';
import 'jig-studio/define/recipes.js';
import 'jig-studio/define/settings.js';
import 'jig-studio/define/studio.js';
