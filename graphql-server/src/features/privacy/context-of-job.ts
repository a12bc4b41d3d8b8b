import { ANONYMOUS, type RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { Logger } from '../../platform/telemetry/index.js';

/** What is done in the background, by no caller. */
export const contextOfJob = (em: EntityManager, log: Logger): RequestContext => ({
  ...{ actor: ANONYMOUS, em, log },
  ...{ requestId: '', address: '', userAgent: '' },
});
