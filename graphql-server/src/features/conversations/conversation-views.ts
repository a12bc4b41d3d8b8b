import type { AnswerGuidance } from '../assistant/index.js';
import type { Conversation, ConversationStatus } from './conversation.entity.js';
import type { Message, MessageSender, MessageSource, MessageStatus } from './message.entity.js';

/** A conversation as clients see it, in a form that can travel between processes. */
export type ConversationView = {
  id: string;
  sessionId: string;
  status: ConversationStatus;
  revision: number;
  startedAt: string;
  endedAt: string | null;
  summary: string | null;
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
  attempt: number;
  replyToId: string | null;
  requestId: string | null;
  category: string | null;
  sources: MessageSource[];
  guidance: AnswerGuidance | null;
  attachments: AttachmentView[];
  createdAt: string;
};

/** Whether this is an answer, or what is said in its place, and nothing more will be added to it. */
export const isAnswer = ({ replyToId, status }: MessageView): boolean =>
  replyToId !== null && status !== 'GENERATING';

/** Whether this is a question of which is known what it is about. */
export const isCategorised = ({ sender, category }: MessageView): boolean =>
  sender === 'USER' && Boolean(category);

/** What the processes tell each other about a conversation. */
export type ConversationEvent =
  | { kind: 'changed'; conversation: ConversationView; messages: MessageView[] }
  | { kind: 'delta'; messageId: string; attempt: number; offset: number; text: string };

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

/** What the inbox of a company is told: that something about this conversation has changed. */
export type InboxChange = { conversationId: string };

/** Topic of everything that changes in the inbox of a company. */
export const inboxTopic = (companyId: string) => `inbox:${companyId}`;

/** Under which key the text of a running answer is kept. */
export const liveTextKey = (messageId: string, attempt: number) => `${messageId}:${attempt}`;

/** The view of a conversation that is at hand. */
export function viewConversation(conversation: Conversation): ConversationView {
  const { id, sessionId, status, revision, startedAt, endedAt, summary } = conversation;
  return {
    id,
    sessionId,
    status,
    revision,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    summary: summary ?? null,
  };
}

/** The view of a message that is at hand, with its files. */
export function viewMessage(
  message: Message,
  attachments: readonly AttachmentView[] = [],
): MessageView {
  const { id, sequence, revision, sender, text, status, isError, attempt, sources } = message;
  return {
    id,
    sequence,
    revision,
    sender,
    text,
    status,
    isError,
    attempt,
    replyToId: message.replyToId ?? null,
    requestId: message.requestId ?? null,
    category: message.category ?? null,
    sources: [...sources],
    guidance: message.guidance ?? null,
    attachments: attachments.map(({ id: fileId, originalName, fileSize, mimeType, purpose }) => ({
      id: fileId,
      originalName,
      fileSize,
      mimeType,
      purpose,
    })),
    createdAt: message.createdAt.toISOString(),
  };
}
