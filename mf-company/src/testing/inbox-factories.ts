import type { InboxMessageFragment, InboxRowFragment } from '../features/inbox/gql/graphql';

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
  lastTenantMessage: {
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
  snoozedUntil: null,
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
  authorName: null,
  text: 'Meine Heizung wird nicht warm.',
  status: 'COMPLETE' as const,
  isError: false,
  isStopped: false,
  category: null,
  createdAt: '2026-11-21T10:15:00.000Z',
  attachments: [],
  sources: [],
  guidance: null,
  rating: null,
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
