import './_browser-studio-factory.js';
import './_studio-tag.js';
import './approvals.js';
import './chat.js';
import './editor.js';
import './preview.js';
import './trace.js';
import { provideLazyPanel } from '../elements/studio/lazy-panels.js';

// What a studio opens seldom is registered when it is first opened.
provideLazyPanel('catalog', () => import('./catalog.js'));
provideLazyPanel('changes', () => import('./changes.js'));
provideLazyPanel('explorer', () => import('./explorer.js'));
provideLazyPanel('search', () => import('./search.js'));
provideLazyPanel('settings', () => import('./settings.js'));
