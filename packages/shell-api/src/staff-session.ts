import type { Permission } from '@hausgeist/schema';
import { type StaffSession, useShell } from './shell-context';

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
