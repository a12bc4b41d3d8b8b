import { defineConfig } from '@playwright/test';
import { patience } from './support/patience.js';

/** Keeps the browser from everything that is neither the page nor the test. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Tests that need no browser. */
const SERVER_ONLY = 'server/**';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // Every worker holds a browser and a product with its database. Tests wait much of their time, so
  // three are quicker than two on two cores.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: patience(120),
  expect: { timeout: patience(30) },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: BROWSER_FLAGS,
    },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Drawing what moves takes a tenth of the time; the main journeys have it all the same.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs as much as many of the tests; `--trace on` records the one in question.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Long ones first, so that they do not run alone at the end.
    { name: 'server', testMatch: SERVER_ONLY },
    {
      name: 'desktop',
      testIgnore: SERVER_ONLY,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: SERVER_ONLY,
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
});
