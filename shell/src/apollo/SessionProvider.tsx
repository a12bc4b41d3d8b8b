import { ApolloProvider } from '@apollo/client/react';
import { ShellContext, type ShellContextValue } from '@hausgeist/shell-api/host';
import type { PageCompany } from '@hausgeist/schema';
import { useEffect, useState, type ReactNode } from 'react';
import { createSession } from './session';

interface SessionProviderProps {
  preferences: Pick<ShellContextValue, 'locale' | 'setLocale' | 'theme' | 'setTheme'>;
  company: PageCompany | undefined;
  children: ReactNode;
}

/**
 * Gives the tenants' pages their one Apollo client and their one socket. The consoles have sessions
 * of their own: areas never share a cache or socket with one another.
 */
export function SessionProvider({ preferences, company, children }: SessionProviderProps) {
  const [session] = useState(() => createSession({ isEmbedded: company?.isEmbedded }));
  useEffect(() => () => session.dispose(), [session]);
  const value: ShellContextValue = {
    ...preferences,
    connection: session.socket.connection,
    resetSession: session.reset,
    company,
    staff: null,
    showToast: () => undefined,
  };
  return (
    <ShellContext value={value}>
      <ApolloProvider client={session.client}>{children}</ApolloProvider>
    </ShellContext>
  );
}
