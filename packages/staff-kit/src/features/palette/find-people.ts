import type { useApolloClient } from '@hausgeist/shell-api';
import { PersonIcon } from '@hausgeist/ui';
import { PeopleToGoToDocument, SimilarPeopleDocument } from '../../gql/graphql';
import { personPath } from '../../lists/use-sheet-address';
import type { Command } from './command';

/** As many as can be looked over; more words find fewer. */
const MOST_FOUND = 5;

interface Scope {
  companyId?: string;
}

interface Sought {
  text: string;
  path: string;
  companyId: string | undefined;
}

/** The tenants and owners who fit what is typed, or whose names read nearly like it where none does. */
async function peopleLike(client: ReturnType<typeof useApolloClient>, text: string, scope: Scope) {
  const fetchPolicy = 'no-cache';
  const found = await client.query({
    query: PeopleToGoToDocument,
    variables: { first: MOST_FOUND, filter: { search: text, ...scope } },
    fetchPolicy,
  });
  const people = found.data?.endUsers.edges.map(({ node }) => node) ?? [];
  if (people.length > 0) return people;
  const similar = await client.query({
    query: SimilarPeopleDocument,
    variables: { search: text, ...scope },
    fetchPolicy,
  });
  return similar.data?.similarEndUsers ?? [];
}

/** Leads to the tenants and owners who fit what is typed. */
export async function findPeople(
  client: ReturnType<typeof useApolloClient>,
  { text, path, companyId }: Sought,
): Promise<readonly Command[]> {
  try {
    const found = await peopleLike(client, text, companyId ? { companyId } : {});
    const people = found.map((node) => ({
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
