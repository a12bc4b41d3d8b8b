import type { RealtimeMessage } from './messages.js';

/** Shown in place of a reply that holds no text. */
export const UNREADABLE_REPLY =
  "I received your message but couldn't format the response properly. Please try rephrasing your question.";

/**
 * The text of a reply, from the first of these places that has one: `extractedContent`;
 * `data.response` where the topic contains `chat:generate:response`; `content` (a text, or an object
 * with `text`, `content`, `message` or `response`); `data.response`; `response`.
 */
export function extractText(reply: RealtimeMessage): string | undefined {
  const inData = textOf(fieldOf(reply.data, 'response'));
  const isGenerated = reply.topic?.includes('chat:generate:response') ?? false;
  return (
    textOf(reply.extractedContent) ??
    (isGenerated ? inData : undefined) ??
    textOf(reply.content) ??
    firstTextIn(reply.content) ??
    inData ??
    textOf(reply.response)
  );
}

function firstTextIn(content: unknown): string | undefined {
  for (const name of ['text', 'content', 'message', 'response']) {
    const found = textOf(fieldOf(content, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
