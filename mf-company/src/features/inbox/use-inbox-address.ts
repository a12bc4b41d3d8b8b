import { useLocation } from '@hausgeist/shell-api';
import { oneOf, useListState } from '@hausgeist/staff-kit';
import { useMemo } from 'react';
import type { InboxConversationFilter } from './gql/graphql';
import { useCompanyId } from '../company-scope';
import { CATEGORIES, PERIODS, startOf, URGENCIES, VIEWS } from './views';

/** Narrow a view down. */
export const FILTERS = ['category', 'urgency', 'assignee', 'label', 'building', 'period'] as const;

/** What an address says of a list, and that it says nothing of it. */
const LIST = ['view', 'search', ...FILTERS] as const;
const NOTHING = Object.fromEntries(LIST.map((name) => [name, '']));

/** View, filters, search and the open conversation, as the address has them. */
export function useInboxAddress() {
  const { pathname, search: query } = useLocation();
  const { filters, setFilters } = useListState(['view', 'search', 'open', ...FILTERS]);
  const companyId = useCompanyId();
  const current = VIEWS.find(({ slug }) => slug === filters.view) ?? VIEWS[0];
  const { category, urgency, assignee, label, building, period, search } = filters;
  const from = oneOf(PERIODS, period);
  const since = from && startOf(from);
  const filter = useMemo<InboxConversationFilter>(
    () => ({
      companyId,
      search: search.trim() || undefined,
      view: current.view,
      withArchived: Boolean(search.trim()) || undefined,
      category: oneOf(CATEGORIES, category),
      urgency: oneOf(URGENCIES, urgency),
      assigneeId: assignee || undefined,
      labelId: label || undefined,
      buildingId: building || undefined,
      from: since,
    }),
    [companyId, search, current.view, category, urgency, assignee, label, building, since],
  );

  /** This page with other things in its address. */
  function linkTo(changes: Readonly<Record<string, string>>): string {
    const params = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value) params.set(name, value);
      else params.delete(name);
    }
    const text = params.toString();
    return text ? `${pathname}?${text}` : pathname;
  }

  const chosen = FILTERS.filter((name) => filters[name] !== '');
  return {
    current,
    filters,
    filter,
    openId: filters.open || undefined,
    /** How many filters narrow the view. */
    filterCount: chosen.length,
    isNarrowed: chosen.length > 0 || search !== '',
    setFilters,
    clear: () =>
      setFilters(Object.fromEntries([...FILTERS, 'search' as const].map((name) => [name, '']))),
    /** Whether the address has exactly this of a list. */
    isAt: (wanted: Readonly<Record<string, string>>) =>
      LIST.every((name) => filters[name].trim() === (wanted[name] ?? '')),
    /** A list: narrowed as this one is, unless it is one of its own kind. */
    linkToView: (slug: string, isPlain = false) =>
      linkTo({
        ...(isPlain ? NOTHING : {}),
        view: slug === VIEWS[0].slug ? '' : slug,
        open: '',
      }),
    linkToFilter: (wanted: Readonly<Record<string, string>>) =>
      linkTo({ ...NOTHING, ...wanted, open: '' }),
    close: () => setFilters({ open: '' }),
    linkToConversation: (id: string) => linkTo({ open: id }),
  };
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;
