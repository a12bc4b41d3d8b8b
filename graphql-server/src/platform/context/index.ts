export * from './actor.js';
export { actorKey } from './actor-key.js';
export * from './request-context.js';
export { contextOfJob } from './context-of-job.js';
export * from './access.js';
export { companyWriteKeys, noteWrite, readApart } from './reading.js';
export * from './staff.js';
export * from './staff-language.js';
export { REQUEST_ID_HEADER, requestIdOf } from './request-id.js';
