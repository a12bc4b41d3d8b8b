import { ChatPage } from '../../support/chat-page.js';
import { picture } from '../../support/files.js';
import { keptFiles } from '../../support/kept-files.js';
import { expect, test } from '../../support/fixtures.js';
import { SAYS } from '../../support/texts.js';

const QUESTION = 'Wann kommt der Schornsteinfeger?';
const ANSWER = 'Der Schornsteinfeger kommt wohl im Mai und sagt vorher Bescheid.';
/** A word is shown when the next one has begun: it might have been part of a number. */
const FIRST = 'Der Schornsteinfeger kommt wohl';
const BEGINNING = `${FIRST} im `;
const SECOND = ANSWER.slice(BEGINNING.length);

/** The conversation shows the question once and the whole answer once, right behind it. */
async function expectOnce(chat: ChatPage): Promise<void> {
  await expect(chat.answerTo(QUESTION)).toContainText(ANSWER);
  await expect(chat.messages.filter({ hasText: QUESTION })).toHaveCount(1);
  await expect(chat.messages.filter({ hasText: FIRST })).toHaveCount(1);
}

test('a reload in mid-answer continues where the answer was', async ({
  page,
  guided,
  provider,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(guided.url);
  await chat.identify(tenant);
  await chat.say(QUESTION);
  const call = await provider.next();
  call.say(BEGINNING);
  await chat.shows(FIRST);
  await page.reload();
  await expect(chat.answerTo(QUESTION)).toContainText(FIRST);
  call.say(SECOND);
  call.finish();
  await expectOnce(chat);
  expect(provider.calls).toHaveLength(1);
});

test('a second tab shows the same conversation, live', async ({
  page,
  context,
  guided,
  provider,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(guided.url);
  await chat.identify(tenant);
  await chat.say(QUESTION);
  const call = await provider.next();
  call.say(BEGINNING);
  await chat.shows(FIRST);

  const second = new ChatPage(await context.newPage());
  await second.page.goto(guided.url);
  await expect(second.answerTo(QUESTION)).toContainText(FIRST);
  call.say(SECOND);
  call.finish();
  await expectOnce(chat);
  await expectOnce(second);

  await second.say('Und wer bezahlt ihn?');
  (await provider.next()).answer('Das zahlt die Verwaltung.');
  await expect(chat.answerTo('Und wer bezahlt ihn?')).toContainText('Das zahlt die Verwaltung.');
  await expect(second.answerTo('Und wer bezahlt ihn?')).toContainText('Das zahlt die Verwaltung.');
});

test('an answer written while the browser was offline is there when it is back', async ({
  page,
  context,
  guided,
  provider,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(guided.url);
  await chat.identify(tenant);
  await chat.say(QUESTION);
  const call = await provider.next();
  call.say(BEGINNING);
  await chat.shows(FIRST);
  await context.setOffline(true);
  call.say(SECOND);
  call.finish();
  await context.setOffline(false);
  await expectOnce(chat);
});

test('a message without a connection waits, and goes out once by itself when it is back', async ({
  page,
  context,
  guided,
  provider,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(guided.url);
  await chat.identify(tenant);
  await context.setOffline(true);
  await chat.say(QUESTION);
  await expect(page.getByText('Failed to send message: no connection to the server')).toBeVisible();
  await expect(chat.log.getByText(QUESTION)).toBeVisible();
  await expect(chat.log.getByRole('button', { name: 'Retry' })).toBeVisible();
  provider.always((call) => call.answer(ANSWER));
  await context.setOffline(false);
  await expectOnce(chat);
  expect(provider.calls).toHaveLength(1);
});

test('chosen files survive a reload, go out once with their message, and are forgotten with the chat', async ({
  page,
  guided,
  provider,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(guided.url);
  await chat.identify(tenant);
  await chat.attach([picture('Leck.png')]);
  await expect(chat.stagedFiles).toHaveCount(1);
  await expect.poll(() => keptFiles(page)).toEqual(['Leck.png']);
  await page.reload();
  await expect(chat.stagedFiles).toContainText('Leck.png');
  provider.always((call) => call.answer(ANSWER));
  await chat.say(QUESTION);
  await expectOnce(chat);
  await expect(chat.attachedFiles).toContainText('Leck.png');
  await page.reload();
  await expectOnce(chat);
  await expect(chat.attachedFiles).toHaveCount(1);
  await expect(chat.stagedFiles).toHaveCount(0);

  await chat.attach([picture('Später.png')]);
  await expect.poll(() => keptFiles(page)).toEqual(['Später.png']);
  await chat.clear();
  await chat.shows(SAYS.welcome);
  await expect.poll(() => keptFiles(page)).toEqual([]);
});

test('code that does not come after the sign-in takes nothing away, and is fetched again', async ({
  page,
  guided,
  provider,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(guided.url);
  await page.route(/\.js$/, (route) => route.abort());
  await chat.identify(tenant);
  provider.always((call) => call.answer(ANSWER));
  await chat.say(QUESTION);
  await expectOnce(chat);
  await chat.endButton.click();
  await page.unroute(/\.js$/);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test.describe(() => {
  test.use({ ownGuided: true });

  for (const [how, stop] of [
    ['stopped', 'terminate'],
    ['killed', 'kill'],
  ] as const) {
    test(`a server that is ${how} in mid-answer and started again loses and doubles nothing`, async ({
      page,
      guided,
      provider,
      tenant,
    }) => {
      const chat = new ChatPage(page);
      await chat.open(guided.url);
      await chat.identify(tenant);
      provider.always((call) => call.answer('Guten Tag!'));
      await chat.say('Hallo');
      await expect(chat.answerTo('Hallo')).toContainText('Guten Tag!');

      const next = provider.next();
      await chat.say(QUESTION);
      const call = await next;
      call.say(BEGINNING);
      await chat.shows(FIRST);
      // A process that starts the answer anew gets it whole; a stop lets the running one end.
      const ended = guided[stop]();
      if (stop === 'terminate') {
        call.say(SECOND);
        call.finish();
      }
      await ended;
      provider.always((again) => again.answer(ANSWER));
      await guided.start();
      await expectOnce(chat);
      await expect(chat.messages.filter({ hasText: 'Guten Tag!' })).toHaveCount(1);
      await page.reload();
      await expectOnce(chat);
    });
  }
});
