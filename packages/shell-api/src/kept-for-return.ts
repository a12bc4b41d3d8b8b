import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react';
import { useSession } from './staff-session';

/** What was on the page when a session ran out, by whose it was and where it belongs. */
const kept = new Map<string, unknown>();

/** The key names the user, so that users do not find what others have left. */
function useKey(place: string | undefined): string | undefined {
  const { viewer, actingFor } = useSession();
  const viewerId = viewer?.companyUser?.id ?? viewer?.admin?.id ?? '';
  return place === undefined ? undefined : `${viewerId} ${actingFor ?? ''} ${place}`;
}

/** What was kept for this place when the viewer's last session ran out. */
export function useReturned(place: string | undefined): unknown {
  const key = useKey(place);
  const [before] = useState(() => (key === undefined ? undefined : kept.get(key)));
  return before;
}

/**
 * Keeps what `read` gives if the session ends while the component is there, until the same person
 * is back. It is in this tab's memory and nowhere else.
 */
export function useKeepForReturn(place: string | undefined, read: () => unknown): void {
  const { accessToken } = useSession();
  const key = useKey(place);
  const keep = useEffectEvent((mine: string) => {
    const value = accessToken() === null ? read() : undefined;
    if (value !== undefined) kept.set(mine, value);
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    kept.delete(key);
    return () => keep(key);
  }, [key]);
}

/** Which dialog of a page is open; it opens again for a user who had to sign in anew meanwhile. */
export function useOpenDialog<Open>(
  place: string,
): [Open | undefined, Dispatch<SetStateAction<Open | undefined>>] {
  const state = useState(useReturned(place) as Open | undefined);
  const [open] = state;
  useKeepForReturn(place, () => open);
  return state;
}
