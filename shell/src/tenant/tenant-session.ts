import { GraphqlClient } from '@hausgeist/shell-api/host';
import { createContext } from 'react';
import { createSocket, socketUrl, type Socket } from '../apollo/socket';
import { createTransport } from '../apollo/transport';

/** Everything that speaks to the server on behalf of a tenant. */
export interface TenantSession {
  client: GraphqlClient;
  socket: Socket;
  /** The page stands in a frame on another website, where browsers take other cookies. */
  isEmbedded: boolean;
  /** What else has to forget what it has read. */
  others: Set<() => Promise<unknown>>;
  /** Forgets what was read, reads anew what is shown, and reconnects. */
  reset: () => Promise<void>;
}

/** The session of the page around; none in the consoles. */
export const TenantSessionContext = createContext<TenantSession | null>(null);

/** Starts a session; audiences do not share one. */
export function createTenantSession(isEmbedded = false): TenantSession {
  const socket = createSocket(socketUrl());
  const client = new GraphqlClient(createTransport(socket, { isEmbedded }));
  const others = new Set<() => Promise<unknown>>();
  return {
    client,
    socket,
    isEmbedded,
    others,
    async reset() {
      socket.restart();
      await Promise.all([client.reset(), ...Array.from(others, (forget) => forget())]);
    },
  };
}
