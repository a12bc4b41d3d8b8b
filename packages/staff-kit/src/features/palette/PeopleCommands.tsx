import { useApolloClient } from '@hausgeist/shell-api';
import { PersonIcon } from '@hausgeist/ui';
import { PeopleToGoToDocument } from '../../gql/graphql';
import { personPath } from '../../lists/use-sheet-address';
import type { Command } from './command';
import { useCommands } from './Palette';

/** As many as can be looked over; more words find fewer. */
const MOST_FOUND = 5;

interface PeopleCommandsProps {
  /** The page on which the console lists tenants and owners. */
  path: string;
  /** Only people of this company; for administrators. */
  companyId?: string | undefined;
}

/** Finds tenants and owners by their names in the palette, and leads to them in their list. */
export function PeopleCommands({ path, companyId }: PeopleCommandsProps) {
  const client = useApolloClient();
  async function search(text: string): Promise<readonly Command[]> {
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
  useCommands({ commands: [], search });
  return null;
}
