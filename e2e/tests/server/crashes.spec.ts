import type { ChatClient } from '../../support/chat-client.js';
import { newSessionId } from '../../support/chat-client.js';
import { lindenhof } from '../../support/demo.js';
import { expect, signIn, test } from '../../support/fixtures.js';
import { readMails } from '../../support/outbox.js';

test.use({ ownGuided: true });

const textsOf = async (client: ChatClient, sessionId: string) =>
  (await client.messages(sessionId)).map(({ text }) => text);

test('a message gets exactly one answer, however often the power is cut in the middle of it', async ({
  guided: product,
  provider,
  tenant,
}) => {
  test.slow();
  const client = await signIn(product, tenant);
  const sessionId = newSessionId();
  const message = await client.send({ sessionId, content: 'Wann kommt der Schornsteinfeger?' });
  for (let cut = 0; cut < 3; cut += 1) {
    const call = await provider.next();
    call.say('Der Schornsteinfeger ');
    await product.kill();
    await product.start();
  }
  provider.always((again) => again.answer('Der Schornsteinfeger kommt im Mai.'));
  await expect
    .poll(() => textsOf(client, sessionId))
    .toEqual([message.text, 'Der Schornsteinfeger kommt im Mai.']);
  const [, answer] = await client.messages(sessionId);
  expect(answer).toMatchObject({ sender: 'BOT', status: 'COMPLETE', replyToId: message.id });

  // Another start finds nothing left to do.
  const calls = provider.calls.length;
  await product.kill();
  await product.start();
  expect(await client.messages(sessionId)).toHaveLength(2);
  expect(provider.calls).toHaveLength(calls);
});

test('a power cut right after the end of a chat leaves exactly one mail for tenant and team', async ({
  newProduct,
  tenant,
}) => {
  const product = await newProduct();
  await product.start();
  const client = await signIn(product, tenant);
  const sessionId = newSessionId();
  await client.send({ sessionId, content: 'Wann wird der Müll abgeholt?' });
  await expect.poll(() => textsOf(client, sessionId)).toHaveLength(2);
  await client.end(sessionId);
  await product.kill();

  const recipients = async () => (await readMails(product)).map(({ to }) => to).toSorted();
  const expected = [tenant.email, lindenhof.email].toSorted();
  await product.start();
  await expect.poll(recipients).toEqual(expected);
  expect(await client.conversation(sessionId)).toMatchObject({ status: 'ENDED' });

  // Whatever was half done has been finished, and nothing is done again.
  await product.kill();
  await product.start();
  expect(await client.end(sessionId)).toBe('COMPLETED');
  expect(await recipients()).toEqual(expected);
});

test('five power cuts while people write lose no acknowledged message and never keep it from starting', async ({
  newProduct,
}) => {
  test.slow();
  const product = await newProduct();
  await product.start();
  const acknowledged: { client: ChatClient; sessionId: string; text: string }[] = [];
  const writers = await Promise.all(
    lindenhof.endUsers.map(async (tenant) => ({
      client: await signIn(product, tenant),
      sessionId: newSessionId(),
    })),
  );

  for (let round = 0; round < 5; round += 1) {
    const stopAfter = acknowledged.length + 3;
    const cut = Promise.withResolvers<void>();
    const writing = Promise.allSettled(
      writers.map(async ({ client, sessionId }) => {
        // Limits per minute do not survive a power cut, so everybody may write a little each round.
        for (let number = 0; number < 5; number += 1) {
          const text = `Nachricht ${round}.${number} von ${sessionId}`;
          await client.send({ sessionId, content: text });
          acknowledged.push({ client, sessionId, text });
          if (acknowledged.length >= stopAfter) cut.resolve();
        }
      }),
    );
    await cut.promise;
    await product.kill();
    await writing;
    await product.start();
  }

  for (const { client, sessionId } of writers) {
    const mine = acknowledged.filter((one) => one.sessionId === sessionId).map(({ text }) => text);
    await expect
      .poll(async () => {
        const messages = await client.messages(sessionId);
        const questions = messages.filter(({ sender }) => sender === 'USER');
        const answered = messages.filter(
          ({ sender, status }) => sender === 'BOT' && status === 'COMPLETE',
        );
        const texts = questions.map(({ text }) => text);
        return {
          lost: mine.filter((text) => !texts.includes(text)),
          doubled: texts.filter((text, index) => texts.indexOf(text) !== index),
          // A message may be stored although the cut came before its acknowledgement.
          unanswered: questions.length - new Set(answered.map((one) => one.replyToId)).size,
          tooManyAnswers: answered.length - new Set(answered.map((one) => one.replyToId)).size,
        };
      })
      .toEqual({ lost: [], doubled: [], unanswered: 0, tooManyAnswers: 0 });
  }
});
