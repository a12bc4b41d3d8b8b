import { gql } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from './client';
import { EarlyAnswers } from './early-answers';
import { createSession } from './session';
import { createSocket } from './socket';
import type { Send } from './post';

const END = gql`
  mutation End {
    end
  }
`;

const NOW = gql`
  query Now($hour: Int) {
    now(hour: $hour)
  }
`;

const credentials = { authorize: (send: Send) => send() };

/** The waits, in milliseconds, after which requests were to be given up. */
function watchTimeouts() {
  const signal = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', async () => Response.json({ data: { end: true } }));
  return signal;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('requests over HTTP', () => {
  it('are given up after 30 s, or when the operation says so', async () => {
    const timeouts = watchTimeouts();
    const client = createApolloClient(createSocket('ws://localhost'));
    await client.mutate({ mutation: END });
    const context = { fetchOptions: { timeoutMs: 120_000 } };
    await client.mutate({ mutation: END, context });
    expect(timeouts.mock.calls).toEqual([[30_000], [120_000]]);
  });

  it('take what was asked before the scripts had arrived, once and while it is of now', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const sent = vi.fn<typeof fetch>(async () => Response.json({ data: { now: 2 } }));
    vi.stubGlobal('fetch', sent);
    const { client } = createSession({ ...credentials });
    const ask = async (hour: number) => {
      const variables = { hour };
      return (await client.query({ query: NOW, variables, fetchPolicy: 'network-only' })).data;
    };
    await ask(1);
    const question = sent.mock.calls[0]?.[1]?.body as string;
    const early = new EarlyAnswers();
    vi.stubGlobal('earlyAnswers', early);
    early.keep(question, Promise.resolve({ data: { now: 1 } }));
    expect(await ask(2)).toEqual({ now: 2 });
    expect(await ask(1)).toEqual({ now: 1 });
    expect(await ask(1)).toEqual({ now: 2 });
    early.keep(question, Promise.resolve({ data: { now: 1 } }));
    clock.mockReturnValue(6_000);
    expect(await ask(1)).toEqual({ now: 2 });
    expect(sent).toHaveBeenCalledTimes(4);
  });

  it('are not sent twice where a page asks what is being asked ahead', async () => {
    const sent = vi.fn<() => Promise<Response>>(async () => Response.json({ data: { now: 1 } }));
    vi.stubGlobal('fetch', sent);
    const { client, askAhead } = createSession({ ...credentials });
    const question = { query: NOW, variables: { hour: 1 } };
    askAhead(question);
    expect((await client.query(question)).data).toEqual({ now: 1 });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('name a trace each where the page says that the server follows them', async () => {
    const sent: Headers[] = [];
    vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
      sent.push(new Headers(headers));
      return Response.json({ data: { end: true } });
    });
    const client = createApolloClient(createSocket('ws://localhost'));
    await client.mutate({ mutation: END });
    document.documentElement.dataset['traced'] = '';
    try {
      await client.mutate({ mutation: END });
      await client.mutate({ mutation: END });
    } finally {
      delete document.documentElement.dataset['traced'];
    }
    const [without, one, other] = sent.map((headers) => headers.get('traceparent'));
    expect(without).toBeNull();
    expect(one).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(other).not.toBe(one);
    expect(sent.every((headers) => headers.get('apollo-require-preflight') === '1')).toBe(true);
  });
});
