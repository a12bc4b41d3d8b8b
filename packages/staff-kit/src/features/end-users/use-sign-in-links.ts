import { useApolloClient } from '@hausgeist/shell-api';
import { useRef, useState } from 'react';
import {
  FoundEndUsersDocument,
  SendSignInLinksDocument,
  type EndUserFilter,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { useFailureText } from '../../requests/use-failure-text';
import type { EndUserRow } from './end-user-lists';

/** Most people that the server reads, or mails a link, at once. */
const AT_ONCE = 100;

/** One person, or all whom the list has found. */
export type LinkReceivers = { person: EndUserRow } | { filter: EndUserFilter; count: number };

/** Mails links that sign in; after a failure the next attempt goes on where that one ended. */
export function useSignInLinks(to: LinkReceivers, failed: string) {
  const client = useApolloClient();
  const { run, error } = useAction(SendSignInLinksDocument, { failed });
  const textOf = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [unread, setUnread] = useState<string>();
  const [sent, setSent] = useState(0);
  const waiting = useRef<string[]>(undefined);

  async function readIds(filter: EndUserFilter): Promise<string[]> {
    const ids: string[] = [];
    let after: string | null | undefined;
    do {
      const { data } = await client.query({
        query: FoundEndUsersDocument,
        variables: { first: AT_ONCE, after, filter },
        fetchPolicy: 'no-cache',
      });
      ids.push(...(data?.endUsers.edges.map(({ node }) => node.id) ?? []));
      const { pageInfo } = data?.endUsers ?? {};
      after = pageInfo?.hasNextPage ? pageInfo.endCursor : undefined;
    } while (after);
    return ids;
  }

  async function sendAll(): Promise<number | undefined> {
    waiting.current ??= 'person' in to ? [to.person.id] : await readIds(to.filter);
    let done = sent;
    while (waiting.current.length > 0) {
      const data = await run({ input: { ids: waiting.current.slice(0, AT_ONCE) } });
      if (!data) return undefined;
      waiting.current = waiting.current.slice(AT_ONCE);
      done += data.sendSignInLinks.sentCount;
      setSent(done);
    }
    return done;
  }

  /** How many have been mailed a link in all; nothing where it failed. */
  async function send(): Promise<number | undefined> {
    setBusy(true);
    setUnread(undefined);
    try {
      return await sendAll();
    } catch (cause) {
      setUnread(await textOf(cause, { failed }));
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { send, sent, isBusy, error: unread ?? error };
}
