import type { useApolloClient } from '@hausgeist/shell-api';
import { PersonIcon } from '@hausgeist/ui';
import { PeopleToGoToDocument } from '../../gql/graphql';
import { personPath } from '../../lists/use-sheet-address';
import type { Command } from './command';

/** As many as can be looked over; more words find fewer. */
const MOST_FOUND = 5;

interface Sought {
  text: string;
  path: string;
  companyId: string | undefined;
}

/** The tenants and owners who fit what is typed. */
export async function findPeople(
  client: ReturnType<typeof useApolloClient>,
  { text, path, companyId }: Sought,
): Promise<readonly Command[]> {
  try {
    const { data } = await client.query({
      query: PeopleToGoToDocument,
      variables: {
        first: MOST_FOUND,
        filter: { search: text, ...(companyId ? { companyId } : {}) },
      },
      fetchPolicy: 'no-cache',
    });
    return (data?.endUsers.edges ?? []).map(({ node }) => ({
      ...{ id: `person-${node.id}`, group: 'people', Icon: PersonIcon },
      label: `${node.firstName} ${node.lastName}`,
      hint: node.address.split('\n')[0],
      to: personPath(path, node.id),
    }));
  } catch {
    // What cannot be searched is not found; the rest of the list works.
    return [];
  }
}
