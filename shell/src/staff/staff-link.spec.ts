import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { of, throwError } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { createStaffLink } from './staff-link';

const QUERY = gql('{ hello }');
const ok = () => of<ApolloLink.Result>({ data: { hello: 'world' } });
const refused = () =>
  of<ApolloLink.Result>({
    data: null,
    errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }],
  });
const http401 = () =>
  throwError(
    () => new ServerError('no', { response: new Response(null, { status: 401 }), bodyText: '' }),
  );

/** A client whose server gives these answers in turn, and what it was sent. */
function setUp(token: string | null, answers: (() => ReturnType<typeof ok>)[]) {
  const sent: (string | undefined)[] = [];
  const renew = vi.fn<(stale: string) => Promise<string | null>>(async () => 'new');
  const server = new ApolloLink((operation) => {
    const headers = operation.getContext()['headers'] as Record<string, string> | undefined;
    sent.push(headers?.['authorization']);
    const answer = answers.shift();
    return answer ? answer() : ok();
  });
  const link = createStaffLink({ token, renew }).concat(server);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return { client, renew, sent };
}

it('sends the token along', async () => {
  const { client, sent, renew } = setUp('abc', [ok]);
  await client.query({ query: QUERY });
  expect(sent).toEqual(['Bearer abc']);
  expect(renew).not.toHaveBeenCalled();
});

it.each([
  ['in the answer', refused],
  ['by status', http401],
])('tries once more with a new token when it is refused %s', async (_how, answer) => {
  const { client, sent, renew } = setUp('old', [answer]);
  const { data } = await client.query({ query: QUERY });
  expect(data).toEqual({ hello: 'world' });
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
  expect(renew).toHaveBeenCalledWith('old');
});

it('fails as the server did when the session has ended', async () => {
  const { client, renew, sent } = setUp('old', [refused]);
  renew.mockResolvedValue(null);
  await expect(client.query({ query: QUERY })).rejects.toThrow('no');
  expect(sent).toHaveLength(1);
});

it('renews nothing for somebody who is not signed in', async () => {
  const { client, renew, sent } = setUp(null, [refused]);
  await expect(client.query({ query: QUERY })).rejects.toThrow('no');
  expect(renew).not.toHaveBeenCalled();
  expect(sent).toEqual([undefined]);
});
