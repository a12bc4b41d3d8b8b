import type { useApolloClient } from '@hausgeist/shell-api';
import { readFragment } from '../../../gql/fragment-masking';
import {
  NotificationSettingsDocument,
  OwnNotificationSettingsFragmentDoc,
  SubscribeToPushDocument,
} from '../../../gql/graphql';
import { subscribeBrowser } from './browser-push';
import { pushObstacle } from './push-obstacle';
import { type PushPerson, rememberPush } from './push-person';

type Client = ReturnType<typeof useApolloClient>;

/** Subscribes this browser for the viewer's sign-in. */
export async function subscribe(
  client: Client,
  pushKey: string,
  { own, language }: PushPerson,
): Promise<void> {
  const input = { ...(await subscribeBrowser(pushKey)), language };
  await client.mutate({ mutation: SubscribeToPushDocument, variables: { input } });
  if (own) rememberPush(own);
}

/** Subscribes it again where the sign-in that did has ended, and the permission has not been taken back. */
export async function keepPush(client: Client, person: PushPerson): Promise<void> {
  if (pushObstacle() || Notification.permission !== 'granted') return;
  const { data } = await client.query({
    query: NotificationSettingsDocument,
    fetchPolicy: 'no-cache',
  });
  const settings = readFragment(OwnNotificationSettingsFragmentDoc, data?.notificationSettings);
  if (!settings || settings.devices.some(({ isCurrent }) => isCurrent)) return;
  await subscribe(client, settings.pushKey, person);
}
