import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';
import { SAYS } from '../../support/texts.js';

/** What the container loads after itself. */
const LATER_FILE = '**/remotes/mf-chat/**/__federation_expose_App*.js*';

/** The page gives up after nine seconds; the rest is for a busy machine. */
const PATIENCE = { timeout: 14_000 };

test('a chat whose later file hangs is told in time, and can be tried again', async ({
  page,
  product,
}) => {
  await page.route(LATER_FILE, () => Promise.resolve());
  await page.goto(product.url, { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('could not be loaded', PATIENCE);
  await page.unroute(LATER_FILE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await new ChatPage(page).shows(SAYS.welcome);
});

test('a chat that is merely slow appears by itself', async ({ page, product }) => {
  const held: (() => void)[] = [];
  await page.route(LATER_FILE, (route) => {
    held.push(() => void route.continue());
  });
  await page.goto(product.url, { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toBeVisible(PATIENCE);
  for (const release of held) release();
  await new ChatPage(page).shows(SAYS.welcome);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
