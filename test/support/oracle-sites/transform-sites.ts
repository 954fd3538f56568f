// Sources that browsers do not read: the static server has what a build would have made of them.
import { modulePage, page, type OracleSite } from './oracle-site.js';

const TYPED = page('<p>x</p><script type="module" src="a.ts"></script>');

export const TRANSFORM_SITES: readonly OracleSite[] = [
  {
    name: 'TypeScript modules, imported by either name, with an error on its own line',
    files: {
      'index.html': TYPED,
      'a.ts':
        'import { double, type Amount } from "./lib/double.js";\nimport { one } from "./lib/one.ts";\ninterface Shape { n: number }\nconst shape: Shape = { n: 2 } satisfies Shape;\nconsole.log(double(shape.n as Amount), one<number>(1));\n(null as any).x;',
      'lib/double.ts': 'export type Amount = number;\nexport const double = (n: Amount): Amount => n * 2;',
      'lib/one.ts': 'export function one<T>(value: T): T { return value; }',
    },
    served: {
      'index.html': TYPED.replace('a.ts', 'a.js'),
      'a.js':
        'import { double } from "./lib/double.js";\nimport { one } from "./lib/one.js";\n\nconst shape = { n: 2 };\nconsole.log(double(shape.n), one(1));\n(null).x;',
      'lib/double.js': 'export const double = (n) => n * 2;',
      'lib/one.js': 'export function one(value) { return value; }',
    },
    // The path ends otherwise; a test of its own holds line and column.
    differs: ['place'],
  },
  {
    name: 'JSX with a factory of the page',
    files: {
      'index.html': modulePage('').replace('a.js', 'a.jsx'),
      'a.jsx':
        '/** @jsx h */\nconst h = (tag, props, ...children) => Object.assign(document.createElement(tag), props, { textContent: children.join("") });\ndocument.body.append(<b title="t">{"x"} &amp; y</b>);',
    },
    served: {
      'index.html': modulePage(''),
      'a.js': 'const b = document.createElement("b"); b.title = "t"; b.textContent = "x & y"; document.body.append(b);',
    },
  },
];
