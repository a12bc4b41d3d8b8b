import type { EntityManager } from '../database/index.js';
import { gauge, type Logger, type Sampler } from '../telemetry/index.js';
import { KnownSecret } from './known-secret.entity.js';

const NAME = 'session';

const secretIsOther = gauge({
  name: 'hausgeist_session_secret_other',
  help: 'Whether this process has another session secret than the database is used with (1), or the same (0).',
});

interface Dependencies {
  /** Of the secret that this process has. */
  fingerprint: string;
  em: () => EntityManager;
  log: Logger;
  /** Where the secret comes from, for the log. */
  place: string;
}

/**
 * Tells whether this process has the session secret that the database is used with. With another one,
 * everything that was signed, digested or encrypted before fails without a word. It says so and goes on,
 * as the secret may have been changed on purpose.
 */
export class SecretWatch {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Notes the secret where the database knows none yet; says in the log that it knows another one. */
  async start(): Promise<void> {
    const { em, fingerprint, log, place } = this.#deps;
    await em().execute(
      'insert into known_secret (name, fingerprint, since) values (?, ?, now()) on conflict do nothing',
      [NAME, fingerprint],
    );
    const known = await this.#other();
    if (!known) return;
    log.error(
      `${place} is not the one that this database has been used with since ${known.since.toISOString()}: sign-ins, second factors, API keys, secrets of webhooks, and links and mails of before fail. Set the one of before; backups hold it. If another one is meant, run "npm run hausgeist -- accept-secret" with the settings of this server.`,
    );
  }

  /** Whether the database is used with another secret. */
  async isOther(): Promise<boolean> {
    return (await this.#other()) !== null;
  }

  sampler(): Sampler {
    return {
      sample: async () => secretIsOther.set((await this.isOther()) ? 1 : 0),
      forget: () => secretIsOther.reset(),
    };
  }

  async #other(): Promise<KnownSecret | null> {
    const { em, fingerprint } = this.#deps;
    return em().findOne(KnownSecret, { name: NAME, fingerprint: { $ne: fingerprint } });
  }
}

/** From now on the database is used with this secret; false if it is already. */
export async function acceptSecret(em: EntityManager, fingerprint: string): Promise<boolean> {
  const known = await em.findOne(KnownSecret, { name: NAME });
  if (known?.fingerprint === fingerprint) return false;
  await em.upsert(KnownSecret, { name: NAME, fingerprint, since: new Date() });
  return true;
}

/** The secret that a server uses next is the one. */
export async function forgetSecret(em: EntityManager): Promise<void> {
  await em.nativeDelete(KnownSecret, {});
}
