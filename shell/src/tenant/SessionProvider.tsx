import {
  GraphqlClientContext,
  ShellContext,
  type ShellContextValue,
} from '@hausgeist/shell-api/host';
import type { PageCompany } from '@hausgeist/schema';
import { useEffect, useState, type ReactNode } from 'react';
import { createTenantSession, TenantSessionContext } from './tenant-session';

interface SessionProviderProps {
  preferences: Pick<ShellContextValue, 'locale' | 'setLocale' | 'theme' | 'setTheme'>;
  company: PageCompany | undefined;
  children: ReactNode;
}

/**
 * Gives the tenants' pages their one client and their one socket. The consoles have sessions
 * of their own: areas never share a cache or socket with one another.
 */
export function SessionProvider({ preferences, company, children }: SessionProviderProps) {
  const [session] = useState(() => createTenantSession(company?.isEmbedded));
  useEffect(() => () => session.socket.dispose(), [session]);
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
      <TenantSessionContext value={session}>
        <GraphqlClientContext value={session.client}>{children}</GraphqlClientContext>
      </TenantSessionContext>
    </ShellContext>
  );
}
