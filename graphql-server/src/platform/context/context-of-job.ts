import type { EntityManager } from '../database/index.js';
import type { Logger } from '../telemetry/index.js';
import { ANONYMOUS } from './actor.js';
import type { RequestContext } from './request-context.js';

/** What is done in the background, by no caller. */
export const contextOfJob = (em: EntityManager, log: Logger): RequestContext => ({
  ...{ actor: ANONYMOUS, em, log },
  ...{ requestId: '', address: '', userAgent: '' },
});
