import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';
import { SAYS } from '../../support/texts.js';

test('a sign-in that has ended is told kindly and keeps what was typed', async ({
  page,
  context,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  await chat.say('Wann wird der Müll abgeholt?');
  await expect(chat.answerTo('Wann wird der Müll abgeholt?')).toBeVisible();

  await context.clearCookies();
  const typed = 'Und wer stellt die Tonnen an die Straße?';
  await chat.say(typed);
  await chat.shows(/Ihre Anmeldung ist abgelaufen/);
  await expect(chat.input).toHaveValue('');
  await expect(chat.endButton).toBeDisabled();

  await chat.identify(tenant);
  await expect(chat.input).toHaveValue(typed);
  await chat.sendButton.click();
  await expect(chat.answerTo(typed)).toBeVisible();
  await expect(chat.messages.filter({ hasText: typed })).toHaveCount(1);
});

test('after a reload the conversation goes on without a new sign-in', async ({
  page,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  await chat.say('Wann wird der Müll abgeholt?');
  await expect(chat.answerTo('Wann wird der Müll abgeholt?')).toBeVisible();
  await page.reload();
  await expect(chat.answerTo('Wann wird der Müll abgeholt?')).toBeVisible();
  await expect(chat.endButton).toBeEnabled();
});

test('no script can read the sign-in, and storage holds no secret', async ({
  page,
  context,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  const secrets = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  // The session, and what the device is known by when somebody guesses at the account.
  expect(secrets.map(({ name }) => name).toSorted()).toEqual([
    'hausgeist_device',
    'hausgeist_session',
  ]);
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  for (const { sameSite, value } of secrets) {
    expect(sameSite).toBe('Lax');
    expect(readable).not.toContain(value);
  }
  expect(readable).not.toContain(tenant.authNumber);
});

test('too many wrong numbers are stopped with a German sentence', async ({
  page,
  newProduct,
  tenant,
}) => {
  const product = await newProduct();
  await product.start();
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.giveEmail(tenant.email);
  for (let guess = 0; guess < 5; guess += 1) {
    await chat.say(`00000${guess}`);
    await expect(chat.log.getByText(SAYS.wrongNumber)).toHaveCount(guess + 1);
  }
  await chat.say(tenant.authNumber);
  await chat.shows(/Zu viele Versuche/);
  await expect(chat.endButton).toBeDisabled();
});
