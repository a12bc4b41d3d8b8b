import { useApolloClient, useSession } from '@hausgeist/shell-api';
import { askListAhead, useListQuery } from '@hausgeist/staff-kit';
import { useMemo, useState } from 'react';
import { makeFragmentData, readFragment } from './gql/fragment-masking';
import {
  InboxConversationsDocument,
  InboxRowFragmentDoc,
  type InboxConversationsQuery,
  type InboxConversationFilter,
} from './gql/graphql';
import { useCoveredIds } from '../absences';
import { useInboxEvents, useLater, type InboxRow } from '../inbox-live';
import { isListed, orderOf, VIEWS } from './views';

/** Rows that are read at a time. */
const PAGE_SIZE = 30;
/** Most rows that the server gives at once. */
const MOST_ROWS = 100;
/** Changes within this time are read together. */
const REREAD_AFTER_MS = 400;

/** Asks for the list that the inbox begins with before the page is drawn. */
export const askForInbox = (): void =>
  askListAhead(InboxConversationsDocument, {
    ...{ first: PAGE_SIZE, filter: { view: VIEWS[0].view }, sort: 'PRESSING' },
  });

type Edge = InboxConversationsQuery['inboxConversations']['edges'][number];

const rowOf = ({ node }: Edge): InboxRow => readFragment(InboxRowFragmentDoc, node);

/** Two lists one behind the other, each conversation once. */
function joined(before: readonly Edge[], more: readonly Edge[]): Edge[] {
  const known = new Set(before.map((edge) => rowOf(edge).id));
  return [...before, ...more.filter((edge) => !known.has(rowOf(edge).id))];
}

/** The id of the person who is signed in, of the company or of the platform. */
export function useViewerId(): string | undefined {
  const { viewer } = useSession();
  return viewer?.companyUser?.id ?? viewer?.admin?.id;
}

/**
 * The conversations of a list, as far as they were scrolled to. What changes shows at once, comes in
 * or leaves by itself, and stands where the order of the list puts it.
 */
export function useConversations(filter: InboxConversationFilter) {
  const client = useApolloClient();
  const id = useViewerId();
  const coveredIds = useCoveredIds();
  const viewer = useMemo(() => ({ id, coveredIds }), [id, coveredIds]);
  const order = orderOf(filter);
  const variables = { first: PAGE_SIZE, filter, sort: order.name };
  const query = { query: InboxConversationsDocument, variables };
  const { data, ...list } = useListQuery(InboxConversationsDocument, variables);
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const found = data?.inboxConversations;
  const rows = useMemo(
    () =>
      found?.edges
        .map(rowOf)
        .filter((row) => isListed(row, filter, viewer))
        .toSorted(order.compare),
    [found, filter, viewer, order.compare],
  );

  const foundIn = useMemo(
    () => new Map(found?.edges.map((edge) => [rowOf(edge).id, edge.found])),
    [found],
  );

  function update(change: (edges: readonly Edge[]) => Edge[], page?: InboxConversationsQuery) {
    client.cache.updateQuery(query, (before) => {
      if (!before) return before;
      const { inboxConversations: held } = before;
      const pageInfo = page?.inboxConversations.pageInfo ?? held.pageInfo;
      return { ...before, inboxConversations: { ...held, edges: change(held.edges), pageInfo } };
    });
  }

  async function reread(): Promise<void> {
    const first = Math.min(Math.max(found?.edges.length ?? 0, PAGE_SIZE), MOST_ROWS);
    try {
      const { data: fresh } = await client.query({
        ...query,
        variables: { ...variables, first },
        fetchPolicy: 'no-cache',
      });
      if (fresh) client.cache.writeQuery({ ...query, data: fresh });
    } catch {
      // The next change reads again; until then there is what was there.
    }
  }
  const rereadLater = useLater(REREAD_AFTER_MS, () => void reread());

  /** Whether a conversation stands among the rows that were read, and not behind their end. */
  function isInReach(row: InboxRow): boolean {
    const last = rows?.at(-1);
    return !found?.pageInfo.hasNextPage || !last || order.compare(row, last) < 0;
  }

  useInboxEvents((row) => {
    const isKnown = row && found?.edges.some((edge) => rowOf(edge).id === row.id);
    if (isKnown) return;
    // What a search finds, and who lives where, only the server knows.
    if (!row || filter.search || filter.buildingId) rereadLater();
    else if (isListed(row, filter, viewer) && isInReach(row)) {
      const node = makeFragmentData(row, InboxRowFragmentDoc);
      update((edges) => [
        { __typename: 'InboxConversationEdge', cursor: '', node, found: null },
        ...edges,
      ]);
    }
  });

  async function loadMore(): Promise<void> {
    const after = found?.pageInfo.endCursor;
    if (!after || more === 'loading' || list.isBusy) return;
    setMore('loading');
    try {
      const { data: page } = await client.query({
        ...query,
        variables: { ...variables, after },
        fetchPolicy: 'no-cache',
      });
      if (page) update((edges) => joined(edges, page.inboxConversations.edges), page);
      setMore('idle');
    } catch {
      setMore('failed');
    }
  }

  return {
    ...list,
    rows,
    /** The messages that a search has found, by their conversations' ids. */
    foundIn,
    more,
    hasMore: found?.pageInfo.hasNextPage ?? false,
    loadMore: () => void loadMore(),
  };
}

export type ConversationListState = ReturnType<typeof useConversations>;
