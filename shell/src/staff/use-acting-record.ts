import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { BeginActingDocument, EndActingDocument } from '../gql/graphql';
import { stopActing } from './acting-company';

/** The company whose log already says that an administrator works there in this tab. */
const KEY = 'actingRecorded';

/** Lets the company's log say that an administrator works in its portal; gives what ends that. */
export function useActingRecord(companyId: string): () => Promise<void> {
  const client = useApolloClient();
  useEffect(() => {
    const before = sessionStorage.getItem(KEY);
    if (before === companyId) return;
    sessionStorage.setItem(KEY, companyId);
    const say = (mutation: typeof BeginActingDocument | typeof EndActingDocument, id: string) =>
      client.mutate({ mutation, variables: { companyId: id } });
    if (before !== null) say(EndActingDocument, before).catch(() => undefined);
    // What was not kept is said again by the next page that is loaded.
    say(BeginActingDocument, companyId).catch(() => sessionStorage.removeItem(KEY));
  }, [client, companyId]);
  return async () => {
    stopActing();
    sessionStorage.removeItem(KEY);
    const ended = client.mutate({ mutation: EndActingDocument, variables: { companyId } });
    await ended.catch(() => undefined);
  };
}
