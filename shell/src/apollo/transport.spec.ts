import type { GraphqlDocument } from '@hausgeist/shell-api/host';
import { toRequestFailure } from '@hausgeist/shell-api/slim';
import { gql, type TypedDocumentNode } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createTransport } from './transport';

const QUERY = 'query Contact($id:ID!){contact(id:$id){phone}}' as GraphqlDocument;
/** As front ends of before have it, and of other repositories. */
const TREE: TypedDocumentNode = gql`
  subscription News {
    news {
      text
    }
  }
`;
const SOCKET = { client: { subscribe: () => () => undefined } } as never;

afterEach(() => vi.restoreAllMocks());

function answering(body: string, status = 200) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
}

it('sends an operation with its name, and from a frame with a word of that', async () => {
  const fetched = answering('{"data":{"contact":null}}');
  const { ask } = createTransport(SOCKET, { isEmbedded: true });
  expect(await ask({ document: QUERY, variables: { id: '1' } })).toEqual({
    data: { contact: null },
  });
  const { body, headers } = fetched.mock.calls[0]?.[1] ?? {};
  expect(JSON.parse(body as string)).toEqual({
    operationName: 'Contact',
    query: QUERY,
    variables: { id: '1' },
  });
  expect(headers).toMatchObject({ 'x-embedded': '1', 'content-type': 'application/json' });
});

it('hands on errors of the server, and fails with the status of anything else', async () => {
  const { ask } = createTransport(SOCKET);
  const request = { document: QUERY, variables: {} };
  answering('{"errors":[{"message":"Nein."}]}', 401);
  expect(await ask(request)).toEqual({ errors: [{ message: 'Nein.' }] });
  answering('<html>Bad gateway</html>', 404);
  const failure: unknown = await ask(request).catch((error: unknown) => error);
  expect(toRequestFailure(failure).code).toBe('NOT_FOUND');
});

it('follows what is a tree as soon as it has words, unless that is over by then', async () => {
  const subscribe = vi.fn<(words: object, sink: object) => () => void>(() => end);
  const end = vi.fn<() => void>();
  const { follow } = createTransport({ client: { subscribe } } as never);
  const sink = { next: vi.fn<() => void>(), error: vi.fn<() => void>(), complete: () => undefined };
  const stop = follow({ document: TREE, variables: {} }, sink);
  follow({ document: TREE, variables: {} }, sink)();
  await expect.poll(() => subscribe).toHaveBeenCalledTimes(1);
  expect(subscribe.mock.calls[0]?.[0]).toMatchObject({
    operationName: 'News',
    query: expect.stringContaining('text'),
  });
  stop();
  expect(end).toHaveBeenCalledTimes(1);
  expect(sink.error).not.toHaveBeenCalled();
});

it('gives up what nobody waits for any more', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_answer, refuse) => {
        init?.signal?.addEventListener('abort', () => refuse(new Error('given up')));
      }),
  );
  const abort = new AbortController();
  const { ask } = createTransport(SOCKET);
  const asked = ask({ document: QUERY, variables: {}, signal: abort.signal });
  await expect.poll(() => fetched).toHaveBeenCalled();
  abort.abort();
  await expect(asked).rejects.toThrow('given up');
});
