export * from './rate-limits.js';
export * from './network-of.js';
