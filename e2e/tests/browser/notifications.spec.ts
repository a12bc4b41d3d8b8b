import { expectAccessible } from '../../support/accessibility.js';
import { ChatPage } from '../../support/chat-page.js';
import { lindenhof } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { InboxPage } from '../../support/inbox-page.js';
import { deliver, PushService } from '../../support/push-service.js';
import { demoUser, fullName } from '../../support/staff.js';

const manager = demoUser('lindenhof', 'COMPANY_MANAGER');

test('an emergency is told at once: bell, title and push; quiet hours hold the rest', async ({
  page,
  context,
  newProduct,
  newVisitor,
}) => {
  const push = await PushService.start();
  await push.attach(context);
  const product = await newProduct({ settings: { WEBHOOK_ALLOW_PRIVATE: 'true' } });
  await product.start();
  const portal = new InboxPage(page, product.url);
  await portal.signIn(manager);
  const bell = page.getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, nothing unread');
  await bell.click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();

  // Quiet all day but for one minute that is long past.
  await page.getByRole('checkbox', { name: 'Keep quiet hours' }).check();
  const now = new Date();
  const clock = (minutes: number) =>
    new Date(now.getTime() + minutes * 60_000).toISOString().slice(11, 16);
  await page.getByLabel('From', { exact: true }).fill(clock(-120));
  await page.getByLabel('Until', { exact: true }).fill(clock(-180));
  await page.getByLabel('Time zone').selectOption('Africa/Abidjan');
  const quiet = page.locator('form').filter({ hasText: 'Keep quiet hours' });
  await quiet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'the settings of notifications');

  const visitor = await newVisitor();
  const chat = new ChatPage(visitor);
  const [tenant] = lindenhof.endUsers;
  await chat.open(product.url);
  await chat.identify(tenant);
  await chat.say('Ich möchte bitte mit einem Menschen sprechen');
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page).toHaveTitle(/^\(1\) /);
  await chat.say('Hilfe, in der Küche riecht es stark nach Gas!');
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await expect(page.getByText('Emergency: smell of gas')).toBeVisible();
  await expect
    .poll(() => push.shown.map(({ title }) => title))
    .toEqual(['Emergency: smell of gas']);

  const [shown] = push.shown;
  if (!shown) throw new Error('Nothing was pushed.');
  const session = await context.newCDPSession(page);
  expect(await deliver(page, session, shown)).toEqual(['Emergency: smell of gas']);

  await page.getByRole('tab', { name: 'Overview' }).click();
  const entry = page.getByRole('link', { name: /Emergency: smell of gas/ });
  await expect(entry).toContainText(fullName(tenant));
  await expectAccessible(page, 'the list of notifications');
  await entry.click();
  await expect(portal.log).toContainText('riecht es stark nach Gas');
  // What was read with the conversation is no news any more.
  await expect(bell).toHaveAccessibleName('Notifications, nothing unread');
  await push.stop();
});

test('a tenant and a colleague see of each other that they are writing', async ({
  page,
  newProduct,
  newVisitor,
}) => {
  const product = await newProduct();
  await product.start();
  const visitor = await newVisitor();
  const chat = new ChatPage(visitor);
  const [tenant] = lindenhof.endUsers;
  await chat.open(product.url);
  await chat.identify(tenant);
  await chat.say('Ich möchte bitte mit einem Menschen sprechen');

  const portal = new InboxPage(page, product.url);
  await portal.signIn(manager);
  await portal.openInbox();
  await portal.conversation(fullName(tenant)).getByRole('link').first().click();
  await expect(portal.log).toBeVisible();
  await chat.input.pressSequentially('Meine ');
  await expect(
    page.getByRole('status').filter({ hasText: `${fullName(tenant)} is writing` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Take Over' }).click();
  await page.getByRole('textbox', { name: 'Your reply' }).pressSequentially('Guten Tag');
  await expect(visitor.getByText(`${fullName(manager)} is typing...`)).toBeAttached();

  // Elsewhere, the colleague is told once of all that the tenant writes meanwhile.
  await page.keyboard.press('Control+Enter');
  await portal.open('/company/dashboard/team', 'Team Management');
  for (const text of ['Danke!', 'Noch etwas:', 'Bis morgen.']) await chat.say(text);
  const bell = page.getByRole('link', { name: /^Notifications/ });
  await bell.click();
  await expect(
    page.getByRole('link', { name: /3 new replies in your conversation/ }),
  ).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
});
