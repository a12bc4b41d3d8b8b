import type { OwnRequest } from '../features/my-data';
import type {
  ChatCaseCardFragment,
  ChatConversationFragment,
  ChatMessageFragment,
} from '../gql/graphql';

type Guidance = NonNullable<ChatMessageFragment['guidance']>;

/** A request about one's own data. */
export function anOwnRequest(overrides: Partial<OwnRequest> = {}): OwnRequest {
  return {
    ...{ id: 'request-1', kind: 'EXPORT', state: 'REQUESTED' },
    ...{ requestedAt: '2026-11-01T09:00:00.000Z', dueAt: '2026-12-01T09:00:00.000Z' },
    ...{ extensionReason: null, refusalReason: null, finishedAt: null },
    ...{ packageBytes: null, packageUntil: null },
    ...overrides,
  };
}

/** A message of the tenant; override what the test is about. */
export function aMessage(overrides: Partial<ChatMessageFragment> = {}): ChatMessageFragment {
  const sequence = overrides.sequence ?? 1;
  return {
    id: `message-${sequence}`,
    sequence,
    sender: 'USER',
    authorName: null,
    text: 'Meine Heizung wird nicht warm.',
    status: 'COMPLETE',
    isError: false,
    isStopped: false,
    attempt: 0,
    replyToId: null,
    requestId: null,
    category: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    attachments: [],
    sources: [],
    guidance: null,
    rating: null,
    ...overrides,
  };
}

/** An answer of the assistant to the first message. */
export function anAnswer(overrides: Partial<ChatMessageFragment> = {}): ChatMessageFragment {
  return aMessage({
    sequence: 2,
    sender: 'BOT',
    text: 'Bitte entlüften Sie zuerst den Heizkörper.',
    attempt: 1,
    replyToId: 'message-1',
    ...overrides,
  });
}

/** What an answer offers beside its text: nothing, unless overridden. */
export function someGuidance(overrides: Partial<Guidance> = {}): Guidance {
  return {
    action: 'ANSWER',
    language: 'de',
    choices: [],
    calls: [],
    isFallback: false,
    offersCase: false,
    ...overrides,
  };
}

/** An open conversation. */
export function aConversation(
  overrides: Partial<ChatConversationFragment> = {},
): ChatConversationFragment {
  return {
    id: 'conversation-1',
    status: 'OPEN',
    cursor: '1',
    summary: null,
    handledBy: null,
    ...overrides,
  };
}

/** A file of a given size; its content does not matter. */
export function aFile(name: string, bytes = 1024): File {
  return new File([new Uint8Array(bytes)], name, { lastModified: 1 });
}

/** The case of a report, as the server makes it: one for each answer. */
export function reportCase(
  news: { chatCases: ChatCaseCardFragment[] },
  { answerId, text }: Record<string, unknown>,
): ChatCaseCardFragment {
  const known = news.chatCases.find((one) => one.answerId === answerId);
  if (known) return known;
  const made: ChatCaseCardFragment = {
    ...{ id: 'case-9', number: 9, title: String(text), state: 'OPEN', isOwn: true },
    ...{
      report: null,
      files: [],
      answerId: String(answerId),
      appointmentAt: null,
      appointmentUntil: null,
      __typename: 'ChatCase',
    },
  };
  news.chatCases = [made, ...news.chatCases];
  return made;
}
