// Tests of a micro-frontend in a repository of its own.

/** @returns {import('vitest/config').ViteUserConfig} */
export const testConfig = () => ({
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.spec.{ts,tsx}'],
    // Their modules import styles, which Node alone cannot.
    server: { deps: { inline: [/@hausgeist/] } },
  },
});
