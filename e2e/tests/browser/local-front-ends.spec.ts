import { AdminConsole } from '../../support/admin-console.js';
import { ChatPage } from '../../support/chat-page.js';
import { fillIn } from '../../support/console-page.js';
import { expect, test } from '../../support/fixtures.js';
import { serveLocally } from '../../support/local-app.js';
import { demoAdmin } from '../../support/staff.js';

let stop: () => Promise<void> = async () => undefined;
test.afterEach(() => stop());

test('an administrator has the chat of their own machine in the deployed pages, and nobody else does', async ({
  page,
  newProduct,
  newVisitor,
}) => {
  // Webpack builds the chat.
  test.setTimeout(240_000);
  const product = await newProduct();
  await product.start();
  const local = await serveLocally('mf-chat', product.url);
  stop = local.stop;
  const notice = page.getByRole('complementary', { name: 'Front end of this machine' });
  const fromMachine: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(local.origin)) fromMachine.push(request.url());
  });

  await test.step('no link does it: neither with an address in it, nor with the call itself', async () => {
    await page.goto(`${product.url}/?local=${local.origin}&origin=${local.origin}`);
    await new ChatPage(page).open(product.url);
    await page.request.get(`${product.url}/api/front-ends/local?origin=${local.origin}`);
    await page.goto(product.url);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(fromMachine).toEqual([]);
  });

  await test.step('it is asked for in the console, and its page opens with a notice', async () => {
    const admin = new AdminConsole(page, product.url);
    await admin.signIn(demoAdmin);
    await admin.open('/admin/front-ends', 'Front Ends');
    await admin.button('From my machine: mf-chat').click();
    const dialog = page.getByRole('dialog');
    await fillIn(dialog, { 'Address on your machine': 'https://evil.example' });
    await dialog.getByRole('button', { name: 'Load' }).click();
    await expect(dialog).toContainText('Enter an address of your own machine with its port');
    await fillIn(dialog, { 'Address on your machine': local.origin });
    await dialog.getByRole('button', { name: 'Load' }).click();
    await expect(notice).toContainText(`mf-chat comes from this machine: ${local.origin}`);
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(fromMachine).toContain(`${local.origin}/remoteEntry.js`);
  });

  await test.step('the page may load from there, and from nowhere else', async () => {
    const response = await page.goto(product.url);
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    expect(policy).toContain(`script-src 'self' ${local.origin};`);
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });

  await test.step('a visitor has the released one, and other websites get nothing from the machine', async () => {
    const visitor = await newVisitor();
    await new ChatPage(visitor).open(product.url);
    await expect(visitor.getByText('this machine')).toHaveCount(0);
    expect(await visitor.content()).not.toContain(local.origin);
    const headers = { origin: 'https://evil.example' };
    expect((await fetch(`${local.origin}/remoteEntry.js`, { headers })).status).toBe(403);
  });

  await test.step('one click leaves it', async () => {
    fromMachine.length = 0;
    await notice.getByRole('button', { name: 'Leave' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(fromMachine).toEqual([]);
  });

  await test.step('the machine serves the same with the data of the server, without the server knowing', async () => {
    const own = await newVisitor();
    await new ChatPage(own).open(local.origin);
    await expect(own.getByText('this machine')).toHaveCount(0);
  });
});
