import type { CompanyRole, Language, PageCompany } from '@hausgeist/schema';
import { createContext, use } from 'react';

/** What the visitor chose; `system` follows the operating system. */
export type ThemePreference = 'system' | 'light' | 'dark';

/**
 * State of the real-time socket. `disconnected` while no component needs it or the server closed it
 * on purpose; `error` once every automatic attempt has failed and only a trigger brings it back.
 */
export type ConnectionState = 'disconnected' | 'connecting' | 'connected' | 'error';

/** The page's one real-time connection, as the hooks see it. */
export interface Connection {
  getState: () => ConnectionState;
  /** Calls back at every change of state; returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Calls back each time the socket is open again after it was lost. */
  onReconnected: (listener: () => void) => () => void;
  /** Tries at once instead of waiting for the next automatic attempt. */
  reconnect: () => void;
}

/** What a passing message is about. */
export type ToastTone = 'success' | 'danger' | 'info' | 'warning';

/** What one can do about a passing message; it is gone afterwards. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** Passing messages that become one as soon as there are several; a shell of an earlier version shows each. */
export interface ToastGroup {
  name: string;
  /** What the one message says in place of so many. */
  text: (count: number) => string;
  action: ToastAction;
}

/** Shows a message for some seconds, whichever page comes next. */
export type ShowToast = (
  text: string,
  tone?: ToastTone,
  action?: ToastAction,
  group?: ToastGroup,
) => void;

/** Who is signed in to a console, and what they may do right now. */
export interface SessionViewer {
  kind: 'ADMIN' | 'COMPANY_USER';
  /** Permission keys in force; all of them for administrators. */
  permissions: readonly string[];
  twoFactorEnabled: boolean;
  admin?: { id: string; firstName: string; lastName: string; email: string } | undefined;
  companyUser?:
    | {
        id: string;
        firstName: string;
        lastName: string;
        fullName: string;
        email: string;
        role: CompanyRole;
        managingCompany: { id: string; name: string };
        /** Where the logo of their company is; null where it has none. */
        companyLogoUrl?: string | null;
        passwordIsTemporary: boolean;
        /** Nothing but changing it is open to them. */
        passwordChangeIsDue: boolean;
        /** They came by their organisation, and have not accepted the terms of use yet. */
        termsAreDue: boolean;
      }
    | undefined;
}

/** The session of the console that the page is in. Changes of the viewer arrive by themselves. */
export interface StaffSession {
  /** `checking` until the server has said what a stored token is worth. */
  status: 'checking' | 'signedOut' | 'signedIn';
  viewer: SessionViewer | null;
  /** The server could not be asked while `checking`; it is asked again by itself. */
  isUnreachable: boolean;
  /** Asks it at once who is signed in. */
  askAgain: () => void;
  /** Id of the company in whose portal an administrator works; null for its own people. */
  actingFor: string | null;
  /** Keeps a fresh access token and what the sign-in answered about the person. */
  signIn: (token: string, record: object) => Promise<void>;
  /** Ends the session on the server, then here. Where to go next is the caller's to say. */
  signOut: () => Promise<void>;
  /** Forgets the session in this browser only. */
  clear: () => void;
  /** Calls the server's REST interface as the signed-in user, with `path` below `/api`. */
  rest: (path: string, init?: RequestInit) => Promise<Response>;
  /** The access token of now; it changes every few minutes. */
  accessToken: () => string | null;
}

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
  /** Whose chat the page is, on tenants' pages of one company. */
  company?: PageCompany | undefined;
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
