import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'graphql-server',
    root: import.meta.dirname,
    include: ['src/**/*.spec.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup-file.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
