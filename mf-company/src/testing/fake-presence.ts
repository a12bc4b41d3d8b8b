import type { InboxPresenceSubscription } from '../features/inbox/gql/graphql';

type Presence = Extract<
  InboxPresenceSubscription['inboxPresence'],
  { __typename: 'InboxPresence' }
>;

/** A colleague who has the first conversation open. */
export const aPresence = (overrides: Partial<Presence> = {}): Presence => ({
  ...{ __typename: 'InboxPresence', conversationId: 'conversation-1', pageId: 'page-2' },
  person: { id: 'user-2', name: 'Jonas Weber' },
  state: 'VIEWING',
  ...overrides,
});
