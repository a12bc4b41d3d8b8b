// Opens the public routes of a build in the shell of a running server, in a browser without a window.
// The build itself stays here: the browser gets its files from this machine, and all else from there.
// What is behind a sign-in is opened as the person of CHECK_EMAIL and CHECK_PASSWORD.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tellCrash } from './crash.mjs';
import { findBrowser } from './find-browser.mjs';
import { signInForCheck } from './smoke-session.mjs';

const TIMEOUT_MS = 20_000;
const SETTLE_MS = 5000;
/** A page that is put in place here may open sockets to a server of this machine all the same. */
const LAUNCH = ['--no-sandbox', '--disable-features=LocalNetworkAccessChecks'];
export const TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
const REGISTRY = /(<script type="application\/json" id="registry">)([^]*?)(<\/script>)/;
/** What a browser writes by itself where an answer is no success; the app has to cope with those. */
const ABOUT_ANSWERS = /^Failed to load resource: the server responded/;

/** Addresses that stand for the routes: `/c/*` is tried as `/c`. */
export const addressesOf = (routes) => [
  ...new Set(routes.map((route) => route.replace(/\/\*$/, '') || '/')),
];

/** A page with the build in place of the release that the server lists. */
export function withBuild(html, { name, version, entry, manifest, ...description }) {
  const { integrity, routes, navigation, audience } = description;
  const base = `/remotes/${name}/${version}/`;
  const own = { name, version, entry: base + entry, manifest: base + manifest, integrity };
  return html
    .replace(REGISTRY, (_whole, open, listed, close) => {
      const others = JSON.parse(listed).filter((each) => each.name !== name);
      const entries = [...others, { ...own, routes, navigation, audience }];
      return open + JSON.stringify(entries).replaceAll('<', String.raw`\u003c`) + close;
    })
    .replaceAll(new RegExp(`<link rel="preload" href="[^"]*/remotes/${name}/[^>]*>`, 'g'), '');
}

/** Lets a page of the browser get the build. */
async function serveBuild(page, server, dist, description) {
  const base = `/remotes/${description.name}/${description.version}/`;
  await page.route(`${server}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(base)) {
      const path = pathname.slice(base.length);
      if (!description.files.includes(path)) return route.fulfill({ status: 404 });
      const contentType = TYPES[path.split('.').at(-1)] ?? 'application/octet-stream';
      const body = readFileSync(join(dist, description.version, path));
      return route.fulfill({ status: 200, contentType, body });
    }
    if (request.resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    // A page that the server does not know is one as soon as the build is released.
    const status = response.status() === 404 ? 200 : response.status();
    return route.fulfill({ response, status, body: withBuild(await response.text(), description) });
  });
}

/** What is wrong at one address, as sentences. */
async function faultsAt(browser, server, { dist, description, address, axe, storageState }) {
  const options = { locale: 'en-GB', serviceWorkers: 'block', storageState };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults = [];
  const files = join(dist, description.version);
  page.on('pageerror', (error) => faults.push(`uncaught: ${tellCrash(error, files)}`));
  const warned = [];
  page.on('console', (message) => {
    const text = message.text();
    // The shell warns of what it catches.
    if (message.type() === 'warning') warned.push(errorIn(message));
    if (message.type() === 'error' && !ABOUT_ANSWERS.test(text)) faults.push(`console: ${text}`);
  });
  await serveBuild(page, server, dist, description);
  try {
    await page.goto(server + address, { timeout: TIMEOUT_MS });
    const app = page.locator('main').locator('h1, h2, form, input, textarea, button, [role]');
    // What is hidden on this screen may come first.
    await app.filter({ visible: true }).first().waitFor({ timeout: TIMEOUT_MS });
    await page.locator('#first-screen, .shell-skeleton').first().waitFor({ state: 'detached' });
    // What the app still loads may fail as well; a page that never stops asking is no fault.
    await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => undefined);
    const failure = page.locator('[data-remote-failure]');
    if ((await failure.count()) > 0) {
      const kind = await failure.first().getAttribute('data-remote-failure');
      const error = (await Promise.all(warned)).findLast(Boolean);
      const told = error ? `: ${tellCrash(error, files)}` : '';
      const crashed = `it crashed while it was drawn${told}`;
      faults.push(kind === 'load' ? 'it could not be loaded' : crashed);
    } else faults.push(...(await barriersOn(page, axe)));
  } catch (error) {
    faults.push(`nothing was shown: ${error.message.split('\n')[0]}`);
  }
  await context.close();
  return faults.map((fault) => `${address}: ${fault}`);
}

/** The error that a page has written to its console, if it is one. */
const errorIn = (message) =>
  message
    .args()[0]
    ?.evaluate((error) => {
      if (!(error instanceof Error)) return undefined;
      return { name: error.name, message: error.message, stack: error.stack };
    })
    .catch(() => undefined);

async function barriersOn(page, axe) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `barrier: ${id}: ${nodes[0]?.html}`);
  });
}

/**
 * Opens each route; gives what is wrong, or why that could not be tried.
 * @param {{ server: string, dist: string, description: { routes: string[] }, account?: { email: string, password: string } }} options
 * @returns {Promise<{ faults: string[], notes: string[] } | { notDone: string }>}
 */
export async function smokeLoad({ server, dist, description, account }) {
  const isThere = await fetch(`${server}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return { notDone: `no server answers at ${server}` };
  // Only here: what a release of a finished build needs is no browser.
  const { chromium } = await import('playwright');
  const executablePath = findBrowser() ?? [chromium.executablePath()].find(existsSync);
  if (!executablePath) return { notDone: 'no Chromium was found (CHROMIUM_PATH names one)' };
  const require = createRequire(import.meta.url);
  const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  const { storageState, notes } = await signInForCheck(server, description, account);
  const browser = await chromium.launch({ executablePath, args: LAUNCH });
  try {
    const faults = [];
    for (const address of addressesOf(description.routes)) {
      const about = { dist, description, address, axe, storageState };
      faults.push(...(await faultsAt(browser, server, about)));
    }
    return { faults, notes };
  } finally {
    await browser.close();
  }
}
