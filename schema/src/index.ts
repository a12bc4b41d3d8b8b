export * from './attachment-types.js';
export * from './limits.js';
export * from './registry.js';
export * from './permissions.js';
export * from './api-key-scopes.js';
export * from './languages.js';
export * from './field-labels.js';
export * from './categories.js';
