import type { Page } from '@playwright/test';
import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';
import { SAYS } from '../../support/texts.js';

/** Holds all scripts back; the function given lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  let holding = true;
  await page.route('**/*.js', (route) => {
    if (holding) held.push(() => void route.continue());
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
