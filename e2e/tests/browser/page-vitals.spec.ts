import { AdminConsole } from '../../support/admin-console.js';
import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';
import { demoAdmin } from '../../support/staff.js';

/** What a page has from its visitor, as little as possible: it is one of those that measure. */
const beOneInFive = () => {
  Math.random = () => 0;
};

test('the console shows how quick pages of a version were', async ({
  page,
  newProduct,
  newVisitor,
}) => {
  const product = await newProduct();
  await product.start();
  const visitor = await newVisitor();
  await visitor.addInitScript(beOneInFive);
  await test.step('its code comes after what the first screen loads', async () => {
    const measuring = visitor.waitForResponse(
      async (response) =>
        response.url().endsWith('.js') &&
        (await response.text()).includes('largest-contentful-paint'),
    );
    await new ChatPage(visitor).open(product.url);
    const address = (await measuring).url();
    const asked = () =>
      visitor.evaluate((url) => performance.getEntriesByName(url)[0]?.startTime ?? 0, address);
    await expect.poll(asked).toBeGreaterThan(5_000);
  });

  await test.step('it tells when the page is put aside, and nothing of the visitor', async () => {
    await visitor.evaluate(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, body) => {
        if (body instanceof Blob)
          void body.text().then((text) => Object.assign(globalThis, { told: text }));
        return send(url, body);
      };
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await visitor.waitForFunction(() => 'told' in globalThis);
    const told = await visitor.evaluate(() => (globalThis as unknown as { told: string }).told);
    const { app, version, lcp, ...rest } = JSON.parse(told) as Record<string, unknown>;
    expect({ app, version, lcp }).toEqual({
      ...{ app: 'mf-chat', version: expect.any(String), lcp: expect.any(Number) },
    });
    for (const name of Object.keys(rest)) expect(['inp', 'cls', 'blocked']).toContain(name);
  });

  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  await admin.open('/admin/front-ends', 'Front Ends');
  const chat = page.getByRole('table', { name: 'Versions of mf-chat' });
  await expect(chat.getByRole('definition').first()).toContainText(/\d (ms|sec)/);
  await expect(chat).toContainText('Pages measured');
});
