import { type GraphqlAnswer, ServerError } from '@hausgeist/shell-api/host';
import { expect, it, vi } from 'vitest';
import { withToken } from './with-token';

const ok = async (): Promise<GraphqlAnswer> => ({ data: { hello: 'world' } });
const refused = async (): Promise<GraphqlAnswer> => ({
  data: null,
  errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }],
});
const failing = (status: number) => async (): Promise<GraphqlAnswer> => {
  throw new ServerError(status);
};

/** Asks a server that gives these answers in turn; tells what it was sent. */
function ask(token: string | null, answers: (() => Promise<GraphqlAnswer>)[], fresh = 'new') {
  const sent: (string | undefined)[] = [];
  const renew = vi.fn<(stale: string) => Promise<string | null>>(async () => fresh || null);
  const answer = withToken({ token, renew }, async (used) => {
    sent.push(used);
    return (answers.shift() ?? ok)();
  });
  return { answer, renew, sent };
}

it('sends the token along', async () => {
  const { answer, sent, renew } = ask('abc', [ok]);
  expect(await answer).toEqual({ data: { hello: 'world' } });
  expect(sent).toEqual(['abc']);
  expect(renew).not.toHaveBeenCalled();
});

it.each([
  ['in the answer', refused],
  ['by status', failing(401)],
])('tries once more with a new token when it is refused %s', async (_how, first) => {
  const { answer, sent, renew } = ask('old', [first]);
  expect(await answer).toEqual({ data: { hello: 'world' } });
  expect(sent).toEqual(['old', 'new']);
  expect(renew).toHaveBeenCalledWith('old');
});

it('answers as the server did when the session has ended', async () => {
  const inAnswer = ask('old', [refused], '');
  expect(await inAnswer.answer).toMatchObject({ errors: [{ message: 'no' }] });
  expect(inAnswer.sent).toHaveLength(1);
  const byStatus = ask('old', [failing(401)], '');
  await expect(byStatus.answer).rejects.toMatchObject({ statusCode: 401 });
  expect(byStatus.sent).toHaveLength(1);
});

it('renews nothing for another failure, nor for somebody who is not signed in', async () => {
  const broken = ask('old', [failing(502)]);
  await expect(broken.answer).rejects.toMatchObject({ statusCode: 502 });
  const signedOut = ask(null, [refused]);
  expect(await signedOut.answer).toMatchObject({ errors: [{ message: 'no' }] });
  expect(signedOut.sent).toEqual([undefined]);
  for (const { renew } of [broken, signedOut]) expect(renew).not.toHaveBeenCalled();
});
