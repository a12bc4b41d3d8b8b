import { createRequire } from 'node:module';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { specsAwayFromServices } from './src/testing/specs-away-from-services.ts';

/** Tests that take long and that neither PostgreSQL nor Valkey has a part in, although they start a server. */
const WITHOUT_SERVICES = [
  'src/platform/http/openapi/openapi-lint.spec.ts',
  // What a permission opens is decided by policies; access-matrix.spec.ts calls each operation on the services.
  'src/permission-matrix.spec.ts',
];

const { TEST_DATABASE_URL: onServices } = process.env;

export default defineConfig({
  // Without it our modules get graphql's ES module build and its users the CommonJS one: two classes
  // of the same name, and `instanceof` fails.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') },
      // Their sources, so that tests do not run against yesterday's build.
      ...['realtime-client', 'sdk'].map((name) => ({
        find: `@hausgeist/${name}`,
        replacement: join(import.meta.dirname, `../packages/${name}/src/index.ts`),
      })),
    ],
  },
  test: {
    name: 'graphql-server',
    root: import.meta.dirname,
    include: ['src/**/*.spec.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(onServices ? [...WITHOUT_SERVICES, ...specsAwayFromServices(import.meta.dirname)] : []),
    ],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup-file.ts'],
    pool: 'forks',
    // V8 otherwise looks through all objects with every database that is opened, as each brings over 64 MB of
    // WebAssembly memory: a quarter of the processor time of starting a server.
    execArgv: ['--external-memory-accounted-in-global-limit'],
    // Half of the time went into loading the same modules for every file.
    isolate: false,
    maxWorkers: 3,
    // A guard against what hangs, not a measure: other work may keep the machine busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Lists of faults are what many tests compare: a shortened one says nothing.
    chaiConfig: { truncateThreshold: 0 },
  },
});
