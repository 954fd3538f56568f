import { defineElement } from '../elements/base/define-element.js';
import { JigJobElement } from '../elements/job/job-element.js';

defineElement('jig-job', JigJobElement);
