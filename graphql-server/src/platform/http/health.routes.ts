import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.js';
import type { FileStore } from '../files/index.js';
import type { MalwareGuard } from '../malware/index.js';
import type { Reads } from '../reads/index.js';
import type { SecretWatch } from '../secrets/index.js';
import type { Logger } from '../telemetry/index.js';

/** The parts that a process cannot serve without, by the names that `/readyz` shows. */
interface Needs {
  database: Pick<Database, 'ping' | 'checkRoom'>;
  files: Pick<FileStore, 'checkRoom'>;
  /** It can serve without replicas; they are told of where there should be some. */
  reads: Pick<Reads, 'state'>;
  /** It can serve without the scanner, too: uploads alone wait for it. It is told of where there is one. */
  malware: Pick<MalwareGuard, 'state'>;
  /** With another session secret it serves, as the secret may have been changed on purpose. */
  secret: Pick<SecretWatch, 'isOther'>;
  log: Pick<Logger, 'warn' | 'info'>;
}

/** Liveness (`/healthz`: the process runs) and readiness (`/readyz`: it can serve requests). */
export function addHealthRoutes(
  server: FastifyInstance,
  { database, files, reads, malware, secret, log }: Needs,
): void {
  const config = { access: 'public' } as const;
  server.get('/healthz', { config }, async () => ({ status: 'ok' }));
  const state = new ReadinessLog(log);
  server.get('/readyz', { config }, async (_request, reply) => {
    const checks = {
      database: () => database.ping(),
      storage: () => Promise.all([database.checkRoom(), files.checkRoom()]),
    };
    for (const [reason, check] of Object.entries(checks)) {
      try {
        await check();
      } catch (error) {
        state.isAway(reason, error);
        return reply.code(503).header('retry-after', 5).send({ status: 'unavailable', reason });
      }
    }
    state.isWell();
    const replicas = reads.state();
    const scanner = await malware.state();
    const isOther = await secret.isOther().catch(() => false);
    return {
      status: 'ok',
      ...(replicas.configured > 0 ? { replicas } : {}),
      ...(scanner === 'none' ? {} : { scanner }),
      ...(isOther ? { sessionSecret: 'other' } : {}),
    };
  });
}

/** Tells the log when readiness changes; probes come every few seconds. */
class ReadinessLog {
  readonly #log: Needs['log'];
  #reason: string | undefined;

  constructor(log: Needs['log']) {
    this.#log = log;
  }

  isAway(reason: string, error: unknown): void {
    if (this.#reason === reason) return;
    this.#reason = reason;
    this.#log.warn({ reason, err: error }, 'not ready');
  }

  isWell(): void {
    if (this.#reason === undefined) return;
    this.#log.info({ reason: this.#reason }, 'ready again');
    this.#reason = undefined;
  }
}
