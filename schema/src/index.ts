export * from './attachment-types.js';
export * from './limits.js';
