import { JigApprovalsElement } from '../elements/approvals/approvals-element.js';
import { defineElement } from '../elements/base/define-element.js';

defineElement('jig-approvals', JigApprovalsElement);
