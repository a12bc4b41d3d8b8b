import { useListState } from '../../lists/use-list-state';

/** What these screens keep in the address; everything else in it belongs to the page around them. */
const OWN_KEYS = ['tab', 'search', 'status', 'webhook'] as const;
type Key = (typeof OWN_KEYS)[number];

/** What is open, filters and page, kept in the address: reload, back and shared links keep them. */
export function useAddress() {
  const { filters, page, offset, setFilters, setPage } = useListState(OWN_KEYS);
  return {
    ...filters,
    tab: filters.tab === 'webhooks' ? ('webhooks' as const) : ('keys' as const),
    page,
    offset,
    setPage,
    set: setFilters,
    /** Opens something else, without the filters of what was open. */
    open: (changes: Partial<Record<Key, string>>) =>
      setFilters({ tab: '', search: '', status: '', webhook: '', ...changes }),
  };
}
