import { expect, it, vi } from 'vitest';
import {
  type GraphqlAnswer,
  GraphqlClient,
  type GraphqlDocument,
  type GraphqlTransport,
} from './graphql-client';

type Contact = { phone: string };
const CONTACT = 'query Contact { phone }' as GraphqlDocument<Contact>;
const CHANGE = 'mutation Change { done }' as GraphqlDocument<{ done: true }>;

/** A client whose questions are answered when and as the test says. */
function open() {
  const waiting: ((answer: GraphqlAnswer) => void)[] = [];
  const ask = vi.fn<GraphqlTransport['ask']>(() => new Promise((resolve) => waiting.push(resolve)));
  const follow = vi.fn<GraphqlTransport['follow']>(() => () => undefined);
  const client = new GraphqlClient({ ask, follow });
  return { client, ask, follow, answer: (answer: GraphqlAnswer) => waiting.shift()?.(answer) };
}

it('asks once for what several want at the same time, and keeps the answer', async () => {
  const { client, ask, answer } = open();
  const both = Promise.all([client.query({ query: CONTACT }), client.query({ query: CONTACT })]);
  answer({ data: { phone: '1' } });
  expect(await both).toEqual([{ data: { phone: '1' } }, { data: { phone: '1' } }]);
  expect(await client.query({ query: CONTACT })).toEqual({ data: { phone: '1' } });
  expect(ask).toHaveBeenCalledTimes(1);
  const anew = client.query({ query: CONTACT, fetchPolicy: 'no-cache' });
  answer({ data: { phone: '2' } });
  expect(await anew).toEqual({ data: { phone: '2' } });
  expect(client.known(CONTACT)).toEqual({ phone: '1' });
});

it('fails with the errors of an answer, and keeps nothing of it', async () => {
  const { client, answer } = open();
  const asked = client.query({ query: CONTACT });
  answer({ data: null, errors: [{ message: 'Bitte anmelden.' }] });
  await expect(asked).rejects.toMatchObject({ errors: [{ message: 'Bitte anmelden.' }] });
  expect(client.known(CONTACT)).toBeUndefined();
});

it('reads anew what a change has touched, and tells those who show it', async () => {
  const { client, answer } = open();
  const listener = vi.fn<() => void>();
  client.watch(CONTACT, listener, true);
  const done = client.mutate({ mutation: CHANGE, refetchQueries: [CONTACT] });
  answer({ data: { done: true } });
  await done;
  answer({ data: { phone: '3' } });
  await expect.poll(() => listener).toHaveBeenCalledTimes(1);
  expect(client.known(CONTACT)).toEqual({ phone: '3' });
});

it('keeps nothing for the next session, nor what was still on its way', async () => {
  const { client, ask, answer } = open();
  const early = client.query({ query: CONTACT });
  client.watch(CONTACT, () => undefined, true);
  const reset = client.reset();
  answer({ data: { phone: 'of the person before' } });
  await expect(early).rejects.toThrow('another one');
  expect(client.known(CONTACT)).toBeUndefined();
  answer({ data: { phone: 'own' } });
  await reset;
  expect(client.known(CONTACT)).toEqual({ phone: 'own' });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('hears nothing of a subscription that it has ended', () => {
  const { client, follow } = open();
  const observer = {
    next: vi.fn<() => void>(),
    error: vi.fn<() => void>(),
    complete: vi.fn<() => void>(),
  };
  const following = client.subscribe({ query: CONTACT }).subscribe(observer);
  const sink = follow.mock.calls[0]?.[1];
  sink?.next({ data: { phone: '4' } });
  following.unsubscribe();
  sink?.next({ data: { phone: '5' } });
  sink?.complete();
  expect(observer.next.mock.calls).toEqual([[{ data: { phone: '4' } }]]);
  expect(observer.complete).not.toHaveBeenCalled();
});
