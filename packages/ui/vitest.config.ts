import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    include: ['src/**/*.spec.{ts,tsx}', 'checks/**/*.spec.ts'],
    environment: 'node',
    // As all others: with fewer, Vitest runs these files one by one after everything else.
    maxWorkers: 3,
  },
});
