import type { Locator } from '@playwright/test';
import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';

const GAS = 'Hilfe, in der Küche riecht es stark nach Gas!';
const TAP = 'Mein Wasserhahn im Bad tropft seit gestern';

const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;

test(
  'who smells gas reads to go outside before a button calls, and another matter is answered as itself',
  { tag: '@phone' },
  async ({ page, product, tenant }) => {
    const chat = new ChatPage(page);
    await chat.open(product.url);
    await chat.identify(tenant);
    await chat.say(GAS);
    const card = chat.answerTo(GAS);
    const first = card.getByText(/^Gehen Sie sofort ins Freie/).first();
    const call = card.getByRole('link', { name: /^112 Feuerwehr/ });
    const next = card.getByText(
      /^Rufen Sie draußen die 112 an, öffnen Sie Fenster nur auf dem Weg/,
    );
    await expect(next).toBeVisible();
    // What is still being written is drawn anew.
    await expect(card).toContainText(/Source: /);
    expect(await topOf(first)).toBeLessThan(await topOf(call));
    expect(await topOf(call)).toBeLessThan(await topOf(next));
    await expect(card.getByRole('group', { name: 'Rate this answer' })).toHaveCount(0);

    await chat.say('3. Stock links');
    await expect(chat.answerTo('3. Stock links')).toContainText(
      'Sagen Sie das bitte auch am Telefon',
    );
    await chat.say(TAP);
    const answer = chat.answerTo(TAP);
    await expect(answer).toContainText(/Source: /);
    await expect(answer).not.toContainText('112');
  },
);

test(
  'the conversation has most of the window, on a phone too',
  { tag: '@phone' },
  async ({ page, product, tenant }) => {
    const chat = new ChatPage(page);
    await chat.open(product.url);
    await chat.identify(tenant);
    const { height } = (await chat.log.boundingBox()) ?? { height: 0 };
    const window = page.viewportSize()?.height ?? Number.NaN;
    expect(height / window).toBeGreaterThan(0.58);
  },
);
