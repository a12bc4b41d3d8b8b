import config from './playwright.config.js';
process.env.E2E_TEMPLATE_DATA_DIR ??= '/tmp/e2e/seeded';
export default { ...config, globalSetup: undefined, outputDir: '/tmp/e2e/results' };
