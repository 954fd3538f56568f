// Rollup follows which arguments a function is called with, and leaves out what no call needs. Of a module that is loaded
// later it does not see the calls: a parameter that only they give was taken for undefined. In a sequence the import is
// one that Rollup does not follow, so it expects any call.
const LATE_IMPORT = /\bimport\((["'])(\.{1,2}\/[^"'`]+)\1\)/g;

export function lateCalls() {
  return {
    name: 'late-calls',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import(')) return null;
      return { code: code.replace(LATE_IMPORT, '(0,import($1$2$1))'), map: null };
    },
  };
}
