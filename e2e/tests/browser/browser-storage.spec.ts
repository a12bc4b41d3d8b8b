import type { BrowserContext, Page } from '@playwright/test';
import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';
import { SAYS } from '../../support/texts.js';

/** Pages that everyone may open without signing in. */
const PUBLIC_PAGES = [
  '/',
  '/adminlogin',
  '/admin/register',
  '/admin/forgot-password',
  '/company/login',
  '/company/forgot-password',
  '/terms',
  '/privacy',
  '/imprint',
  '/accessibility',
];

/** Everything that a page has left in the browser, by name. */
async function storedBy(page: Page, context: BrowserContext) {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const other = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { cookies, ...other };
}

const NOTHING = { cookies: [], local: [], session: [], databases: [], caches: [], workers: 0 };

for (const path of PUBLIC_PAGES) {
  test(`${path} leaves nothing in the browser and calls no other server`, async ({
    page,
    context,
    product,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(host);
    });
    page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host));
    await page.goto(`${product.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await storedBy(page, context)).toEqual(NOTHING);
    expect([...hosts]).toEqual([new URL(product.url).host]);
  });
}

test('the chat keeps what it needs once it is known who chats, and not before', async ({
  page,
  context,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page, 'en');
  await chat.open(product.url);
  await chat.giveEmail(tenant.email);
  expect(await storedBy(page, context)).toEqual(NOTHING);
  await chat.say(tenant.authNumber);
  await chat.shows(SAYS.greeting(tenant.firstName));
  const stored = await storedBy(page, context);
  expect(stored.local.toSorted()).toEqual(['chatSessionId', 'userData']);
  expect(stored.cookies.toSorted()).toEqual(['hausgeist_device', 'hausgeist_session']);
  expect(stored).toMatchObject({ session: [], databases: [], caches: [], workers: 0 });
});
