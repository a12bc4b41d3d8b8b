import type { CompanyRole, Permission } from '@hausgeist/schema';
import { useShell } from './shell-context';

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
        passwordIsTemporary: boolean;
        /** Nothing but changing it is open to them. */
        passwordChangeIsDue: boolean;
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

/** The session of the console around the component. */
export function useSession(): StaffSession {
  const { staff } = useShell();
  if (!staff) throw new Error('There is no staff session in this part of the page.');
  return staff;
}

/** Whether the viewer has a permission right now. */
export function usePermission(permission: Permission): boolean {
  return useSession().viewer?.permissions.includes(permission) ?? false;
}

/** Calls the server's REST interface in the viewer's name. */
export function useRest(): StaffSession['rest'] {
  return useSession().rest;
}

/** Reads the access token, for uploads that report their progress. */
export function useAccessToken(): StaffSession['accessToken'] {
  return useSession().accessToken;
}
