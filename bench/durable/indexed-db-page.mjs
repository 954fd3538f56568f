// The IndexedDB backend in a page: it is where the lane finds what it measures.
import { createIndexedDbDurableOperationBackend } from 'jig-studio/adapters/durable/indexed-db-backend.js';
import { measureBareWrites, measureCycles } from './cycles.mjs';

const backend = createIndexedDbDurableOperationBackend({ databaseName: 'bench' });

globalThis.cycles = (contenders, cycles) => measureCycles(backend, contenders, cycles);
globalThis.bareWrites = (cycles) => measureBareWrites(backend, cycles);
