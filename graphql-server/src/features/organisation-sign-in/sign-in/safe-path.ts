import type { StaffAudience } from '../../../platform/http/index.js';

/** Where the pages of a console begin that a person may come back to. */
const INSIDE: Record<StaffAudience, string> = { admin: '/admin/', 'company-user': '/company/' };

const ANYWHERE = 'https://console.invalid';
const MOST_CHARACTERS = 500;

/** A path within a console, as browsers understand it; undefined for what leads anywhere else. */
export function safePath(
  wanted: string | null | undefined,
  audience: StaffAudience,
): string | undefined {
  if (!wanted || wanted.length > MOST_CHARACTERS || !URL.canParse(wanted, ANYWHERE))
    return undefined;
  const { origin, pathname, search } = new URL(wanted, ANYWHERE);
  if (origin !== ANYWHERE || !pathname.startsWith(INSIDE[audience])) return undefined;
  return pathname + search;
}
