import { newSessionId } from '../../support/chat-client.js';
import { expect, signIn, test } from '../../support/fixtures.js';

test.use({ ownGuided: true });

test('told to stop in mid-answer, it finishes the answer first', async ({
  guided: product,
  provider,
  tenant,
}) => {
  const client = await signIn(product, tenant);
  const sessionId = newSessionId();
  await client.send({ sessionId, content: 'Wann kommt der Schornsteinfeger?' });
  const call = await provider.next();
  call.say('Er kommt ');
  const ended = product.terminate();
  call.say('im Mai.');
  call.finish();
  expect(await ended).toMatchObject({ code: 0 });
  await product.start();
  expect((await client.messages(sessionId)).map(({ text }) => text)).toEqual([
    'Wann kommt der Schornsteinfeger?',
    'Er kommt im Mai.',
  ]);
});

test('told to stop while the provider never comes to an end, it ends within 30 s and answers after the next start', async ({
  guided: product,
  provider,
  tenant,
}) => {
  test.slow();
  const client = await signIn(product, tenant);
  const sessionId = newSessionId();
  const message = await client.send({ sessionId, content: 'Wann kommt der Schornsteinfeger?' });
  const call = await provider.next();
  // One that is silent is given up after some seconds, and the answer is settled before the end.
  const endless = setInterval(() => call.say('und '), 1_000);
  const exit = await product.terminate();
  clearInterval(endless);
  expect(exit.code).toBe(0);
  expect(exit.ms).toBeLessThan(30_000);

  provider.always((again) => again.answer('Er kommt im Mai.'));
  await product.start();
  await expect
    .poll(async () => (await client.messages(sessionId)).map(({ text }) => text))
    .toEqual([message.text, 'Er kommt im Mai.']);
});

test('Ctrl-C pressed twice ends it cleanly', async ({ newProduct }) => {
  const product = await newProduct();
  await product.start();
  product.signal('SIGINT');
  expect(await product.terminate('SIGINT')).toMatchObject({ code: 0, signal: null });
  await product.start();
});
