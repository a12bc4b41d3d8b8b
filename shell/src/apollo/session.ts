import type { ApolloClient, ApolloLink } from '@apollo/client';
import { createApolloClient } from './client';
import { createSocket, type Socket, type SocketOptions } from './socket';

/** Everything that speaks to the server on behalf of the user. */
export interface Session {
  client: ApolloClient;
  socket: Socket;
  /** Forgets what was read, reads anew what is shown, and reconnects. */
  reset: () => Promise<void>;
  /** Forgets what was read and reconnects; what is shown is about to go. */
  forget: () => Promise<void>;
  dispose: () => void;
}

/** Address of the GraphQL socket on the page's own origin. */
function socketUrl(): string {
  const url = new URL('/graphql', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** How a session proves who acts where cookies do not. */
export interface SessionCredentials extends SocketOptions {
  authorization: ApolloLink;
}

/** Where a session is, and who it is for. */
export interface SessionSurroundings {
  credentials?: SessionCredentials;
  /** The page stands in a frame on another website, where browsers take other cookies. */
  isEmbedded?: boolean | undefined;
}

/** Starts a session; audiences do not share one. */
export function createSession({ credentials, isEmbedded }: SessionSurroundings = {}): Session {
  const socket = createSocket(socketUrl(), credentials);
  const client = createApolloClient(socket, {
    authorization: credentials?.authorization,
    isEmbedded,
  });
  return {
    client,
    socket,
    async reset() {
      socket.restart();
      await client.resetStore();
    },
    async forget() {
      socket.restart();
      // Requests under way are aborted; their callers do not wait any more.
      await client.clearStore().catch(() => undefined);
    },
    dispose() {
      socket.dispose();
      client.stop();
    },
  };
}
