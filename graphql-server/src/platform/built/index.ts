export { isNewerThanModules } from './newer-than-modules.js';
