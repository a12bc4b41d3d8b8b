import { createHmac, randomUUID } from 'node:crypto';
import { actorKey, type RequestContext } from '../context/index.js';
import type { EntityManager } from '../database/index.js';
import { unseal } from '../secrets/index.js';
import { canonicalJson } from './canonical-json.js';
import { answerLost, refusedKey, stillRunning, usedOtherwise } from './idempotency-errors.js';
import { IdempotentAttempt, type KeptAnswer, LEASE_SECONDS } from './idempotent-attempt.js';

/** For how long an answer is given again. */
const KEPT_HOURS = 24;

/** The outcome of a request with a key: answered before, or to be carried out now. */
export type Begun =
  | { kept: KeptAnswer; attempt?: never }
  | { attempt: IdempotentAttempt; kept?: never };

interface Known {
  fingerprint: string;
  answer: string | null;
  running: boolean;
}

/**
 * Carries out a request once however often it is sent, on all servers of one database together. What
 * is guaranteed and what is not: docs/decisions/0018-idempotency-keys.md.
 */
export class Idempotency {
  readonly #key: Buffer;

  /** `key`: 256 bits that digest keys and requests and encrypt answers. */
  constructor(key: Buffer) {
    this.#key = key;
  }

  /**
   * Takes the key for this request. Throws if it belongs to another request (422), or if the same
   * request is running (409) or has been carried out without leaving an answer (409).
   */
  async begin(context: RequestContext, key: string, request: unknown): Promise<Begun> {
    const owner = actorKey(context.actor);
    if (owner === undefined) throw refusedKey();
    const em = context.em.fork();
    const id = this.#digest(`key ${owner} ${key}`);
    const fingerprint = this.#digest(`request ${canonicalJson(request)}`);
    const attempt = randomUUID();
    const parts = { em, id, attempt, key: this.#key, log: context.log };
    if (await reserve(em, { id, fingerprint, attempt })) {
      return { attempt: new IdempotentAttempt(parts) };
    }
    const [known] = await em.execute<Known[]>(
      `select fingerprint, answer, leased_until > now() as running
         from idempotent_request where id = ?`,
      [id],
    );
    // Gone meanwhile: the execution has just ended without an effect.
    if (!known) throw stillRunning();
    if (known.fingerprint !== fingerprint) throw usedOtherwise();
    if (known.answer !== null) {
      return { kept: JSON.parse(unseal(this.#key, id, known.answer)) as KeptAnswer };
    }
    throw known.running ? stillRunning() : answerLost();
  }

  #digest(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('hex');
  }
}

/**
 * Whether the key is ours now: it is new, or too old to count, or its execution has stopped without
 * an effect. The row lock of `on conflict` lets one of any number through.
 */
async function reserve(
  em: EntityManager,
  { id, fingerprint, attempt }: { id: string; fingerprint: string; attempt: string },
): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `insert into idempotent_request as known
       (id, fingerprint, attempt, has_effect, leased_until, created_at)
     values (?, ?, ?, false, now() + make_interval(secs => ?), now())
     on conflict (id) do update
        set fingerprint = excluded.fingerprint, attempt = excluded.attempt, has_effect = false,
            answer = null, leased_until = excluded.leased_until, created_at = excluded.created_at
      where known.leased_until < now()
        and (known.created_at < now() - make_interval(hours => ?)
             or (known.answer is null and not known.has_effect
                 and known.fingerprint = excluded.fingerprint))
     returning id`,
    [id, fingerprint, attempt, LEASE_SECONDS, KEPT_HOURS],
  );
  return rows.length === 1;
}

/** Deletes answers that are no longer given again. */
export async function deleteOldAnswers(em: EntityManager): Promise<void> {
  await em.execute(
    `delete from idempotent_request
      where created_at < now() - make_interval(hours => ?) and leased_until < now()`,
    [KEPT_HOURS],
  );
}
