import { BareFrame } from './bare-frame.js';

const floor = new BareFrame(document.body);
await floor.show('First');
Object.assign(globalThis, { firstShown: performance.now() });
