import { toRequestFailure } from '@hausgeist/shell-api/slim';
import { gql } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createTransport } from './transport';

const QUERY = gql`
  query Contact($id: ID!) {
    contact(id: $id) {
      phone
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
    query: expect.stringContaining('contact(id: $id)'),
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
