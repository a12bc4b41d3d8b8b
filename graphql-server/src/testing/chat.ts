import { randomUUID } from 'node:crypto';
import type { Client } from 'graphql-ws';
import type { EndUser } from '../features/end-users/index.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A message as the tests look at it. */
export interface ChatMessage {
  id: string;
  sequence: number;
  sender: 'USER' | 'BOT' | 'PERSON' | 'SYSTEM';
  text: string;
  status: 'COMPLETE' | 'GENERATING' | 'FAILED';
  isError: boolean;
  isStopped: boolean;
  attempt: number;
  replyToId: string | null;
  category: string | null;
  sources: { index: number; title: string }[];
  guidance: {
    action: string;
    urgency: string;
    language: string;
    choices: string[];
    calls: { label: string; phone: string }[];
    isFallback: boolean;
  } | null;
  attachments: { originalName: string; fileSize: number; purpose: string; url: string }[];
}

/** A step of the subscription. */
export type ChatEvent =
  | { __typename: 'MessageChanged'; cursor: string; message: ChatMessage }
  | { __typename: 'AnswerDelta'; messageId: string; attempt: number; offset: number; text: string }
  | {
      __typename: 'ConversationChanged';
      cursor: string;
      conversation: { status: string; summary: string | null };
    };

const MESSAGE = `id sequence sender text status isError isStopped attempt replyToId category
  sources { index title } guidance { action urgency language choices calls { label phone } isFallback }
  attachments { originalName fileSize purpose url }`;

const EVENTS = `subscription ($sessionId: ID!, $after: String) {
  conversationEvents(sessionId: $sessionId, after: $after) {
    __typename
    ... on MessageChanged { cursor message { ${MESSAGE} } }
    ... on AnswerDelta { messageId attempt offset text }
    ... on ConversationChanged { cursor conversation { status summary } }
  }
}`;

/** A session id as the web chat makes them. */
export const newSessionId = () => randomUUID().replaceAll('-', '').slice(0, 26);

/** A client that is signed in as this end user. */
export async function signIn(app: TestApp, user: EndUser): Promise<TestClient> {
  const client = app.client();
  const { email, authNumber } = user;
  await client.json('POST', '/api/users/authenticate', { email, authNumber });
  return client;
}

/** Sends a message and returns it as stored, or throws the server's error code. */
export async function send(
  client: TestClient,
  input: { sessionId: string; content: string; requestId?: string; attachmentIds?: string[] },
): Promise<ChatMessage> {
  const { data, errors } = await client.graphql<{ sendMessage: { message: ChatMessage } }>(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { ${MESSAGE} } } }`,
    { input: { requestId: randomUUID(), ...input } },
  );
  if (errors || !data) throw new Error(errors?.[0]?.extensions.code);
  return data.sendMessage.message;
}

/** All messages of a conversation, oldest first. */
export async function readMessages(client: TestClient, sessionId: string): Promise<ChatMessage[]> {
  const { data } = await client.graphql<{
    conversation: { messages: { edges: { node: ChatMessage }[] } } | null;
  }>(
    `query ($sessionId: ID!) {
      conversation(sessionId: $sessionId) { messages(first: 200) { edges { node { ${MESSAGE} } } } }
    }`,
    { sessionId },
  );
  return data?.conversation?.messages.edges.map(({ node }) => node) ?? [];
}

/** Follows a conversation over a socket of its own. */
export class ChatFollower {
  readonly events: ChatEvent[] = [];
  readonly socket: Client;
  #wake: () => void = () => {};
  #failure: unknown;

  constructor(client: TestClient, sessionId: string, after?: string) {
    this.socket = client.socket();
    this.socket.subscribe<{ conversationEvents: ChatEvent }>(
      { query: EVENTS, variables: { sessionId, after } },
      {
        next: ({ data, errors }) => {
          if (data) this.events.push(data.conversationEvents);
          if (errors) this.#failure = errors;
          this.#wake();
        },
        error: (error) => {
          this.#failure = error;
          this.#wake();
        },
        complete: () => this.#wake(),
      },
    );
  }

  /** Waits until the events so far satisfy a condition; the test's time-out bounds it. */
  async until(condition: (events: ChatEvent[]) => boolean): Promise<ChatEvent[]> {
    while (!condition(this.events)) {
      if (this.#failure) throw new Error(JSON.stringify(this.#failure));
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.events;
  }

  /** Waits for the final answer to a message. */
  async answerTo(messageId: string): Promise<ChatMessage> {
    const isAnswer = (event: ChatEvent) =>
      event.__typename === 'MessageChanged' &&
      event.message.replyToId === messageId &&
      event.message.status !== 'GENERATING';
    const events = await this.until((all) => all.some(isAnswer));
    const found = events.findLast(isAnswer) as ChatEvent & { __typename: 'MessageChanged' };
    return found.message;
  }

  /** The text of an answer put together from its pieces, as a client does. */
  assembled(messageId: string): string {
    let text = '';
    for (const event of this.events) {
      if (event.__typename !== 'AnswerDelta' || event.messageId !== messageId) continue;
      text =
        text.slice(0, event.offset) + event.text + text.slice(event.offset + event.text.length);
    }
    return text;
  }

  async close(): Promise<void> {
    await this.socket.dispose();
  }
}
