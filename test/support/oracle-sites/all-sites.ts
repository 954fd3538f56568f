import { DOCUMENT_SITES } from './document-sites.js';
import { MEDIA_SITES } from './media-sites.js';
import { MODULE_SITES } from './module-sites.js';
import type { OracleSite } from './oracle-site.js';
import { PATH_SITES } from './path-sites.js';
import { REQUEST_SITES } from './request-sites.js';
import { SCRIPT_SITES } from './script-sites.js';
import { TRANSFORM_SITES } from './transform-sites.js';
import { STYLE_SITES } from './style-sites.js';

export const ORACLE_SITES: readonly OracleSite[] = [
  ...DOCUMENT_SITES,
  ...SCRIPT_SITES,
  ...MODULE_SITES,
  ...STYLE_SITES,
  ...MEDIA_SITES,
  ...PATH_SITES,
  ...REQUEST_SITES,
  ...TRANSFORM_SITES,
];
