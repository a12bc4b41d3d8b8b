import type { InboxCountsQuery } from '../features/inbox-live/gql/graphql';
import type {
  InboxConversationQuery,
  InboxMessageFragment,
  InboxRowFragment,
} from '../features/inbox/gql/graphql';

type Details = InboxConversationQuery['inboxConversation'];

/** A conversation as the inbox lists it. */
export const aConversation = (
  overrides: Partial<InboxRowFragment> = {},
): InboxRowFragment & { __typename: 'InboxConversation' } => ({
  __typename: 'InboxConversation',
  id: 'conversation-1',
  status: 'OPEN',
  handler: 'ASSISTANT',
  handledBy: null,
  endUser: anInboxPerson(),
  lastMessage: {
    sender: 'USER',
    text: 'Meine Heizung wird nicht warm.',
    at: '2026-11-21T10:20:00.000Z',
    hasAttachments: false,
  },
  urgency: 'NORMAL',
  danger: null,
  category: 'Heizung',
  assignee: null,
  labels: [],
  isUnread: false,
  hasOpenQuestion: false,
  waitingSince: null,
  lastActivityAt: '2026-11-21T10:20:00.000Z',
  startedAt: '2026-11-21T10:15:00.000Z',
  endedAt: null,
  archivedAt: null,
  messageCount: 2,
  revision: 1,
  ...overrides,
});

/** The person of a conversation. */
export const anInboxPerson = (overrides: Partial<InboxRowFragment['endUser']> = {}) => ({
  __typename: 'InboxPerson' as const,
  id: 'end-user-1',
  type: 'TENANT' as const,
  firstName: 'Anna',
  lastName: 'Berger',
  address: 'Lindenweg 7, 20095 Hamburg',
  apartmentNumber: '3 links',
  ...overrides,
});

/** A message of the tenant. */
export const aMessage = (overrides: Partial<InboxMessageFragment> = {}) => ({
  __typename: 'Message' as const,
  id: 'message-1',
  sequence: 1,
  sender: 'USER' as const,
  text: 'Meine Heizung wird nicht warm.',
  status: 'COMPLETE' as const,
  isError: false,
  category: null,
  createdAt: '2026-11-21T10:15:00.000Z',
  attachments: [],
  sources: [],
  guidance: null,
  ...overrides,
});

/** An answer of the assistant. */
export const anAnswer = (overrides: Partial<InboxMessageFragment> = {}) =>
  aMessage({
    id: 'message-2',
    sequence: 2,
    sender: 'BOT',
    text: 'Bitte **entlüften** Sie den Heizkörper [1].\n\n- Ventil öffnen\n- Wasser auffangen',
    category: 'Heizung',
    createdAt: '2026-11-21T10:15:30.000Z',
    sources: [{ index: 1, title: 'Heizkörper bleibt kalt' }],
    guidance: { action: 'ANSWER', language: 'de' },
    ...overrides,
  });

/** Answers what the inbox asks for from memory. */
export class FakeInbox {
  conversations: InboxRowFragment[] = [aConversation()];
  hasMore = false;
  counts: Partial<InboxCountsQuery['inboxCounts']> = {};
  messages: InboxMessageFragment[] = [aMessage(), anAnswer()];
  /** What was said before these messages. */
  earlier: InboxMessageFragment[] = [];
  details: Partial<Details> = {};

  /** The answer; null for what hangs, undefined for what is not asked of the inbox. */
  answer(
    name: string,
    variables: Record<string, unknown>,
  ): Record<string, unknown> | null | undefined {
    switch (name) {
      case 'InboxCounts':
        return { inboxCounts: this.#counts() };
      case 'InboxConversations':
        return { inboxConversations: this.#list() };
      case 'InboxConversation':
        return { inboxConversation: this.#details(variables.id) };
      case 'EarlierInboxMessages':
        return {
          inboxConversation: {
            __typename: 'InboxConversationDetails',
            id: variables.id,
            earlier: toMessages(this.earlier, false),
          },
        };
      case 'InboxEvents':
        // Its events are emitted by the test.
        return null;
      default:
        return undefined;
    }
  }

  #counts() {
    return {
      __typename: 'InboxCounts',
      ...{ allOpen: this.conversations.length, mine: 0, unassigned: 0, waiting: 0 },
      ...{ emergency: 0, unanswered: 0, archived: 0, unread: 0 },
      ...this.counts,
    };
  }

  #list() {
    return {
      __typename: 'InboxConversationConnection',
      edges: this.conversations.map((node) => ({
        __typename: 'InboxConversationEdge',
        cursor: node.id,
        node,
      })),
      pageInfo: {
        __typename: 'PageInfo',
        endCursor: this.conversations.at(-1)?.id ?? null,
        hasNextPage: this.hasMore,
      },
    };
  }

  #details(id: unknown) {
    return {
      __typename: 'InboxConversationDetails',
      id,
      conversation:
        this.conversations.find((one) => one.id === id) ?? aConversation({ id: String(id) }),
      summary: null,
      summaryPdfUrl: null,
      notes: [],
      history: [],
      messages: toMessages(this.messages, this.earlier.length > 0),
      ...this.details,
    };
  }
}

const toMessages = (messages: readonly InboxMessageFragment[], hasPreviousPage: boolean) => ({
  __typename: 'MessageConnection',
  edges: messages.map((node) => ({
    __typename: 'MessageEdge',
    cursor: String(node.sequence),
    node,
  })),
  pageInfo: {
    __typename: 'PageInfo',
    hasPreviousPage,
    startCursor: String(messages[0]?.sequence ?? ''),
  },
});
