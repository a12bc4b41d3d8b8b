const ROW = `id status handler handledBy { id name }
  endUser { id type firstName lastName address apartmentNumber }
  lastMessage { sender text at hasAttachments } urgency danger category assignee { id name }
  labels { id name color } isUnread hasOpenQuestion waitingSince lastActivityAt startedAt endedAt
  archivedAt messageCount revision`;

/** The operations of the inbox in the company's portal. */
export const LIST = `query ($first: Int!, $after: String, $filter: InboxConversationFilter) {
  inboxConversations(first: $first, after: $after, filter: $filter) {
    edges { cursor node { ${ROW} } } pageInfo { endCursor hasNextPage }
  }
}`;

export const COUNTS =
  '{ inboxCounts { allOpen mine unassigned waiting emergency unanswered archived unread } }';

export const CONVERSATION = `query ($id: ID!) {
  inboxConversation(id: $id) {
    id conversation { ${ROW} } summary notes { id text at } history { id kind at }
    messages(last: 50) { edges { cursor node { id sender text status createdAt sources { title } } } }
  }
}`;

export const EVENTS = `subscription { inboxEvents { __typename
  ... on InboxConversationChanged { conversationId conversation { ${ROW} } } } }`;

/** A page of the list, as far as the benchmark reads it. */
export interface ListAnswer {
  inboxConversations: {
    edges: { cursor: string; node: { id: string } }[];
    pageInfo: { endCursor: string | null };
  };
}

export interface EventConversation {
  endUser: { lastName: string } | null;
  lastMessage: { text: string } | null;
}

export interface EventAnswer {
  inboxEvents: { conversation?: EventConversation };
}
