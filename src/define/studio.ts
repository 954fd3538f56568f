import './_browser-studio-factory.js';
import './_studio-tag.js';
import './approvals.js';
import './catalog.js';
import './chat.js';
import './editor.js';
import './preview.js';
import './trace.js';
