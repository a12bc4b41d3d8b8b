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
});
