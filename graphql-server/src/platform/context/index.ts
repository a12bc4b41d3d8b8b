export * from './actor.js';
export * from './request-context.js';
