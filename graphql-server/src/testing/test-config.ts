import { type Config, readConfig } from '../env.js';
import { testRedisUrl } from './test-valkey.js';

/** Settings for tests: nothing outside, nothing seeded, no front ends, any free port. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    ...readConfig({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', SEED_DEMO: 'false' }),
    // To check and keep what was built takes longer than the rest of a start.
    frontEndBuilds: undefined,
    redisUrl: testRedisUrl(),
    sessionSecret: 'a secret that is only used by the tests',
    releaseToken: 'a token that is only used by the tests',
    ...overrides,
  };
}
