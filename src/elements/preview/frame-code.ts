// What a page in a frame needs, our runtime above all: fetched once there is something to show.
export { locateError } from './error-location.js';
export { bootPage, directPage, filesOf, mintedPage, SRCDOC_ADDRESS, writtenPage } from './frame-page.js';
export { reportsOf } from './frame-reports.js';
export { nameModules } from './module-names.js';
export { readFrameMessage } from './read-frame-message.js';
export { SpareFrame } from './spare-frame.js';
