import { ChatPage } from '../../support/chat-page.js';
import { HEATING, lindenhof } from '../../support/demo.js';
import { textFile } from '../../support/files.js';
import { expect, test } from '../../support/fixtures.js';
import { readMailFile, readMails } from '../../support/outbox.js';
import { readPdf } from '../../support/pdf.js';
import { SAYS } from '../../support/texts.js';

// The main journeys are gone with everything moving, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'a tenant signs in, gets an answer that cites the own company, ends the chat and gets the summary',
  { tag: '@phone' },
  async ({ page, newProduct, tenant }) => {
    const product = await newProduct();
    await product.start();
    const chat = new ChatPage(page);
    await chat.open(product.url);

    await test.step('the sign-in asks for e-mail and number, and takes a second try', async () => {
      await expect(chat.endButton).toBeDisabled();
      await chat.giveEmail(tenant.email);
      await expect(chat.endButton).toBeDisabled();
      await chat.say(tenant.authNumber === '000000' ? '111111' : '000000');
      await chat.shows(SAYS.wrongNumber);
      await expect(chat.endButton).toBeDisabled();
      await chat.say(tenant.authNumber);
      await chat.shows(SAYS.greeting(tenant.firstName));
      await expect(chat.endButton).toBeEnabled();
    });

    await test.step('a question is answered with the facts of the own company', async () => {
      await chat.say(HEATING.question);
      const answer = chat.answerTo(HEATING.question);
      await expect(answer).toContainText(HEATING.lindenhof.fact);
      await expect(answer).toContainText(`Source: ${HEATING.lindenhof.source}`);
      await expect(chat.log).not.toContainText(HEATING.seeblick.fact);
    });

    await test.step('the answer is rated, also for those who come back', async () => {
      await chat.log.getByRole('button', { name: 'Helpful', exact: true }).click();
      await expect(chat.log).toContainText('Thank you for your feedback.');
      await page.reload();
      const thumb = chat.log.getByRole('button', { name: 'Helpful', exact: true });
      await expect(thumb).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('a file goes along with a message', async () => {
      await chat.attach([textFile('Protokoll Heizung.txt', 2_000)]);
      await chat.say('Anbei mein Protokoll der Temperaturen.');
      await expect(chat.attachedFiles).toContainText('Protokoll Heizung.txt');
      await expect(chat.answerTo('Anbei mein Protokoll')).toBeVisible();
    });

    await test.step('the end shows the summary and says where it goes', async () => {
      await chat.end();
      await expect(chat.summary).toContainText(/PDF .* was sent to the property management team/);
      await expect(chat.summary).toContainText(/Heizung/);
    });

    await test.step('the mails are out: one to the tenant, one with the PDF and the file to the team', async () => {
      await expect.poll(() => readMails(product)).toHaveLength(2);
      const mails = await readMails(product);
      const toTenant = mails.find(({ to }) => to === tenant.email);
      const toTeam = mails.find(({ to }) => to === lindenhof.email);
      expect(toTenant?.text).toMatch(/Heizung/);
      expect(toTenant?.html).toMatch(/Heizung/);
      if (!toTeam) throw new Error('The team got no mail.');
      expect(toTeam.attachments).toEqual([
        expect.objectContaining({ contentType: 'application/pdf' }),
        expect.objectContaining({ filename: 'Protokoll Heizung.txt' }),
      ]);
      const pdf = await readPdf(await readMailFile(product, toTeam));
      expect(pdf.pages).toBeGreaterThan(0);
      expect(pdf.text).toContain(lindenhof.name);
      expect(pdf.text).toContain(`${tenant.firstName} ${tenant.lastName}`);
      expect(pdf.text).toContain(HEATING.question);
      expect(pdf.text).toContain('Protokoll Heizung.txt');
    });

    await test.step('closing the dialog starts a new session', async () => {
      const before = await chat.sessionId();
      await chat.summary.getByRole('button', { name: 'Close' }).last().click();
      await expect(chat.summary).toBeHidden();
      await chat.shows(SAYS.welcome);
      await expect(chat.messages).toHaveCount(1);
      await expect(chat.endButton).toBeDisabled();
      expect(await chat.sessionId()).not.toBe(before);
    });
  },
);

test("another company's tenant gets that company's facts", async ({
  page,
  product,
  otherTenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(otherTenant);
  await chat.say(HEATING.question);
  const answer = chat.answerTo(HEATING.question);
  await expect(answer).toContainText(HEATING.seeblick.fact);
  await expect(answer).toContainText(`Source: ${HEATING.seeblick.source}`);
  await expect(chat.log).not.toContainText(HEATING.lindenhof.fact);
  await expect(chat.log).not.toContainText(lindenhof.name);
});

test('an answer appears piece by piece as the provider writes it', async ({
  page,
  guided,
  provider,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(guided.url);
  await chat.identify(tenant);
  await chat.say('Wann kommt der Schornsteinfeger?');
  const call = await provider.next();
  await expect(page.getByText(chat.labels.typing)).toBeAttached();
  // A word is shown when the next one has begun: it might have been part of a number.
  call.say('Er kommt wohl ');
  await chat.shows('Er kommt');
  await expect(page.getByText(chat.labels.typing)).toBeHidden();
  call.say('schon **im Mai** zu Ihnen.');
  await expect(chat.log.getByText('im Mai')).toBeVisible();
  call.finish();
  await expect(chat.answerTo('Wann kommt der Schornsteinfeger?')).toContainText(
    'Er kommt wohl schon im Mai zu Ihnen.',
  );
  await expect(chat.log).not.toHaveAttribute('aria-busy', 'true');
});

test("'Clear Conversation' asks first, then starts over with nobody signed in", async ({
  page,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  await chat.say(HEATING.question);
  await expect(chat.answerTo(HEATING.question)).toBeVisible();
  await chat.clear();
  await chat.shows(SAYS.welcome);
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.log).not.toContainText(HEATING.question);
  await expect(chat.endButton).toBeDisabled();
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  await page.reload();
  await chat.shows(SAYS.welcome);
  await expect(chat.log).not.toContainText(HEATING.question);
});

test('an empty message cannot be sent, and a double click sends once', async ({
  page,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.input.fill('   ');
  await expect(chat.sendButton).toBeDisabled();
  await chat.identify(tenant);
  await expect(chat.sendButton).toBeDisabled();
  const question = 'Wann wird der Müll abgeholt?';
  await chat.input.fill(question);
  await chat.sendButton.dblclick();
  await expect(chat.answerTo(question)).toBeVisible();
  await page.reload();
  await expect(chat.answerTo(question)).toBeVisible();
  await expect(chat.messages.filter({ hasText: question })).toHaveCount(1);
});
