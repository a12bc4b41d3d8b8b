import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';
import { textFile } from '../../support/files.js';

test('an English browser shows the labels of the specification', async ({
  page,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page, 'en');
  await chat.open(product.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const name of ['Send', 'Clear Conversation', 'End Chat & Get Summary']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await chat.identify(tenant);
  await chat.attach([textFile('brief.txt', 10)]);
  await expect(page.getByRole('button', { name: 'Remove brief.txt' })).toBeVisible();
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('shows a German page from the first question to the summary', async ({
    page,
    product,
    tenant,
  }) => {
    const chat = new ChatPage(page, 'de');
    await chat.open(product.url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    for (const name of ['Senden', 'Chat löschen', 'Beenden & Zusammenfassung']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await chat.identify(tenant);
    await chat.say('Wann wird der Müll abgeholt?');
    await expect(chat.answerTo('Wann wird der Müll abgeholt?')).toContainText('Quelle: ');
    await chat.end();
    await expect(chat.summary).toContainText('Ein PDF der Zusammenfassung wurde');
    await expect(page.getByText(/\b(?:conversation|summary|send|close)\b/i)).toHaveCount(0);
  });

  test(
    "has room for the console's name beside its tools",
    { tag: '@phone' },
    async ({ page, product }) => {
      await page.goto(`${product.url}/adminlogin`);
      const name = page.locator('header').getByText('Hausverwaltung – Administration');
      const theme = page.locator('header').getByRole('button', { name: /Darstellung/ });
      await expect(theme).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // The letters, which may stand out of the box.
      const end = await name.evaluate((element) => {
        const letters = document.createRange();
        letters.selectNodeContents(element);
        return letters.getBoundingClientRect().right;
      });
      expect(end).toBeLessThanOrEqual((await theme.boundingBox())?.x ?? 0);
    },
  );
});

test('the chosen language is remembered, with what has been said', async ({
  page,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page, 'en');
  await chat.open(product.url);
  await chat.identify(tenant);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  const german = new ChatPage(page, 'de');
  await expect(german.endButton).toBeEnabled();
  await german.say('Wann wird der Müll abgeholt?');
  await expect(german.answerTo('Wann wird der Müll abgeholt?')).toContainText('Quelle: ');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(german.answerTo('Wann wird der Müll abgeholt?')).toContainText('Quelle: ');
  await expect(german.endButton).toBeEnabled();
});

test('a page in Arabic is written from right to left, and stays so', async ({ page, product }) => {
  const chat = new ChatPage(page, 'en');
  await chat.open(product.url);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: 'إرسال', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText(/^مرحبًا بك!/)).toBeVisible();
});
