import { useApolloClient } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent } from 'react';
import { isPushFor, usePushPerson } from './push-person';

/**
 * A subscription ends with its sign-in. Where the same person has signed in again and has not taken the
 * browser's permission back, this browser is told again.
 */
export function useKeepPush(): void {
  const client = useApolloClient();
  const person = usePushPerson();
  const { own } = person;
  const keep = useEffectEvent(async (whom: string | undefined) => {
    // Most browsers are told nothing, and need none of its code.
    if (!isPushFor(whom)) return;
    const { keepPush } = await import('./keep-push');
    await keepPush(client, person);
  });
  useEffect(() => {
    // The settings say so where it does not work.
    keep(own).catch(() => undefined);
  }, [own]);
}
