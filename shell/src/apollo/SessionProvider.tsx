import { ApolloProvider } from '@apollo/client/react';
import { ShellContext, type ShellContextValue } from '@hausgeist/shell-api/host';
import { useEffect, useState, type ReactNode } from 'react';
import { createSession } from './session';

interface SessionProviderProps {
  preferences: Pick<ShellContextValue, 'locale' | 'setLocale' | 'theme' | 'setTheme'>;
  children: ReactNode;
}

/**
 * Gives the tenants' pages their one Apollo client and their one socket. The consoles have sessions
 * of their own: areas never share a cache or socket with one another.
 */
export function SessionProvider({ preferences, children }: SessionProviderProps) {
  const [session] = useState(createSession);
  useEffect(() => () => session.dispose(), [session]);
  const value: ShellContextValue = {
    ...preferences,
    connection: session.socket.connection,
    resetSession: session.reset,
    staff: null,
    showToast: () => undefined,
  };
  return (
    <ShellContext value={value}>
      <ApolloProvider client={session.client}>{children}</ApolloProvider>
    </ShellContext>
  );
}
