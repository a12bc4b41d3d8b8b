import { ANONYMOUS, type RequestContext } from '../../../platform/context/index.js';
import type { Database, EntityManager } from '../../../platform/database/index.js';
import { transactional } from '../../../platform/database/index.js';
import { networkOf } from '../../../platform/limits/index.js';
import { counter, type Logger } from '../../../platform/telemetry/index.js';
import type { AuditLog } from '../../audit/index.js';
import { findPerson } from '../people.js';
import type { Audience } from '../sessions/session.entity.js';

/** Refusals within this time of the first one make one entry. */
const WINDOW_MS = 5 * 60_000;
const LOOK_EVERY_MS = 10_000;

/** Accounts and networks counted apart at once; whatever comes on top is counted together. */
const MOST_APART = 1_000;
const MOST_NETWORKS = 100;

const failures = counter({
  name: 'hausgeist_sign_in_failures_total',
  help: 'Sign-ins that were refused for a wrong password, number or code, by audience.',
  labelNames: ['audience'],
});

/** The cause: what was brought, or, after the right password, the code or passkey besides. */
export type RefusalReason = 'password' | 'code' | 'passkey' | 'organisation';

interface Refusal {
  audience: Audience;
  /** Whose account it was about, if there is one. */
  subjectId: string | undefined;
  reason: RefusalReason;
}

/** A person who was refused. */
export interface RefusedPerson {
  id: string;
  /** The last time. */
  at: Date;
  /** How often since it was told of last. */
  attempts: number;
}

/** Is told of people who were refused, some seconds later. */
export type OnRefused = (em: EntityManager, people: readonly RefusedPerson[]) => Promise<void>;

interface Tally {
  audience: Audience;
  subjectId: string | undefined;
  firstAt: number;
  attempts: number;
  wrongCodes: number;
  networks: Set<string>;
  address: string;
  requestId: string;
}

/**
 * Keeps refused sign-ins for the audit log: one entry per window for an account, or for a network
 * that tries addresses without one, however many refusals there are. So an attacker cannot fill the
 * log, and as a request only counts, its time reveals nothing. What was typed is not kept: people
 * put passwords into the wrong field.
 */
export class RefusedSignIns {
  readonly #database: Database;
  readonly #audit: AuditLog;
  readonly #log: Logger;
  readonly #tallies = new Map<string, Tally>();
  readonly #listeners = new Map<Audience, OnRefused>();
  /** Those of whom the listeners are still to be told. */
  readonly #untold = new Map<Audience, Map<string, RefusedPerson>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, audit: AuditLog, log: Logger) {
    this.#database = database;
    this.#audit = audit;
    this.#log = log;
  }

  /** Tells of people of an audience soon after they were refused; the requests themselves only count. */
  listen(audience: Audience, listener: OnRefused): void {
    this.#listeners.set(audience, listener);
    this.#untold.set(audience, new Map());
  }

  /** Counts a refusal. */
  count({ address, requestId }: RequestContext, { audience, subjectId, reason }: Refusal): void {
    failures.inc({ audience });
    const network = networkOf(address);
    const wanted = `${audience} ${subjectId ?? network}`;
    const isRoom = this.#tallies.has(wanted) || this.#tallies.size < MOST_APART;
    const key = isRoom ? wanted : audience;
    const tally = this.#tallies.get(key) ?? {
      ...{ audience, address, requestId },
      subjectId: isRoom ? subjectId : undefined,
      firstAt: Date.now(),
      attempts: 0,
      wrongCodes: 0,
      networks: new Set<string>(),
    };
    tally.attempts += 1;
    if (reason === 'code') tally.wrongCodes += 1;
    if (tally.networks.size < MOST_NETWORKS) tally.networks.add(network);
    this.#tallies.set(key, tally);
    const untold = this.#untold.get(audience);
    if (!untold || subjectId === undefined || !isRoom) return;
    const { attempts = 0 } = untold.get(subjectId) ?? {};
    untold.set(subjectId, { id: subjectId, at: new Date(), attempts: attempts + 1 });
  }

  start(): void {
    this.#timer = setInterval(() => {
      void this.#tell();
      void this.#write(Date.now() - WINDOW_MS);
    }, LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Writes what has been counted, however short the time. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#tell();
    await this.#write(Number.POSITIVE_INFINITY);
  }

  async #tell(): Promise<void> {
    for (const [audience, untold] of this.#untold) {
      const people = [...untold.values()];
      if (people.length === 0) continue;
      untold.clear();
      try {
        await this.#listeners.get(audience)?.(this.#database.orm.em.fork(), people);
      } catch (error) {
        this.#log.error(
          { err: error, audience, people: people.length },
          'refusals were not told of',
        );
      }
    }
  }

  async #write(begunBefore: number): Promise<void> {
    for (const [key, tally] of this.#tallies) {
      if (tally.firstAt > begunBefore) continue;
      this.#tallies.delete(key);
      try {
        await this.#record(tally);
      } catch (error) {
        // They are worth less than the server's going on; how many they were is in the log.
        const { attempts, audience } = tally;
        this.#log.error({ err: error, attempts, audience }, 'refused sign-ins were not recorded');
      }
    }
  }

  async #record(tally: Tally): Promise<void> {
    const { audience, subjectId, attempts, wrongCodes, networks, address, requestId } = tally;
    await transactional(this.#database.orm.em.fork(), async (tx) => {
      const person = subjectId ? await findPerson(tx, audience, subjectId) : undefined;
      const parties = { subject: person?.party, company: person?.company };
      const context = { actor: ANONYMOUS, em: tx, log: this.#log, userAgent: '' };
      await this.#audit.record({ ...context, address, requestId }, tx, 'session.refused', parties, {
        audience,
        attempts,
        ...(wrongCodes > 0 ? { wrongCodes } : {}),
        networks: networks.size,
        since: new Date(tally.firstAt).toISOString(),
      });
    });
  }
}
