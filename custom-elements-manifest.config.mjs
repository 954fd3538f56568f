// custom-elements.json: what editors and frameworks know about our elements. `npm run manifest` writes it.
import { publishedPlugin } from './scripts/manifest/published-plugin.mjs';

export default {
  globs: ['src/elements/**/*.ts', 'src/define/*.ts'],
  exclude: ['**/*.d.ts', '**/*.styles.ts'],
  litelement: true,
  packagejson: false,
  plugins: [publishedPlugin()],
};
