import type { Language } from '@hausgeist/schema';
import { createContext, use } from 'react';
import type { Connection } from './connection';
import type { ShowToast } from './page';
import type { StaffSession } from './staff-session';
import type { ThemePreference } from './theme';

/** What the shell hands down to the hooks of this package. */
export interface ShellContextValue {
  /** In the consoles it is German or English, on tenants' pages any language. */
  locale: Language;
  setLocale: (locale: Language) => void;
  theme: ThemePreference;
  setTheme: (preference: ThemePreference) => void;
  /** The one socket of the page. */
  connection: Connection;
  /** Empties the cache and reopens the socket, so that both speak for the user of now. */
  resetSession: () => Promise<void>;
  /** In the consoles only. */
  staff: StaffSession | null;
  showToast: ShowToast;
}

export const ShellContext = createContext<ShellContextValue | null>(null);

/** The shell's context; throws where a component is rendered outside the shell. */
export function useShell(): ShellContextValue {
  const value = use(ShellContext);
  if (!value) throw new Error('Rendered outside the shell: wrap it in ShellProvider.');
  return value;
}
