import { skipToken, useQuery } from '@hausgeist/shell-api';
import { readFragment } from '../../gql/fragment-masking';
import {
  EndUserRowFragmentDoc,
  EndUsersDocument,
  EndUserStatsDocument,
  type EndUserResidence,
  type EndUserType,
} from '../../gql/graphql';
import { askListAhead, useListQuery } from '../../lists/use-list-query';
import { useListState } from '../../lists/use-list-state';
import type { EndUserRow } from './end-user-lists';

/** What the list is narrowed down by; by company only that of all companies. */
const FILTERS = ['companyId', 'search', 'type', 'residence', 'building'] as const;
const TYPES = ['TENANT', 'OWNER'] as const satisfies readonly EndUserType[];
const RESIDENCES = ['CURRENT', 'FORMER'] as const satisfies readonly EndUserResidence[];

interface EndUserListOptions {
  /** The company whose people are listed; those of the one in the address where it is not given. */
  companyId: string | undefined;
  /** The list is that of all companies. */
  withCompany: boolean;
  /** How many there are is read too. */
  withStats: boolean;
  pageSize: number;
}

interface AskedList {
  companyId: string | undefined;
  search?: string;
  type?: EndUserType | undefined;
  buildingId?: string | undefined;
  residence?: EndUserResidence | undefined;
  withCompany?: boolean;
  pageSize: number;
  offset?: number;
}

const variablesOf = (asked: AskedList) => ({
  first: asked.pageSize,
  offset: asked.offset ?? 0,
  filter: {
    ...{ companyId: asked.companyId, search: asked.search || undefined, type: asked.type },
    buildingId: asked.buildingId,
    residence: asked.residence,
  },
  withCompany: asked.withCompany ?? false,
});

/** Asks for the beginning of the list of one's own company, or of all, before the page is drawn. */
export const askForEndUsers = (pageSize: number, withCompany = false): void =>
  askListAhead(EndUsersDocument, variablesOf({ companyId: undefined, withCompany, pageSize }));

/** The page of tenants and owners that the address asks for. */
export function useEndUserList(options: EndUserListOptions) {
  const { companyId, withCompany, withStats, pageSize } = options;
  const state = useListState(withCompany ? FILTERS : FILTERS.slice(1), { pageSize });
  const { filters, offset } = state;
  const type = TYPES.find((one) => one === filters.type.toUpperCase());
  const residence = RESIDENCES.find((one) => one === filters.residence.toUpperCase());
  const variables = variablesOf({
    companyId: withCompany ? filters.companyId || undefined : companyId,
    search: filters.search,
    buildingId: filters.building || undefined,
    ...{ type, residence, withCompany, pageSize, offset },
  });
  const { data, reload, ...list } = useListQuery(EndUsersDocument, variables);
  const stats = useQuery(
    EndUserStatsDocument,
    withStats ? { variables: { companyId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const total = data?.endUsers.totalCount;
  return {
    ...state,
    ...list,
    /** The kind in the address, as it is written there. */
    type: type?.toLowerCase() ?? '',
    residence: residence?.toLowerCase() ?? '',
    rows: data?.endUsers.edges.map(({ node }): EndUserRow => ({
      ...readFragment(EndUserRowFragmentDoc, node),
      managingCompany: node.managingCompany,
    })),
    total,
    /** Of whom the list is, on all its pages. */
    filter: variables.filter,
    stats: stats.data?.endUserStats,
    reload: () => {
      reload();
      if (withStats) void stats.refetch().catch(() => undefined);
    },
  };
}
