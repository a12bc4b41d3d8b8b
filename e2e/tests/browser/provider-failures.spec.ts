import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';
import { type ChatCall } from '../../support/provider.js';
import { SAYS } from '../../support/texts.js';

const QUESTION = 'Wann kommt der Schornsteinfeger?';

/** Ways in which a provider fails for good; the most calls that one message may cost. */
const FAILURES: Record<string, { act: (call: ChatCall) => void; calls: number }> = {
  'answers 500 each time': { act: (call) => call.fail(500), calls: 3 },
  'refuses the key': { act: (call) => call.fail(401, 'invalid_api_key'), calls: 1 },
  'has no money left': { act: (call) => call.fail(429, 'insufficient_quota'), calls: 1 },
  'cuts each connection': { act: (call) => call.cut(), calls: 3 },
  'cuts each answer in the middle': {
    act: (call) => {
      call.say('Der Schornstein');
      call.cut();
    },
    calls: 3,
  },
};

for (const [name, { act, calls }] of Object.entries(FAILURES)) {
  test(`a provider that ${name} ends in an apology, and a retry works`, async ({
    page,
    guided,
    provider,
    tenant,
  }) => {
    const chat = new ChatPage(page);
    await chat.open(guided.url);
    await chat.identify(tenant);
    provider.always(act);
    await chat.say(QUESTION);
    await expect(chat.answerTo(QUESTION)).toContainText(SAYS.apology);
    await expect(chat.log).not.toContainText('fake');
    await expect(page.getByText(chat.labels.typing)).toBeHidden();
    expect(provider.calls.length).toBeLessThanOrEqual(calls);

    provider.always((call) => call.answer('Er kommt im Mai.'));
    await chat.log.getByRole('button', { name: 'Retry' }).click();
    await expect(chat.answerTo(QUESTION)).toContainText('Er kommt im Mai.');
    await expect(chat.log).not.toContainText(SAYS.apology);
    await page.reload();
    await expect(chat.answerTo(QUESTION)).toContainText('Er kommt im Mai.');
    await expect(chat.messages.filter({ hasText: QUESTION })).toHaveCount(1);
  });
}

test('a failure that the server cannot explain is told in the words of the chat', async ({
  page,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  await page.route('**/graphql', (route) =>
    route.fulfill({
      json: { errors: [{ message: 'Oh no', extensions: { code: 'INTERNAL' } }] },
    }),
  );
  await chat.say(QUESTION);
  await expect(chat.answerTo(QUESTION)).toContainText(SAYS.apology);
  await expect(page.getByText('Failed to send message: unknown error')).toBeVisible();
  await expect(page.getByText('Oh no')).toHaveCount(0);
  await page.unroute('**/graphql');
  await chat.log.getByRole('button', { name: 'Retry' }).click();
  await expect(chat.answerTo(QUESTION)).not.toContainText(SAYS.apology);
  await expect(chat.messages.filter({ hasText: QUESTION })).toHaveCount(1);
});

test('a provider that fails twice and then answers is not noticed', async ({
  page,
  guided,
  provider,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(guided.url);
  await chat.identify(tenant);
  await chat.say(QUESTION);
  (await provider.next()).fail(500);
  (await provider.next()).fail(503);
  (await provider.next()).answer('Er kommt im Mai.');
  await expect(chat.answerTo(QUESTION)).toContainText('Er kommt im Mai.');
  await expect(chat.log).not.toContainText(SAYS.apology);
  expect(provider.calls).toHaveLength(3);
});
