import { defineElement } from '../elements/base/define-element.js';
import { JigTraceElement } from '../elements/trace/trace-element.js';

defineElement('jig-trace', JigTraceElement);
