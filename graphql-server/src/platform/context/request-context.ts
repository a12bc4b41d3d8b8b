import type { EntityManager } from '../database/index.js';
import type { Logger } from '../telemetry/index.js';
import type { Actor } from './actor.js';

/** What every service method takes first: who acts, with which unit of work, and where to log. */
export interface RequestContext {
  actor: Actor;
  em: EntityManager;
  log: Logger;
  requestId: string;
  /** Address of the client as far as trusted proxies report it. */
  address: string;
  /** What the client calls itself; anything at all. */
  userAgent: string;
}
