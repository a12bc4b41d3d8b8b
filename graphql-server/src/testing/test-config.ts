import { type Config, readConfig } from '../env.js';

/** Settings for tests: nothing outside, nothing seeded, any free port. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  const redisUrl = process.env['TEST_REDIS_URL'];
  return {
    ...readConfig({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', SEED_DEMO: 'false' }),
    redisUrl: redisUrl || undefined,
    sessionSecret: 'a secret that is only used by the tests',
    releaseToken: 'a token that is only used by the tests',
    ...overrides,
  };
}
