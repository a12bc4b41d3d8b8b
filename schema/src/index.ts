export * from './attachment-types.js';
export * from './limits.js';
export * from './registry.js';
export * from './permissions.js';
