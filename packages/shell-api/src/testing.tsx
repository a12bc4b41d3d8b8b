import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router';
import { POSSIBLE_TYPES } from './possible-types';
import { ShellContext, type ShellContextValue } from './shell-context';

const idle: ShellContextValue = {
  locale: 'en',
  setLocale: () => undefined,
  theme: 'system',
  setTheme: () => undefined,
  connection: {
    getState: () => 'disconnected',
    subscribe: () => () => undefined,
    onReconnected: () => () => undefined,
    reconnect: () => undefined,
  },
  resetSession: async () => undefined,
  staff: {
    status: 'signedOut',
    viewer: null,
    isUnreachable: false,
    askAgain: () => undefined,
    actingFor: null,
    signIn: async () => undefined,
    signOut: async () => undefined,
    clear: () => undefined,
    rest: (path, init) => fetch(`/api${path}`, init),
    accessToken: () => null,
  },
  showToast: () => undefined,
};

interface TestShellProps extends Partial<ShellContextValue> {
  children: ReactNode;
  /** Where the router starts. */
  path?: InitialEntry;
  /** Answers the GraphQL operations of the component under test. */
  link?: ApolloLink;
}

/** Everything the shell provides, for stories and component tests of micro-frontends. */
export function TestShell({ children, path = '/', link, ...overrides }: TestShellProps) {
  const [client] = useState(
    () =>
      new ApolloClient({
        link: link ?? ApolloLink.empty(),
        cache: new InMemoryCache({ possibleTypes: POSSIBLE_TYPES }),
      }),
  );
  return (
    <ShellContext value={{ ...idle, ...overrides }}>
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </ApolloProvider>
    </ShellContext>
  );
}
