import { useNavigate } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent } from 'react';

/** Waits before the page changes by itself. */
export const REDIRECTS = {
  registered: 1_500,
  invitationMissing: 3_000,
  verified: 3_000,
  passwordReset: 3_000,
} as const;

/** Goes to another page after a while, once there is a reason to. */
export function useRedirectAfter(
  active: boolean,
  to: string,
  milliseconds: number,
  notice?: string,
) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate(to, notice ? { state: { notice } } : {}));
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => go(), milliseconds);
    return () => clearTimeout(timer);
  }, [active, milliseconds]);
}
