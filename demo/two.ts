import 'jig-studio/define/catalog.js';
import 'jig-studio/define/recipes.js';
import 'jig-studio/define/settings.js';
import 'jig-studio/define/studio.js';

// A recipe runs in the studio above the list, and that is where it asks.
document.querySelector('jig-recipes')!.addEventListener('jig-recipe-request', () => {
  document.querySelector('#colour')!.scrollIntoView({ block: 'nearest' });
});
