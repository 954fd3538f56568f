/**
 * The build that is independent of what else the page holds: Dexie's normal entry throws when another version of Dexie
 * is loaded. This path ships without types; they are those of the package.
 */
declare module 'dexie/dist/modern/dexie.mjs' {
  export { Dexie, Dexie as default } from 'dexie';
}
