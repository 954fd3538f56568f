import { offerElement } from '../elements/base/lazy-elements.js';

offerElement('jig-settings', () => import('./settings.js'));
