import type { Locator, Page } from '@playwright/test';
import { ChatPage } from '../../support/chat-page.js';
import { lindenhof } from '../../support/demo.js';
import { picture } from '../../support/files.js';
import { keptFiles } from '../../support/kept-files.js';
import { expect, test } from '../../support/fixtures.js';
import { mailedLink } from '../../support/mail-links.js';
import { Desk } from '../../support/morning.js';
import { demoUser, fullName } from '../../support/staff.js';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DAMAGE = 'Im Flur ist die Scheibe der Haustür gesprungen.';
const CRAFTSMAN = 'glaserei@handwerk.example';
const REPORT = 'Report damage';

/** Lets the next report reach the server, but not its answer the page. */
async function loseAnswerToReport(page: Page): Promise<{ sent: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/graphql',
    async (route) => {
      if (!route.request().postData()?.includes('reportChatCase')) return route.fallback();
      await route.fetch();
      resolve();
      return route.abort();
    },
  );
  return { sent: promise };
}

/** Chooses a photo for a report. */
async function choosePhoto(page: Page, form: Locator, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Add photos' }).click();
  await (await chooser).setFiles([picture(name)]);
}

test('damage that a tenant reports is told, accepted, repaired, and its state seen in the chat', async ({
  page,
  newProduct,
  newVisitor,
}) => {
  test.slow();
  const product = await newProduct();
  await product.start();
  const [first, tenant = first] = lindenhof.endUsers;
  const manager = await Desk.open(page, product, demoUser('lindenhof', 'COMPANY_MANAGER'));
  await manager.follow('Overview');
  const phone = await newVisitor(PHONE);
  const chat = new ChatPage(phone);
  const form = phone.getByRole('form', { name: REPORT });

  await test.step('a report is kept through a reload, with its photo, and made once', async () => {
    await chat.open(product.url);
    await chat.identify(tenant);
    await chat.say(DAMAGE);
    await phone.getByRole('button', { name: REPORT }).click();
    await expect(form.getByLabel('What is damaged?')).toHaveValue(DAMAGE);
    await form.getByLabel('Where?').fill('Hausflur');
    await choosePhoto(phone, form, 'Scheibe.png');
    await expect(form.getByText('Scheibe.png')).toBeVisible();
    await expect.poll(() => keptFiles(phone)).toEqual(['Scheibe.png']);
    await phone.reload();
    await expect(form.getByLabel('Where?')).toHaveValue('Hausflur');
    await expect(form.getByText('Scheibe.png')).toBeVisible();

    const { sent } = await loseAnswerToReport(phone);
    await form.getByRole('button', { name: 'Report' }).click();
    await sent;
    await phone.unrouteAll({ behavior: 'ignoreErrors' });
    await phone.reload();
    await expect(form.getByText('Scheibe.png')).toBeVisible();
    await form.getByRole('button', { name: 'Report' }).dblclick();
    await expect(form).toBeHidden();
    await expect(chat.log.getByRole('status').filter({ hasText: '#1' })).toContainText('open');
  });
  let loads = 0;
  phone.on('load', () => (loads += 1));

  await test.step('the company is told, and accepts it', async () => {
    await expect(manager.bell).toHaveAccessibleName('Notifications, 1 unread');
    await expect(manager.sidebar.getByTitle('1 case reported by a tenant')).toBeVisible();
    await expect(manager.main.getByRole('link', { name: /Reported by tenants/ })).toContainText(
      '1',
    );
    await manager.openNotification('New damage report: case #1');
    await expect(manager.main).toContainText('Scheibe.png');
    await expect(manager.main).toContainText('From the tenant');
    const accepting = await manager.openDialog('Accept');
    await expect(accepting).toContainText(`Tell ${fullName(tenant)} in the chat`);
    await manager.confirm('Change status');
    await expect(manager.sidebar.getByTitle(/reported by/)).toBeHidden();
    await expect(manager.bell).toHaveAccessibleName('Notifications, nothing unread');
    await expect(chat.log.getByRole('status').filter({ hasText: '#1' })).toContainText(
      'in progress',
    );
  });

  await test.step('a craftsman of the list gets a link to it', async () => {
    await manager.follow('Cases');
    await manager.main.getByRole('link', { name: 'Craftsmen' }).click();
    const adding = await manager.openDialog(manager.button('Add craftsman').first());
    await adding.getByLabel('Name or firm').fill('Glaserei Klar');
    await adding.getByLabel('Trade').fill('Glas');
    await adding.getByLabel('Email address').fill(CRAFTSMAN);
    await manager.confirm('Save');
    await page
      .getByRole('navigation', { name: 'Where you are' })
      .getByRole('link', { name: 'Cases' })
      .click();
    await manager.main.getByRole('link', { name: /^#1 / }).click();
    const editing = await manager.openDialog('Edit');
    await editing.getByLabel('Choose from your list').fill('glas');
    await page.getByRole('option', { name: 'Glaserei Klar, Glas' }).click();
    await expect(editing.getByLabel('Email address')).toHaveValue(CRAFTSMAN);
    await manager.confirm('Save');
    const sending = await manager.openDialog(manager.button('Send to craftsman').first());
    await expect(sending).toContainText(CRAFTSMAN);
    await manager.confirm('Send');
    await expect(manager.messages).toContainText(`Sent to ${CRAFTSMAN}`);
  });

  await test.step('the craftsman reports it done, and the tenant sees it', async () => {
    const craftsman = await newVisitor(PHONE);
    await craftsman.goto(await mailedLink(product, CRAFTSMAN, '/company/job'));
    await craftsman.getByLabel('Add photos').setInputFiles([picture('Neue Scheibe.png')]);
    await expect(craftsman.getByText('Sent to the company: Neue Scheibe.png')).toBeVisible();
    await craftsman.getByRole('button', { name: 'Report as done' }).click();
    await expect(manager.main).toContainText('Glaserei Klar reported the work as done');
    await expect(manager.main).toContainText('Neue Scheibe.png');
    await expect(chat.log.getByRole('status').filter({ hasText: '#1' })).toContainText('done');
  });
  expect(loads, 'pages that the phone has loaded since the report').toBe(0);
  manager.expectNeverLoadedAgain();
});
