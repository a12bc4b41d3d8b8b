import { useNavigate } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent } from 'react';
import type { Handover } from './handover';

/** How long good news stays before the page changes by itself. */
export const REDIRECT_MS = 3_000;

/** Goes to another page after a while, once there is a reason to. */
export function useRedirectAfter(
  active: boolean,
  to: string,
  milliseconds: number = REDIRECT_MS,
  message?: string,
): void {
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    const state: Handover = { message };
    void navigate(to, { replace: message !== undefined, state });
  });
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => go(), milliseconds);
    return () => clearTimeout(timer);
  }, [active, milliseconds]);
}
