import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'bench',
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    exclude: ['peers'],
    // As all others: with fewer, Vitest runs these files one by one after everything else.
    maxWorkers: 3,
  },
});
