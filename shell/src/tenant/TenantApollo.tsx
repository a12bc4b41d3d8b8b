import { ApolloProvider } from '@apollo/client/react';
import { use, useEffect, useState, type ReactNode } from 'react';
import { createApolloClient } from '../apollo/client';
import { TenantSessionContext, type TenantSession } from './tenant-session';

function WithClient({ session, children }: { session: TenantSession; children: ReactNode }) {
  const { socket, isEmbedded, others } = session;
  const [client] = useState(() => createApolloClient(socket, { isEmbedded }));
  useEffect(() => {
    const forget = () => client.resetStore();
    others.add(forget);
    return () => {
      others.delete(forget);
      client.stop();
    };
  }, [client, others]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** Apollo's client on a tenant's page, for what was built with it. */
export function TenantApollo({ children }: { children: ReactNode }) {
  const session = use(TenantSessionContext);
  return session ? <WithClient session={session}>{children}</WithClient> : children;
}
