import type { useApolloClient } from '@hausgeist/shell-api';
import type { Command } from '@hausgeist/staff-kit/palette';
import { BuildingIcon } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import { ChosenBuildingFragmentDoc, PortalBuildingChoicesDocument } from '../../gql/graphql';
import { DASHBOARD } from './sections';

/** As many as can be looked over; more words find fewer. */
const MOST_FOUND = 5;

/** The buildings that fit what is typed. */
export async function findBuildings(
  client: ReturnType<typeof useApolloClient>,
  { text, companyId }: { text: string; companyId: string | undefined },
): Promise<readonly Command[]> {
  try {
    const { data } = await client.query({
      query: PortalBuildingChoicesDocument,
      variables: { companyId, search: text },
      fetchPolicy: 'no-cache',
    });
    const found = (data?.buildings.edges ?? []).slice(0, MOST_FOUND);
    return found.map(({ node }) => {
      const { id, name, street, address } = readFragment(ChosenBuildingFragmentDoc, node);
      return {
        ...{ id: `building-${id}`, group: 'buildings', Icon: BuildingIcon },
        ...{ label: name ?? street, hint: address, to: `${DASHBOARD}/buildings/${id}` },
      };
    });
  } catch {
    // What cannot be searched is not found; the rest of the list works.
    return [];
  }
}
