import { PAGE_SIZE, useListQuery, useListState } from '@hausgeist/staff-kit';
import { readFragment } from '../../gql/fragment-masking';
import { PortalUseCasesDocument, UseCaseRowFragmentDoc } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';

/** The use cases that the address asks for. */
export function useUseCases() {
  const url = useListState(['search', 'proposed']);
  const companyId = useCompanyId();
  const { data, ...list } = useListQuery(PortalUseCasesDocument, {
    first: PAGE_SIZE,
    offset: url.offset,
    filter: {
      companyId,
      search: url.filters.search || undefined,
      onlyProposed: url.filters.proposed === '1' || undefined,
    },
  });
  return {
    ...url,
    ...list,
    rows: data?.entries.edges.map(({ node }) => readFragment(UseCaseRowFragmentDoc, node)),
    total: data?.entries.totalCount,
  };
}
