/** Lucide ships its icons as plain data; the deep modules carry no types of their own. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  export default icon;
}
