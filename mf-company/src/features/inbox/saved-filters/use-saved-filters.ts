import { useQuery } from '@hausgeist/shell-api';
import { useState } from 'react';
import { useCompanyId } from '../../company-scope';
import { useInboxEvents, useLater } from '../../inbox-live';
import { readFragment } from '../gql/fragment-masking';
import {
  InboxSavedFilterRowFragmentDoc,
  InboxSavedFiltersDocument,
  type InboxSavedFilterRowFragment,
} from '../gql/graphql';
import type { InboxAddress } from '../use-inbox-address';
import { addressOf } from './filter-address';

/** Changes within this time are counted together. */
const COUNT_AFTER_MS = 2_000;

/** A filter that the viewer has kept under a name. */
export type SavedFilter = InboxSavedFilterRowFragment;

/** What is asked about the viewer's filters: a name for the present one, or what becomes of them. */
export type FilterQuestion = 'save' | 'manage';

/** The viewer's own filters with what they find now, the one that is shown, and what is asked. */
export function useSavedFilters(address: InboxAddress) {
  const { data, refetch } = useQuery(InboxSavedFiltersDocument, {
    variables: { companyId: useCompanyId() },
    fetchPolicy: 'cache-and-network',
  });
  const [asked, setAsked] = useState<FilterQuestion>();
  const countLater = useLater(COUNT_AFTER_MS, () => {
    // A count that fails is an old one until the next change.
    if ((data?.inboxSavedFilters.length ?? 0) > 0) refetch().catch(() => undefined);
  });
  useInboxEvents(countLater);
  const filters = (data?.inboxSavedFilters ?? []).map((one) =>
    readFragment(InboxSavedFilterRowFragmentDoc, one),
  );
  const current = filters.find((filter) => address.isAt(addressOf(filter)));
  return {
    filters,
    current,
    /** Whether what is shown is worth a name that it does not have. */
    maySave: address.isNarrowed && !current,
    linkTo: (filter: SavedFilter) => address.linkToFilter(addressOf(filter)),
    asked,
    ask: setAsked,
  };
}

export type SavedFilters = ReturnType<typeof useSavedFilters>;
