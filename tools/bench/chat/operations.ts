const MESSAGE = `id sequence sender text status isError attempt replyToId requestId category createdAt
  attachments { id originalName fileSize mimeType purpose url } sources { index title }`;

/** The operations of the chat page; the types below name what the benchmarks read of them. */
export const SEND = `mutation SendMessage($input: SendMessageInput!) {
  sendMessage(input: $input) { message { ${MESSAGE} } }
}`;

export const END = `mutation EndConversation($input: EndConversationInput!) {
  endConversation(input: $input) { status }
}`;

export const EVENTS = `subscription ChatEvents($sessionId: ID!, $after: String) {
  conversationEvents(sessionId: $sessionId, after: $after) {
    __typename
    ... on MessageChanged { cursor message { ${MESSAGE} } }
    ... on AnswerDelta { messageId attempt offset text }
    ... on ConversationChanged { cursor conversation { id status cursor summary } }
  }
}`;

export interface Message {
  id: string;
  text: string;
  status: 'COMPLETE' | 'GENERATING' | 'FAILED';
  replyToId: string | null;
  requestId: string | null;
  sources: { title: string }[];
}

export type ConversationEvent =
  | { __typename: 'MessageChanged'; message: Message }
  | { __typename: 'AnswerDelta'; messageId: string; offset: number; text: string }
  | { __typename: 'ConversationChanged'; conversation: { status: string } };
