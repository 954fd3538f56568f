// The drop-in script: one tag brings every element, and the studio for hosts that script it.
import './define/scope.js';
import './define/studio.js';

export * from './index.js';
