import { useApolloClient } from '@hausgeist/shell-api';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  NotificationRowFragmentDoc,
  NotificationsDocument,
  type NotificationRowFragment,
  type NotificationsQuery,
} from '../../gql/graphql';
import { useListQuery } from '../../lists/use-list-query';
import { useNotifications } from './NotificationsLive';

const PAGE = 25;

type Connection = NotificationsQuery['notifications'];

const rowsOf = ({ edges }: Connection): readonly NotificationRowFragment[] =>
  readFragment(
    NotificationRowFragmentDoc,
    edges.map(({ node }) => node),
  );

/** What follows behind the first page, as far as it was asked for. */
interface More {
  /** The first page that it follows. */
  behind: Connection | undefined;
  pages: readonly Connection[];
}

/** What the viewer was told, the newest first, in pages that are put below each other. */
export function useNotificationList(isUnread: boolean) {
  const client = useApolloClient();
  const filter = isUnread ? { isUnread } : null;
  const list = useListQuery(NotificationsDocument, { first: PAGE, filter });
  const first = list.data?.notifications;
  const [more, setMore] = useState<More>({ behind: undefined, pages: [] });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useNotifications(() => list.reload());
  // Once the first page was read anew, what was read behind the old one may have gaps.
  const pages = first && more.behind === first ? [first, ...more.pages] : first ? [first] : [];
  const last = pages.at(-1);

  async function loadMore(): Promise<void> {
    setIsLoadingMore(true);
    setHasFailed(false);
    try {
      const { data } = await client.query({
        query: NotificationsDocument,
        variables: { first: PAGE, filter, after: last?.pageInfo.endCursor ?? null },
        fetchPolicy: 'no-cache',
      });
      if (data) setMore({ behind: first, pages: [...pages.slice(1), data.notifications] });
    } catch {
      setHasFailed(true);
    } finally {
      setIsLoadingMore(false);
    }
  }

  return {
    ...list,
    rows: pages.flatMap(rowsOf),
    hasMore: last?.pageInfo.hasNextPage ?? false,
    isLoadingMore,
    hasFailed,
    loadMore: () => void loadMore(),
  };
}
