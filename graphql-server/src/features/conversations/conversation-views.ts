import type { AnswerGuidance } from '../assistant/index.js';
import type { ConversationStatus } from './conversation.entity.js';
import type {
  AnswerRating,
  MessageSender,
  MessageSource,
  MessageStatus,
} from './message.entity.js';

/** A conversation as clients see it, in a form that can travel between processes. */
export type ConversationView = {
  id: string;
  sessionId: string;
  status: ConversationStatus;
  revision: number;
  startedAt: string;
  endedAt: string | null;
  summary: string | null;
  /** The person who has taken over; null while the assistant answers. */
  handlerName: string | null;
};

/** An attachment as clients see it. */
export type AttachmentView = {
  id: string;
  originalName: string;
  fileSize: number;
  mimeType: string;
  purpose: string | null;
};

/** A message as clients see it. */
export type MessageView = {
  id: string;
  sequence: number;
  revision: number;
  sender: MessageSender;
  text: string;
  status: MessageStatus;
  isError: boolean;
  /** The tenant stopped this answer. */
  isStopped: boolean;
  attempt: number;
  replyToId: string | null;
  requestId: string | null;
  category: string | null;
  sources: MessageSource[];
  guidance: AnswerGuidance | null;
  rating: AnswerRating | null;
  /** The member of the company who wrote it. */
  authorName: string | null;
  attachments: AttachmentView[];
  createdAt: string;
};

/**
 * Whether this is an answer, of the assistant or of a person, or what is said in its place, and nothing
 * more will be added to it.
 */
export const isAnswer = ({ replyToId, sender, status }: MessageView): boolean =>
  (replyToId !== null || sender === 'PERSON' || sender === 'SYSTEM') && status !== 'GENERATING';

/** Whether this is a question of which is known what it is about. */
export const isCategorised = ({ sender, category }: MessageView): boolean =>
  sender === 'USER' && Boolean(category);

/** What the processes tell each other about a conversation. */
export type ConversationEvent =
  | { kind: 'changed'; conversation: ConversationView; messages: MessageView[] }
  | { kind: 'delta'; messageId: string; attempt: number; offset: number; text: string }
  | PersonTypes;

/** A member of the company writes an answer, or has stopped to; it is kept nowhere. */
export type PersonTypes = { kind: 'typing'; name: string; isTyping: boolean };

/** Topic of one person's chat session; it names the person, so that only their events arrive. */
export const conversationTopic = (sessionId: string, endUserId: string) =>
  `conversation:${endUserId}:${sessionId}`;

/** What the people of a company are told of a chat: messages that changed in it. */
export type CompanyChatEvent = {
  conversationId: string;
  sessionId: string;
  messages: MessageView[];
};

/** Topic of all chats with one company. */
export const companyChatsTopic = (companyId: string) => `company-chats:${companyId}`;

/** What the inbox of a company is told to read again. */
export type InboxChange =
  /** This conversation; for one reader alone, if it is only about what they have read. */
  | { conversationId: string; readerId?: string }
  /** What many conversations have in common, such as a label. */
  | { all: true };

/** Topic of who has which conversation of a company open, and who writes in it. */
export const inboxPresenceTopic = (companyId: string) => `inbox-presence:${companyId}`;

/** What is told there of a tenant who writes, or has stopped to; it is kept nowhere. */
export type TenantTypes = { kind: 'tenant'; conversationId: string; isTyping: boolean };

/** Topic of everything that changes in the inbox of a company. */
export const inboxTopic = (companyId: string) => `inbox:${companyId}`;

/** Topic of the wish to stop an answer. */
export const stopTopic = (answerId: string) => `answer-stop:${answerId}`;

/** Under which key the text of a running answer is kept. */
export const liveTextKey = (messageId: string, attempt: number) => `${messageId}:${attempt}`;

/** A conversation as an entity or a row has it. */
export type StoredConversation = Omit<
  ConversationView,
  'startedAt' | 'endedAt' | 'summary' | 'handlerName'
> & {
  handlerName?: string | null;
  startedAt: Date | string;
  endedAt?: Date | string | null;
  summary?: string | null;
};

/** The view of a conversation, whichever way it was read. */
export function viewConversation(stored: StoredConversation): ConversationView {
  const { id, sessionId, status, revision, startedAt, endedAt } = stored;
  const { summary = null, handlerName = null } = stored;
  return {
    ...{ id, sessionId, status, revision, summary, handlerName },
    startedAt: iso(startedAt),
    endedAt: endedAt ? iso(endedAt) : null,
  };
}

type Optional = 'replyToId' | 'requestId' | 'category' | 'guidance' | 'rating' | 'authorName';

/** A message as an entity or a row has it; its files stand in a table of their own. */
export type StoredMessage = Omit<
  MessageView,
  Optional | 'attachments' | 'createdAt' | 'isStopped'
> &
  Partial<Pick<MessageView, Optional>> & {
    createdAt: Date | string;
    stoppedAt?: Date | string | null;
  };

/** The view of a message, whichever way it was read, with its files. */
export function viewMessage(
  stored: StoredMessage,
  attachments: readonly AttachmentView[] = [],
): MessageView {
  const { id, sequence, revision, sender, text, status, isError, attempt, sources } = stored;
  const { replyToId = null, requestId = null, category = null, guidance = null } = stored;
  const { rating = null, authorName = null } = stored;
  return {
    ...{ id, sequence, revision, sender, text, status, isError, attempt },
    isStopped: Boolean(stored.stoppedAt),
    ...{ replyToId, requestId, category, guidance, rating, authorName },
    sources: [...sources],
    attachments: attachments.map(({ id: fileId, originalName, fileSize, mimeType, purpose }) => ({
      ...{ id: fileId, originalName, fileSize, mimeType, purpose },
    })),
    createdAt: iso(stored.createdAt),
  };
}

/** Sources as programs get them: the text of a use case is for those who read the answer. */
export const namedSources = (sources: readonly MessageSource[]): MessageSource[] =>
  sources.map(({ index, title }) => ({ index, title }));

const iso = (value: Date | string) => new Date(value).toISOString();
