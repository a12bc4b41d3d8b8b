import { createClient } from 'graphql-ws';
import type { GraphqlAnswer, TypedDocument } from './documents.js';
import { HausgeistError, type Refusal } from './errors.js';

/** How a subscription is followed. */
export interface FollowOptions<Data> {
  /**
   * The cursor of what was told. After a lost connection it becomes the variable `after`, so that the
   * server tells what happened meanwhile; without it, what the subscription tells anew has to do.
   */
  cursor?: (data: Data) => string | null | undefined;
}

interface Connecting {
  url: string;
  token: () => Promise<string | undefined>;
  /** Where the platform has no WebSocket of its own, as Node before version 22. */
  webSocket?: unknown;
}

const NO_WEB_SOCKET =
  'This platform has no WebSocket, as Node before version 22: give one as the option webSocket, e.g. that of the package ws.';

/** Closed for good: another attempt would change nothing. */
const FINAL = new Set([4400, 4401, 4406, 4409]);
const isClose = (error: unknown): error is { code: number } =>
  typeof error === 'object' && error !== null && 'code' in error;

/** What an operation on the socket was refused for. */
export function refusalOf({
  message,
  extensions = {},
}: NonNullable<GraphqlAnswer<0>['errors']>[0]) {
  return new HausgeistError({ ...(extensions as Partial<Refusal>), message });
}

/** What a subscription tells; connections that are lost are made again, for as long as it takes. */
export async function* follow<Data, Variables extends object>(
  { url, token, webSocket }: Connecting,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { cursor }: FollowOptions<Data> = {},
): AsyncGenerator<Data, void, undefined> {
  if (!webSocket && typeof WebSocket === 'undefined') throw new Error(NO_WEB_SOCKET);
  const socket = createClient({
    url,
    // Asked at each connection, so that a later one brings the token of that moment.
    connectionParams: async () => ({ token: await token() }),
    retryAttempts: Infinity,
    shouldRetry: (error) => !isClose(error) || !FINAL.has(error.code),
    ...(webSocket === undefined ? {} : { webSocketImpl: webSocket }),
  });
  // The client sends this very object at each new connection: the cursor in it is the last one.
  const position: Record<string, unknown> = Object.fromEntries(Object.entries(variables));
  try {
    const told = socket.iterate<Data>({ query: document.toString(), variables: position });
    for await (const { data, errors } of told) {
      if (errors?.[0]) throw refusalOf(errors[0]);
      if (!data) continue;
      const after = cursor?.(data);
      if (typeof after === 'string') position['after'] = after;
      yield data;
    }
  } catch (error) {
    // What the server refuses outright comes as the list of errors itself.
    if (Array.isArray(error) && error[0]) throw refusalOf(error[0] as { message: string });
    throw error;
  } finally {
    await socket.dispose();
  }
}
