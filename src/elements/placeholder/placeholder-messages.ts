import { defineMessages } from '../locale/messages.js';

export const placeholderMessages = defineMessages('placeholder', {
  noStudio: 'No studio here yet. Put this inside <jig-studio> or <jig-scope>, or name one with studio="id".',
  loading: 'Loading the workspace…',
  disposed: 'This studio was closed.',
});
