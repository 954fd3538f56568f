// jig-studio: the domain and the studio of a browser page. Elements register through jig-studio/define/*.
export * from './core/index.js';
export { createBrowserStudio } from './browser-studio.js';
