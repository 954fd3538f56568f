import { defineElement } from '../elements/base/define-element.js';
import { JigSettingsElement } from '../elements/settings/settings-element.js';

defineElement('jig-settings', JigSettingsElement);
