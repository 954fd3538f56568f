import 'jig-studio/define/studio.js';
