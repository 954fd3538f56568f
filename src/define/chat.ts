import { defineElement } from '../elements/base/define-element.js';
import { JigChatElement } from '../elements/chat/chat-element.js';

defineElement('jig-chat', JigChatElement);
