import type { ApolloClient } from '@apollo/client';
import type { Question } from '@hausgeist/shell-api/host';
import { createApolloClient } from './client';
import type { PostOptions } from './post';
import { createSocket, socketUrl, type Socket, type SocketOptions } from './socket';

/** Everything that speaks to the server on behalf of a user of a console. */
export interface Session {
  client: ApolloClient;
  /** Asks what a page is going to ask. */
  askAhead: (question: Question) => void;
  socket: Socket;
  /** Forgets what was read, reads anew what is shown, and reconnects. */
  reset: () => Promise<void>;
  /** Forgets what was read and reconnects; what is shown is about to go. */
  forget: () => Promise<void>;
  dispose: () => void;
}

/** How a session proves who acts. */
export interface SessionCredentials extends SocketOptions {
  authorize: PostOptions['authorize'];
}

/** What was asked early was asked in the name of the session that ends here. */
function dropEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}

/** Starts a session; audiences do not share one. */
export function createSession(credentials: SessionCredentials): Session {
  const socket = createSocket(socketUrl(), credentials);
  const client = createApolloClient(socket, { authorize: credentials.authorize });
  return {
    client,
    askAhead(question) {
      // The page asks for itself, and shows what went wrong.
      client.query({ ...question, fetchPolicy: 'network-only' }).catch(() => undefined);
    },
    socket,
    async reset() {
      dropEarlyAnswers();
      socket.restart();
      await client.resetStore();
    },
    async forget() {
      dropEarlyAnswers();
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
