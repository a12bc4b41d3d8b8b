import type { Page, Request } from '@playwright/test';
import { ChatPage } from '../../support/chat-page.js';
import { CompanyPortal } from '../../support/company-portal.js';
import { expect, test } from '../../support/fixtures.js';
import { demoUser } from '../../support/staff.js';
import { SAYS } from '../../support/texts.js';

/** Holds scripts back, all but those named; the function given lets them go. */
async function holdScripts(page: Page, others?: string): Promise<() => void> {
  const held: (() => void)[] = [];
  let holding = true;
  await page.route('**/*.js', (route) => {
    const isHeld = others === undefined || !route.request().url().includes(others);
    if (holding && isHeld) held.push(() => void route.continue());
    else void route.continue();
  });
  return () => {
    holding = false;
    for (const release of held) release();
  };
}

test('the e-mail address can be written and sent before any script has run @phone', async ({
  page,
  product,
}) => {
  const chat = new ChatPage(page);
  const release = await holdScripts(page);
  await page.goto(product.url, { waitUntil: 'commit' });
  await chat.shows(SAYS.welcome);
  await chat.input.click();
  await page.keyboard.type('anna.petersen@post.example');
  await page.keyboard.press('Enter');
  release();
  await chat.shows(SAYS.askNumber);
  await expect(chat.messages.filter({ hasText: 'anna.petersen@post.example' })).toHaveCount(1);
  await expect(chat.input).toBeFocused();
  await expect(chat.input).toHaveAttribute('name', 'authNumber');
});

test('a font that comes late makes nothing larger than the first screen was @phone', async ({
  page,
  product,
}) => {
  const held: (() => void)[] = [];
  await page.route('**/*.woff2', (route) => {
    held.push(() => void route.continue());
  });
  const release = await holdScripts(page);
  await page.goto(product.url, { waitUntil: 'commit' });
  await new ChatPage(page).shows(SAYS.welcome);
  for (const font of held) font();
  await page.evaluate(() => document.fonts.ready);
  release();
  await expect(page.locator('#first-screen')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const isOfApp = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
          // What the first screen was made of is gone.
          resolve(last.element !== null);
        });
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(isOfApp).toBe(false);
});

/** Bytes of JavaScript, as transferred, that a first visit may load until one can ask; lower it with what you save. */
const MOST_UNTIL_SIGNED_IN = 195_000;

test('a visitor who signs in loads no more than that needs, and the rest with the first letter', async ({
  page,
  product,
  tenant,
}) => {
  const scripts: Request[] = [];
  // One page in five measures how quick it is, and loads the code for that after some seconds.
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST_UNTIL_SIGNED_IN);
  await chat.input.press('W');
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('staff can write into the sign-in before any script has run; who is signed in never sees it @phone', async ({
  page,
  product,
}) => {
  const admin = demoUser('lindenhof', 'COMPANY_ADMIN');
  const release = await holdScripts(page);
  const before = page.locator('#first-screen');
  await page.goto(`${product.url}/company/login`, { waitUntil: 'commit' });
  await before.getByLabel('Email').fill(admin.email);
  await before.getByLabel('Password', { exact: true }).click();
  await page.keyboard.type(admin.password);
  // Nothing can take it yet, and the browser must not send the form by itself.
  await page.keyboard.press('Enter');
  release();
  await expect(before).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(admin.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/company\/dashboard/);
  const response = await page.goto(`${product.url}/company/login`);
  expect(await response?.text()).not.toContain('id="first-screen"');
  await expect(page).toHaveURL(/\/company\/dashboard/);
});

/** The operations that a page asks, by their names. */
function watchOperations(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return asked;
}

test('a console asks for its first list before its scripts have run, and once', async ({
  page,
  product,
}) => {
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(demoUser('lindenhof', 'COMPANY_ADMIN'));
  const asked = watchOperations(page);
  for (const [path, operation] of Object.entries({
    'end-users': 'EndUsers',
    team: 'CompanyUsers',
    audit: 'AuditLog',
  })) {
    // The page before asks for other things as long as it is there.
    await page.goto('about:blank');
    asked.length = 0;
    const release = await holdScripts(page, '/assets/early.');
    await page.goto(`${product.url}/company/dashboard/${path}`, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(['StaffViewerNow', operation]);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((name) => name === operation)).toHaveLength(1);
    expect(asked.filter((name) => name === 'StaffViewerNow')).toHaveLength(1);
    await page.unrouteAll();
  }
});
