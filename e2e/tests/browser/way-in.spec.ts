import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { ChatPage } from '../../support/chat-page.js';
import { lindenhof } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { readMails } from '../../support/outbox.js';
import type { Product } from '../../support/product.js';
import { asAdmin } from '../../support/staff-client.js';
import { SAYS } from '../../support/texts.js';

const COLOR = 'rgb(122, 31, 75)';

/** Lindenhof, with a colour and the websites that may show its chat. */
async function prepare(product: Product, embedOrigins: string[] = []) {
  const admin = await asAdmin(product);
  const companyId = await admin.companyId(lindenhof.name);
  await admin.graphql(
    `mutation ($input: UpdateCompanyAssistantInput!) { updateCompanyAssistant(input: $input) { message } }`,
    { input: { companyId, emergencyContacts: [], brandColor: '#7a1f4b' } },
  );
  const { updateCompanyWayIn } = await admin.graphql<{
    updateCompanyWayIn: { company: { slug: string; chatUrl: string } };
  }>(
    `mutation ($input: UpdateCompanyWayInInput!) {
      updateCompanyWayIn(input: $input) { company { slug chatUrl } } }`,
    { input: { companyId, embedOrigins } },
  );
  return { admin, ...updateCompanyWayIn.company };
}

const LINK = /https?:\S+#\S+/;

/** The newest link that was mailed to an address. */
async function mailedLink(product: Product, email: string): Promise<string> {
  const mails = await readMails(product);
  const newest = mails.find(({ to, text }) => to === email && LINK.test(text));
  return LINK.exec(newest?.text ?? '')?.[0] ?? '';
}

test('the page of a company has its name and colour, before and after signing in @phone', async ({
  page,
  product,
  tenant,
  otherTenant,
}) => {
  const { chatUrl } = await prepare(product);
  const chat = new ChatPage(page);
  await chat.open(chatUrl);
  await expect(page).toHaveTitle(new RegExp(lindenhof.name));
  const header = page.getByRole('banner');
  await expect(header.getByText(lindenhof.name)).toBeVisible();
  await expect(page.getByRole('link', { name: lindenhof.phone })).toBeVisible();
  await chat.input.fill('Guten Tag');
  await expect(chat.sendButton).toHaveCSS('background-color', COLOR);
  // A person of another company is told what a wrong number is told.
  await chat.giveEmail(otherTenant.email);
  await chat.say(otherTenant.authNumber);
  await chat.shows(/Ungültige Authentifizierungsnummer/);
  await chat.identify(tenant);
  await expect(header.getByText(lindenhof.name)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('an address that names no company says that there is no such page', async ({
  page,
  product,
}) => {
  const answer = await page.goto(`${product.url}/c/niemand`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('a mailed link signs in once, and offers another one then @phone', async ({
  page,
  newVisitor,
  product,
  tenant,
}) => {
  const { admin } = await prepare(product);
  const { endUsers } = await admin.graphql<{ endUsers: { edges: { node: { id: string } }[] } }>(
    'query ($filter: EndUserFilter) { endUsers(filter: $filter) { edges { node { id } } } }',
    { filter: { search: tenant.email } },
  );
  const ids = endUsers.edges.map(({ node }) => node.id);
  await admin.graphql(
    'mutation ($input: SendSignInLinksInput!) { sendSignInLinks(input: $input) { sentCount } }',
    { input: { ids } },
  );
  const link = await mailedLink(product, tenant.email);
  // What only looks at the link leaves it good.
  for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);

  const chat = new ChatPage(page);
  await page.goto(link);
  await chat.shows(SAYS.greeting(tenant.firstName));
  expect(new URL(page.url()).hash).toBe('');

  const late = await newVisitor();
  const again = new ChatPage(late);
  await late.goto(link);
  await again.shows(/Dieser Link wurde schon benutzt/);
  await late.getByRole('button', { name: 'Send me a new link by email' }).click();
  await again.shows(/Ein neuer Link ist unterwegs/);
  await expect.poll(() => mailedLink(product, tenant.email)).not.toBe(link);
  await late.goto('about:blank');
  await late.goto(await mailedLink(product, tenant.email));
  await again.shows(SAYS.greeting(tenant.firstName));
});

/** A browser that is on the company's website, which is another site than the product's. */
async function visit(browser: Browser, isMobile: boolean | undefined): Promise<Page> {
  const size = isMobile ? { width: 360, height: 740 } : { width: 1280, height: 800 };
  // No header of its own, with which the browser would ask first whether it may send it.
  const context = await browser.newContext({ viewport: size, extraHTTPHeaders: {} });
  return context.newPage();
}

test.describe('on a website of the company', () => {
  let site: Server;
  let origin: string;
  let script = '';

  test.beforeEach(async () => {
    site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="de"><title>Haus</title><h1>Willkommen</h1>${script}</html>`,
      );
    });
    await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  test.afterEach(() => {
    site.closeAllConnections();
    site.close();
  });

  test('the chat opens in a frame, by keyboard too, and closes with Escape @phone', async ({
    browser,
    isMobile,
    product,
    tenant,
  }) => {
    const page = await visit(browser, isMobile);
    const { slug } = await prepare(product, [origin]);
    script = `<script src="${product.url}/widget.js" data-company="${slug}" async></script>`;
    await page.goto(origin);
    const opener = page.getByRole('button', { name: 'Fragen? Zum Chat' });
    await expect(opener).toHaveCSS('background-color', COLOR);
    expect(await page.context().cookies()).toEqual([]);
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Chat von ${lindenhof.name}` });
    await expect(dialog).toBeVisible();
    const frame = page.frameLocator('iframe');
    const input = frame.getByRole('textbox');
    await expect(frame.getByText(SAYS.welcome)).toBeVisible();
    await input.fill(tenant.email);
    await input.press('Enter');
    await expect(frame.getByText(SAYS.askNumber)).toBeVisible();
    await input.fill(tenant.authNumber);
    await input.press('Enter');
    await expect(frame.getByText(SAYS.greeting(tenant.firstName))).toBeVisible();
    await input.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    // Another page of the website still knows who it is.
    await page.goto(`${origin}/kontakt`);
    await opener.click();
    await expect(frame.getByText(SAYS.greeting(tenant.firstName))).toBeVisible();
    await page.context().close();
  });

  test('nothing is shown where the company has not listed it', async ({ browser, product }) => {
    const page = await visit(browser, false);
    const { slug } = await prepare(product, ['https://www.other.example']);
    script = `<script src="${product.url}/widget.js" data-company="${slug}" async></script>`;
    const refused = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/widget'));
    await page.goto(origin);
    const asked = await fetch((await refused).url(), { headers: { origin } });
    expect(asked.status).toBe(404);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.context().close();
  });
});
