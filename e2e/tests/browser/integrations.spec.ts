import { CompanyPortal } from '../../support/company-portal.js';
import { fillIn } from '../../support/console-page.js';
import { expect, test } from '../../support/fixtures.js';
import { demoUser } from '../../support/staff.js';
import { signatureOf, WebhookReceiver } from '../../support/webhook-receiver.js';

const head = demoUser('lindenhof', 'COMPANY_ADMIN');

/** Asks what it may do, as a program would. */
const askWith = (url: string, key: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: '{ viewer { kind permissions } }' }),
  });

test('a program works with an API key until the key is revoked', async ({ page, product }) => {
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(head);
  await portal.follow('Integrations');
  const form = await portal.openDialog('Create API key');
  await fillIn(form, { Name: 'Accounting' });
  await form.getByRole('checkbox', { name: 'View tenants and owners' }).check();
  await portal.button('Create', form).click();
  const key = await portal.dialog.getByLabel('API key “Accounting”').inputValue();
  await page.keyboard.press('Escape');
  await expect(portal.dialog).toContainText('Not copied yet');
  await portal.confirm('Close anyway');
  await expect(portal.row('Accounting')).toContainText('Never');

  const answer = await askWith(product.url, key);
  expect(await answer.json()).toMatchObject({
    data: { viewer: { permissions: ['USERS_VIEW'] } },
  });
  await page.reload();
  await expect(portal.row('Accounting')).toContainText('Active');
  await expect(portal.row('Accounting')).not.toContainText('Never');

  await portal.choose('Accounting', 'Revoke');
  await expect(portal.dialog).toContainText('Last used:');
  await portal.confirm('Revoke');
  await expect(portal.row('Accounting')).toContainText('Revoked');
  const refused = await askWith(product.url, key);
  expect(await refused.text()).toContain('UNAUTHENTICATED');
});

test('a webhook is tried, and its messages are signed, listed and sent again, one and several', async ({
  page,
  newProduct,
}) => {
  test.slow();
  const product = await newProduct({ settings: { WEBHOOK_ALLOW_PRIVATE: 'true' } });
  await product.start();
  const receiver = await WebhookReceiver.start();
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(head);
  await portal.open('/company/dashboard/integrations?tab=webhooks', 'Integrations');
  const form = await portal.openDialog('Create webhook');
  await fillIn(form, { 'Address of the receiver': receiver.url });
  await form.getByRole('checkbox', { name: 'All events' }).check();
  await portal.button('Create', form).click();
  const secret = await portal.dialog.getByLabel('Signing secret', { exact: true }).inputValue();
  await portal.button('Done', portal.dialog).click();
  await portal.confirm('Close anyway');

  await portal.row(receiver.url).getByText(receiver.url).click();
  await portal.button('Send test event').click();
  const deliveries = portal.row('webhook.test');
  await expect(deliveries).toContainText('Delivered');
  await expect(deliveries).toContainText('204');
  const [first] = receiver.messages;
  if (!first) throw new Error('Nothing has arrived.');
  expect(first.headers['webhook-signature']).toBe(signatureOf(first, secret));

  await portal.act('webhook.test', 'webhook.test');
  await expect(portal.dialog).toContainText(String(first.headers['webhook-id']));
  await portal.dialog.getByRole('button', { name: 'Close' }).last().click();
  await portal.act('webhook.test', 'Send again');
  await expect(deliveries).toHaveCount(2);
  await expect(deliveries.getByText('Delivered')).toHaveCount(2);
  expect(receiver.messages[1]?.headers['webhook-id']).toBe(first.headers['webhook-id']);

  await portal.button('Send test event').click();
  await expect(deliveries.getByText('Delivered')).toHaveCount(3);
  const several = await portal.openDialog('Send several again');
  await expect(several).toContainText('No delivery of the last 30 days matches.');
  await fillIn(several, { Which: 'Delivered' });
  await expect(several).toContainText('3 deliveries match.');
  await portal.button('Send again', several).click();
  await expect(portal.messages).toContainText('2 messages are being sent again');
  await expect(deliveries.getByText('Delivered')).toHaveCount(5);
  const ids = receiver.messages.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(5);
  expect(new Set(ids.slice(3))).toEqual(new Set(ids.slice(1, 3)));
  await receiver.stop();
});
