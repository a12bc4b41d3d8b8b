import type { InboxCountsQuery } from '../features/inbox-live/gql/graphql';
import type {
  ProposedCasesQuery,
  InboxConversationQuery,
  InboxMessageFragment,
  InboxRowFragment,
} from '../features/inbox/gql/graphql';
import { FakeSavedFilters } from './fake-saved-filters';
import { aConversation, aMessage, anAnswer } from './inbox-factories';

type Change = Partial<InboxRowFragment>;
type Details = InboxConversationQuery['inboxConversation'];

/** What mutations of the inbox are given. */
interface Input {
  id?: string;
  assigneeId?: string | null;
  labelIds?: string[];
  name?: string;
  color?: InboxRowFragment['labels'][number]['color'];
  conversations?: { id: string }[];
  until?: string;
}

const ANSWERED = { status: 'OPEN', endedAt: null, archivedAt: null, waitingSince: null } as const;
const LIST = { __typename: 'InboxConversationConnection' };

/** Answers what the inbox asks for from memory. */
export class FakeInbox {
  conversations: InboxRowFragment[] = [aConversation()];
  hasMore = false;
  /** What a search has found in each. */
  found: InboxRowFragment['lastTenantMessage'] = null;
  counts: Partial<InboxCountsQuery['inboxCounts']> = {};
  messages: InboxMessageFragment[] = [aMessage(), anAnswer()];
  /** What was said before these messages. */
  earlier: InboxMessageFragment[] = [];
  details: Partial<Details> = {};
  /** What cases of a conversation may begin with. */
  proposedCases: (ProposedCasesQuery['inboxConversation']['proposedCases'][number] & {
    __typename: 'ProposedCase';
  })[] = [
    {
      ...{ __typename: 'ProposedCase', room: 'Bad', urgency: 'NORMAL', category: 'Heizung' },
      title: 'Heizung kalt, Bad',
      description: 'Meine Heizung wird nicht warm.',
    },
  ];

  colleagues = [
    { __typename: 'Colleague', id: 'user-1', name: 'Petra Lindner' },
    { __typename: 'Colleague', id: 'user-2', name: 'Jonas Weber' },
  ];
  saved = new FakeSavedFilters();
  labels: (InboxRowFragment['labels'][number] & { __typename: 'ConversationLabel' })[] = [
    { __typename: 'ConversationLabel', id: 'label-1', name: 'Versicherung', color: 'BLUE' },
    { __typename: 'ConversationLabel', id: 'label-2', name: 'Handwerker', color: 'ORANGE' },
  ];

  /** The answer; null for what hangs, undefined for what is not asked of the inbox. */
  answer(
    name: string,
    variables: Record<string, unknown>,
  ): Record<string, unknown> | null | undefined {
    const input = (variables.input ?? {}) as Input;
    const changed = (change: Change) => ({ conversation: this.#changed(input.id, change) });
    switch (name) {
      case 'InboxCounts':
        return { inboxCounts: this.#counts() };
      case 'InboxConversations':
        return { inboxConversations: this.#list() };
      case 'InboxConversation':
        return { inboxConversation: this.#details(variables.id) };
      case 'ProposedCases':
        return {
          inboxConversation: {
            __typename: 'InboxConversationDetails',
            id: variables.id,
            proposedCases: this.proposedCases,
          },
        };
      case 'EarlierInboxMessages':
        return {
          inboxConversation: {
            __typename: 'InboxConversationDetails',
            id: variables.id,
            earlier: toMessages(this.earlier, false),
          },
        };
      case 'InboxColleagues':
        return { inboxColleagues: this.colleagues };
      case 'InboxLabels':
        return { conversationLabels: this.labels };
      case 'UpdateConversationLabel':
        return { updateConversationLabel: { label: this.#relabelled(input) } };
      case 'DeleteConversationLabel':
        this.labels = this.labels.filter(({ id }) => id !== input.id);
        return { deleteConversationLabel: { deletedId: input.id } };
      case 'InboxLabelUses':
        return {
          ...{ open: { ...LIST, totalCount: 12 }, snoozed: { ...LIST, totalCount: 2 } },
          archived: { ...LIST, totalCount: 3 },
        };
      case 'MarkConversationRead':
        return { markConversationRead: changed({ isUnread: false }) };
      case 'MarkConversationUnread':
        return { markConversationUnread: changed({ isUnread: true }) };
      case 'AssignConversation':
        return { assignConversation: { conversation: this.#assigned(input) } };
      case 'SetConversationLabels':
        return { setConversationLabels: { conversation: this.#labelled(input) } };
      case 'CreateConversationLabel':
        return { createConversationLabel: { label: this.#added(input) } };
      case 'AddConversationNote':
        return { addConversationNote: { note: { id: 'note-9' } } };
      case 'ArchiveConversations':
        return { archiveConversations: this.#putAway(input, '2026-11-21T12:00:00.000Z') };
      case 'SnoozeConversations':
        return { snoozeConversations: this.#putAway(input, null) };
      case 'RestoreConversations':
        return { restoreConversations: this.#putAway(input, null) };
      case 'TakeOverConversation':
        return { takeOverConversation: changed(this.#taken()) };
      case 'HandBackConversation':
        return { handBackConversation: changed({ handler: 'ASSISTANT', handledBy: null }) };
      case 'ReplyToConversation': {
        const reply = { __typename: 'Message', id: 'message-9' };
        return { replyToConversation: { ...changed({ ...this.#taken(), ...ANSWERED }), reply } };
      }
      case 'TellInboxPresence':
        return { tellInboxPresence: { message: 'Told' } };
      case 'InboxPresence':
      case 'InboxEvents':
        // Its events are emitted by the test.
        return null;
      default:
        return this.saved.answer(name, input);
    }
  }

  /** The conversation with this change, as it is from now on. */
  #changed(id: string | undefined, change: Change) {
    const before = this.conversations.find((one) => one.id === id) ?? aConversation({ id });
    const after = { ...before, ...change, revision: before.revision + 1 };
    this.conversations = this.conversations.map((one) => (one.id === id ? after : one));
    return after;
  }

  #taken = (): Change => ({ handler: 'PERSON', handledBy: this.colleagues[0] ?? null });

  #assigned({ id, assigneeId }: Input) {
    return this.#changed(id, {
      assignee: this.colleagues.find((one) => one.id === assigneeId) ?? null,
    });
  }

  #labelled({ id, labelIds = [] }: Input) {
    return this.#changed(id, { labels: this.labels.filter((one) => labelIds.includes(one.id)) });
  }

  #added({ name = '' }: Input) {
    const label = { __typename: 'ConversationLabel', id: 'label-9', name, color: 'GREY' } as const;
    this.labels = [...this.labels, label];
    return label;
  }

  #relabelled({ id, name, color }: Input) {
    const before = this.labels.find((label) => label.id === id) ?? this.#added({ name });
    const after = { ...before, name: name ?? before.name, color: color ?? before.color };
    this.labels = this.labels.map((label) => (label.id === id ? after : label));
    return after;
  }

  #putAway({ conversations = [], until }: Input, archivedAt: string | null) {
    const change = { archivedAt, snoozedUntil: until ?? null };
    return {
      conversations: conversations.map(({ id }) => this.#changed(id, change)),
      refused: [],
    };
  }

  #counts() {
    return {
      __typename: 'InboxCounts',
      ...{ allOpen: this.conversations.length, mine: 0, mineAndCovered: 0, unassigned: 0 },
      ...{ waiting: 0, emergency: 0, unanswered: 0, snoozed: 0, archived: 0, unread: 0 },
      ...this.counts,
    };
  }

  #list() {
    return {
      ...LIST,
      edges: this.conversations.map((node) => ({
        ...{ __typename: 'InboxConversationEdge', cursor: node.id },
        ...{ node, found: this.found },
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
      mailBouncedAt: null,
      canBeMailed: true,
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
