import { BareFrame } from './bare-frame.js';
import { sampleInOne } from './sample-page.js';

const floor = new BareFrame(document.body);
await floor.show(sampleInOne('First'));
Object.assign(globalThis, { firstShown: performance.now() });
