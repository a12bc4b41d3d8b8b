import { ApolloProvider } from '@apollo/client/react';
import { ShellContext, type ShellContextValue } from '@hausgeist/shell-api/host';
import { useEffect, useState, type ReactNode } from 'react';
import { createSession } from './session';

interface SessionProviderProps {
  preferences: Omit<ShellContextValue, 'connection' | 'resetSession'>;
  children: ReactNode;
}

/**
 * Gives the page its one Apollo client and its one socket. Key it by the audience: whoever acts in
 * one area never shares cache or socket with another.
 */
export function SessionProvider({ preferences, children }: SessionProviderProps) {
  const [session] = useState(createSession);
  useEffect(() => () => session.dispose(), [session]);
  const value: ShellContextValue = {
    ...preferences,
    connection: session.socket.connection,
    resetSession: session.reset,
  };
  return (
    <ShellContext value={value}>
      <ApolloProvider client={session.client}>{children}</ApolloProvider>
    </ShellContext>
  );
}
