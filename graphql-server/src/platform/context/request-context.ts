import type { EntityManager } from '../database/index.js';
import type { Reads } from '../reads/index.js';
import type { Logger } from '../telemetry/index.js';
import type { Actor } from './actor.js';
import type { StaffLanguage } from './staff-language.js';

/** The first argument of every service method: the actor, the unit of work and the log. */
export interface RequestContext {
  actor: Actor;
  em: EntityManager;
  /** Replicas that lists may be read from, by `readApart`; none if missing. */
  reads?: Reads | undefined;
  log: Logger;
  requestId: string;
  /** Address of the client as far as trusted proxies report it. */
  address: string;
  /** What the client calls itself; anything at all. */
  userAgent: string;
  /** What the consoles are read in there; none if the client names neither, over sockets and in jobs. */
  language?: StaffLanguage | undefined;
  /** What the client's browser keeps for us beyond sign-ins; none over sockets and in jobs. */
  device?: DeviceMemory;
}

/** A signed note that a browser keeps, by which a device is known that was there before. */
export interface DeviceMemory {
  /** As the browser has sent it: anything at all. */
  readonly proof: string | undefined;
  /** Has the browser keep another one. */
  remember(proof: string): void;
}
