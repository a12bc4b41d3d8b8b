import { databaseUrl, redisUrl } from '../services/settings.mjs';
import { at, node24 } from './paths.mjs';
import { run } from './process.mjs';

/** Runs a mixed day with faults in it on services that run; gives its exit code. */
export async function runChaos(engine, args) {
  const env = {
    CHAOS_DATABASE_URL: databaseUrl,
    CHAOS_REDIS_URL: redisUrl,
    CHAOS_SIGNALS: String(Boolean(engine.signal)),
  };
  const { code } = await run(node24, [at('tools/bench/chaos/main.ts'), ...args], { env });
  return code;
}
