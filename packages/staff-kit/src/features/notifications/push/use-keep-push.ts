import { useApolloClient } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import {
  NotificationSettingsDocument,
  OwnNotificationSettingsFragmentDoc,
} from '../../../gql/graphql';
import { pushObstacle } from './push-obstacle';
import { isPushFor, useOwnId, useSubscribe } from './use-push';

/**
 * A subscription ends with its sign-in. Where the same person has signed in again and has not taken the
 * browser's permission back, this browser is told again.
 */
export function useKeepPush(): void {
  const client = useApolloClient();
  const own = useOwnId();
  const subscribe = useSubscribe();
  const keep = useEffectEvent(async (person: string | undefined) => {
    if (!isPushFor(person) || pushObstacle() || Notification.permission !== 'granted') return;
    const { data } = await client.query({
      query: NotificationSettingsDocument,
      fetchPolicy: 'no-cache',
    });
    const settings = readFragment(OwnNotificationSettingsFragmentDoc, data?.notificationSettings);
    if (!settings || settings.devices.some(({ isCurrent }) => isCurrent)) return;
    await subscribe(settings.pushKey);
  });
  useEffect(() => {
    // The settings say so where it does not work.
    keep(own).catch(() => undefined);
  }, [own]);
}
