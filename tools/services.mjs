// PostgreSQL with pgvector and Valkey for development and tests: npm run services [-- stop|status]
// `signal postgres|valkey SIGSTOP` lets a service fail; only where they run as Debian packages.
import './lib/node-version.mjs';
import { constants } from 'node:os';
import { Failure, main } from './lib/process.mjs';
import { say, seconds, step } from './lib/report.mjs';
import { findEngine, startServices } from './services/index.mjs';
import { databaseUrl, redisUrl } from './services/settings.mjs';

const actions = {
  async start(engine) {
    const startedAt = performance.now();
    await startServices(engine);
    const took = seconds(performance.now() - startedAt);
    say(`PostgreSQL and Valkey run as ${engine.name}, ready after ${took}:`);
    say(`DATABASE_URL=${databaseUrl}`);
    say(`REDIS_URL=${redisUrl}`);
  },

  async stop(engine) {
    await step('Stopping PostgreSQL and Valkey', () => engine.stop());
  },

  async status(engine) {
    const { postgres, valkey } = await engine.status();
    say(`PostgreSQL ${postgres ? `runs: DATABASE_URL=${databaseUrl}` : 'is stopped'}`);
    say(`Valkey ${valkey ? `runs: REDIS_URL=${redisUrl}` : 'is stopped'}`);
    return postgres && valkey ? 0 : 1;
  },

  async signal(engine, [service, signal]) {
    if (!engine.signal) throw new Failure(`Services as ${engine.name} take no signals.`);
    if (!['postgres', 'valkey'].includes(service) || !(signal in constants.signals)) {
      throw new Failure('Name a service and a signal: signal postgres|valkey SIGSTOP');
    }
    engine.signal(service, signal);
  },
};

await main(
  async ({ positionals: [name = 'start', ...args] }) => {
    const action = actions[name];
    if (!action) throw new Failure(`"${name}" is not one of: ${Object.keys(actions).join(', ')}.`);
    return action(await findEngine(), args);
  },
  import.meta.url,
  { allowPositionals: true },
);
