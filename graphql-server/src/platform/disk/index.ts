export { DiskFullError, requireRoom } from './disk-space.js';
