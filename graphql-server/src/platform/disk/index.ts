export { DiskFullError, isDiskFull, requireRoom } from './disk-space.js';
export { makeFolder } from './make-folder.js';
