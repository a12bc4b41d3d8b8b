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
    const people = (data?.endUsers.edges ?? []).map(({ node }) => ({
      ...{ id: node.id, email: node.email, name: `${node.firstName} ${node.lastName}` },
      home: [node.address.split('\n')[0], node.apartmentNumber].filter(Boolean).join(' · '),
    }));
    return people.map(({ id, email, name, home }) => {
      const isDouble = people.some(
        (other) => other.id !== id && other.name === name && other.home === home,
      );
      return {
        ...{ id: `person-${id}`, group: 'people', Icon: PersonIcon, label: name },
        hint: isDouble ? `${home} · ${email}` : home,
        to: personPath(path, id),
      };
    });
  } catch {
    // What cannot be searched is not found; the rest of the list works.
    return [];
  }
}
