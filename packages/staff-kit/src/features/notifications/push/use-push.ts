import { useApolloClient, useLocale, useSession } from '@hausgeist/shell-api';
import { SubscribeToPushDocument } from '../../../gql/graphql';

/** For whom this browser is told, so that it is again after the next sign-in of the same person. */
const KEY = 'pushFor';

/** The id that a person has among the staff; none before they have signed in. */
export function useOwnId(): string | undefined {
  const { viewer } = useSession();
  return viewer?.companyUser?.id ?? viewer?.admin?.id;
}

/** Subscribes this browser for the viewer's sign-in. */
export function useSubscribe(): (pushKey: string) => Promise<void> {
  const client = useApolloClient();
  const language = useLocale() === 'de' ? 'DE' : 'EN';
  const own = useOwnId();
  return async (pushKey) => {
    const { subscribeBrowser } = await import('./browser-push');
    const input = { ...(await subscribeBrowser(pushKey)), language } as const;
    await client.mutate({ mutation: SubscribeToPushDocument, variables: { input } });
    if (own) localStorage.setItem(KEY, own);
  };
}

/** Whether this browser was to be told what this person is told. */
export const isPushFor = (own: string | undefined): boolean =>
  own !== undefined && localStorage.getItem(KEY) === own;

/** It is told of nothing any more. */
export const forgetPush = (): void => localStorage.removeItem(KEY);
