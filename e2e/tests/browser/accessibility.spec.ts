import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { ChatPage } from '../../support/chat-page.js';
import { HEATING } from '../../support/demo.js';
import { picture, textFile } from '../../support/files.js';
import { expect, test } from '../../support/fixtures.js';
import { SAYS } from '../../support/texts.js';

test(
  'every state of the chat is free of barriers in light and dark and fits the screen',
  { tag: '@phone' },
  async ({ page, product, tenant }) => {
    const chat = new ChatPage(page);
    await chat.open(product.url);
    await expectAccessible(page, 'start');
    await chat.giveEmail(tenant.email);
    await expectAccessible(page, 'number step');
    await chat.say('000000');
    await chat.shows(SAYS.wrongNumber);
    await expectAccessible(page, 'wrong number');
    await chat.say(tenant.authNumber);
    await chat.shows(SAYS.greeting(tenant.firstName));
    await chat.say(HEATING.question);
    await expect(chat.answerTo(HEATING.question)).toContainText('Source: ');
    await expectAccessible(page, 'conversation');
    const longName = `${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}.exe`;
    await chat.attach([
      picture('Ein Bild mit einem recht langen Namen von der Wand im Wohnzimmer.png'),
      textFile('a.txt', 10),
      { name: longName, mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(chat.stagedFiles).toHaveCount(2);
    await expectAccessible(page, 'staged and refused files');
    await chat.clearButton.click();
    // Its code comes with the first press: without it, the page alone would be looked at.
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await expectAccessible(page, 'question before clearing');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await chat.say('W'.repeat(300));
    await expect(chat.answerTo('W'.repeat(300))).toBeVisible();
    await expectAccessible(page, 'long words and attached files');
    await chat.end();
    await expect(chat.summary).toContainText(/PDF/);
    await expectAccessible(page, 'summary');
  },
);

test(
  'a failed answer is free of barriers and announced',
  { tag: '@phone' },
  async ({ page, guided, provider, tenant }) => {
    const chat = new ChatPage(page);
    await chat.open(guided.url);
    await chat.identify(tenant);
    provider.always((call) => call.fail(401, 'invalid_api_key'));
    await chat.say('Wann kommt der Schornsteinfeger?');
    await expect(chat.log.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page, 'failed answer');
    await page.context().setOffline(true);
    await chat.say('Hallo?');
    await expect(page.getByRole('alert')).toContainText('Failed to send message: ');
    await expectAccessible(page, 'message not sent');
  },
);

test('an unknown address says so without barriers', async ({ page, product }) => {
  const response = await page.goto(`${product.url}/gibt/es/nicht`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This page does not exist')).toBeVisible();
  await expectAccessible(page, 'not found');
});

/** Moves with the Tab key until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 30; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

test('the whole chat can be done with the keyboard alone', async ({ page, product, tenant }) => {
  const chat = new ChatPage(page);
  const { keyboard } = page;
  await chat.open(product.url);
  await tabTo(page, chat.input);
  await keyboard.type(tenant.email);
  await keyboard.press('Enter');
  await chat.shows(SAYS.askNumber);
  await expect(chat.input).toBeFocused();
  await keyboard.type(tenant.authNumber);
  await keyboard.press('Enter');
  await chat.shows(SAYS.greeting(tenant.firstName));
  await expect(chat.input).toBeFocused();

  await keyboard.type('Erste Zeile');
  await keyboard.press('Shift+Enter');
  await keyboard.type('zweite Zeile');
  await expect(chat.input).toHaveValue('Erste Zeile\nzweite Zeile');
  await keyboard.press('Enter');
  await expect(chat.answerTo('zweite Zeile')).toBeVisible();

  await tabTo(page, chat.clearButton);
  await keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) {
    await keyboard.press('Tab');
    const inside = await question.evaluate(
      (dialog) =>
        dialog.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(inside, 'the focus stays in the dialog').toBe(true);
  }
  await keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(chat.clearButton).toBeFocused();

  await tabTo(page, chat.endButton);
  await keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: chat.labels.confirmEnd }));
  await keyboard.press('Enter');
  await expect(chat.summary).toBeVisible();
  await keyboard.press('Escape');
  await expect(chat.summary).toBeHidden();
  await chat.shows(SAYS.welcome);
});

test('screen readers hear each finished answer once, as an addition to the log', async ({
  page,
  guided,
  provider,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(guided.url);
  await chat.identify(tenant);
  await expect(chat.log).toHaveAttribute('aria-live', 'polite');
  await chat.say('Wann kommt der Schornsteinfeger?');
  const call = await provider.next();
  call.say('Er kommt wohl ');
  await chat.shows('Er kommt');
  await expect(chat.log).toHaveAttribute('aria-busy', 'true');
  // Roles see only what assistive technology sees.
  await expect(chat.log).not.toMatchAriaSnapshot('- text: /Er kommt/');
  call.say('im Mai.');
  call.finish();
  await expect(chat.log).toHaveAttribute('aria-busy', 'false');
  await expect(
    chat.log.getByRole('paragraph').filter({ hasText: 'Er kommt wohl im Mai.' }),
  ).toHaveCount(1);
});
