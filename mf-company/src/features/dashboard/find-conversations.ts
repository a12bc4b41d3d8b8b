import type { useApolloClient, useFormatter } from '@hausgeist/shell-api';
import type { Command } from '@hausgeist/staff-kit/palette';
import { MessagesIcon } from '@hausgeist/ui';
import { ConversationsToGoToDocument } from '../../gql/graphql';
import { DASHBOARD } from './sections';

/** As many as can be looked over; more words find fewer. */
const MOST_FOUND = 5;

interface Search {
  text: string;
  companyId: string | undefined;
  format: ReturnType<typeof useFormatter>;
}

/** The conversations that fit what is typed, open or put away. */
export async function findConversations(
  client: ReturnType<typeof useApolloClient>,
  { text, companyId, format }: Search,
): Promise<readonly Command[]> {
  try {
    const { data } = await client.query({
      query: ConversationsToGoToDocument,
      variables: { first: MOST_FOUND, filter: { companyId, search: text, withArchived: true } },
      fetchPolicy: 'no-cache',
    });
    return (data?.inboxConversations.edges ?? []).map(({ node, found }) => ({
      ...{ id: `conversation-${node.id}`, group: 'conversations', Icon: MessagesIcon },
      label: `${node.endUser.firstName} ${node.endUser.lastName}`,
      hint: [
        format.dateTime(new Date(node.lastActivityAt), { dateStyle: 'medium' }),
        node.endUser.address.split(',')[0],
        (found ?? node.lastTenantMessage)?.text,
      ]
        .filter(Boolean)
        .join(' · '),
      to: `${DASHBOARD}/conversations?open=${node.id}`,
    }));
  } catch {
    // What cannot be searched is not found; the rest of the list works.
    return [];
  }
}
