import type { Config } from '../../../env.js';
import { transactional } from '../../../platform/database/index.js';
import type { RequestContext } from '../../../platform/context/index.js';
import { RateLimitedError } from '../../../platform/errors/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { counter } from '../../../platform/telemetry/index.js';
import { authReasons } from '../auth.reasons.js';
import { signInAlarmJob } from './sign-in-alarm.job.js';

const HOUR_SECONDS = 3600;
const KINDS = ['alarm', 'breaker'] as const;
type Kind = (typeof KINDS)[number];

const alarms = counter({
  name: 'hausgeist_sign_in_alarms_total',
  help: 'Hours with so many failed sign-ins over all accounts that administrators were told (alarm), and that new devices had to wait (breaker).',
  labelNames: ['kind'],
});
for (const kind of KINDS) alarms.inc({ kind }, 0);

interface Dependencies {
  config: Pick<Config, 'signInFailures'>;
  limits: RateLimits;
  jobs: JobQueue;
}

/** All that count together: guesses at one number over many accounts look harmless at each of them. */
const EVERYBODY = 'everybody';

/**
 * Counts failed sign-ins from new devices over all accounts and ways in. Many of them in an hour tell
 * administrators; far too many make new devices wait for the end of the hour, while devices that have
 * signed in before go on.
 */
export class FailureBudget {
  readonly #deps: Dependencies;
  readonly #limit: RateLimit;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    const { breaker } = deps.config.signInFailures;
    this.#limit = {
      name: 'sign-in-failures',
      points: breaker > 0 ? breaker : Number.MAX_SAFE_INTEGER,
      durationSeconds: HOUR_SECONDS,
    };
  }

  /** Takes an attempt for a failure before it is evaluated; {@link giveBack} if it was none. */
  async take(context: RequestContext): Promise<void> {
    const tally = await this.#deps.limits.tally(this.#limit, EVERYBODY);
    if (!tally) return;
    const { alarm } = this.#deps.config.signInFailures;
    if (tally.taken > this.#limit.points) {
      await this.#raise(context, 'breaker', tally.taken);
      throw new RateLimitedError(authReasons.TOO_MANY_ATTEMPTS, tally.resetSeconds);
    }
    if (alarm > 0 && tally.taken >= alarm) await this.#raise(context, 'alarm', tally.taken);
  }

  async giveBack(): Promise<void> {
    await this.#deps.limits.refund(this.#limit, EVERYBODY);
  }

  /** Once an hour for each kind, over all servers. */
  async #raise({ em, log }: RequestContext, kind: Kind, failures: number): Promise<void> {
    const once = { name: 'sign-in-alarms', points: 1, durationSeconds: HOUR_SECONDS };
    const raised = await this.#deps.limits.tally(once, kind);
    if (raised?.taken !== 1) return;
    alarms.inc({ kind });
    log.error({ kind, failures }, 'unusually many sign-ins fail, over all accounts');
    const data = { kind, failures, raisedAt: new Date().toISOString() };
    await transactional(em.fork(), (tx) => this.#deps.jobs.enqueue(tx, signInAlarmJob, data)).catch(
      (error: unknown) => log.error({ err: error }, 'administrators could not be told of it'),
    );
  }
}
