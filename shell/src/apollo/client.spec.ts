import { gql } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from './client';
import { createSocket } from './socket';

const END = gql`
  mutation End {
    end
  }
`;

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
