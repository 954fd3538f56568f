import 'jig-studio/define/catalog.js';
import 'jig-studio/define/studio.js';
