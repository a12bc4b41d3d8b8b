import type { Page } from '@playwright/test';
import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';
import { SAYS } from '../../support/texts.js';

/** What the container loads after itself. */
const LATER_FILE = '**/remotes/mf-chat/**/__federation_expose_App*.js*';

const ADDRESS = 'anna@post.example';

/** Opens a page whose chat does not arrive, and lets ten seconds pass on its clock. */
async function waitInVain(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await expect(new ChatPage(page).input).toBeVisible();
  await new ChatPage(page).input.fill(ADDRESS);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
}

test('a chat whose later file hangs is told in time, and can be tried again', async ({
  page,
  product,
}) => {
  let hanging = true;
  await page.route(LATER_FILE, async (route) => {
    if (!hanging) await route.continue();
  });
  await waitInVain(page, product.url);
  // What hangs keeps hanging: the next try has to get past it.
  hanging = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await new ChatPage(page).shows(SAYS.welcome);
  // What was written before stands there still.
  await expect(new ChatPage(page).input).toHaveValue(ADDRESS);
});

test('a chat that is merely slow appears by itself', async ({ page, product }) => {
  const held: (() => void)[] = [];
  await page.route(LATER_FILE, (route) => {
    held.push(() => void route.continue());
  });
  await waitInVain(page, product.url);
  for (const release of held) release();
  await new ChatPage(page).shows(SAYS.welcome);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
