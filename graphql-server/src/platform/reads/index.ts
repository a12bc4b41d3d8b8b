export { openReads } from './open-reads.js';
export { primaryOnly, type Reads, type ReadWork } from './reads.js';
