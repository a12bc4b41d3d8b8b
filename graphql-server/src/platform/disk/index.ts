export { DiskFullError, isDiskFull, requireRoom } from './disk-space.js';
