import { useQuery } from '@hausgeist/shell-api';
import { useCompanyId } from '../../company-scope';
import { readFragment } from '../gql/fragment-masking';
import { CraftsmanRowFragmentDoc, PortalCraftsmenDocument } from '../gql/graphql';

/** The craftsmen that can be chosen for a case; none until they are known. */
export function useCraftsmen() {
  const { data } = useQuery(PortalCraftsmenDocument, {
    variables: { companyId: useCompanyId() },
    fetchPolicy: 'cache-and-network',
  });
  return data?.craftsmen.map((row) => readFragment(CraftsmanRowFragmentDoc, row)) ?? [];
}
