import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    include: ['src/**/*.spec.{ts,tsx}', 'checks/**/*.spec.ts'],
    environment: 'node',
  },
});
