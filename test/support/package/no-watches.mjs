// Loaded before a program: a system whose watches are all in use.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.watch = (path) => {
  throw Object.assign(new Error(`ENOSPC: System limit for number of file watchers reached, watch '${path}'`), {
    code: 'ENOSPC',
  });
};
syncBuiltinESMExports();
