import { randomUUID } from 'node:crypto';
import type { Tenant } from './demo.js';

/** A message as the tests look at it. */
export interface ChatMessage {
  id: string;
  sequence: number;
  sender: 'USER' | 'BOT' | 'SYSTEM';
  text: string;
  status: 'COMPLETE' | 'GENERATING' | 'FAILED';
  isError: boolean;
  replyToId: string | null;
  requestId: string | null;
  sources: { title: string }[];
  attachments: { originalName: string; url: string }[];
}

/** A conversation as the tests look at it. */
export interface ChatConversation {
  status: 'OPEN' | 'ENDING' | 'ENDED';
  summary: string | null;
  messages: ChatMessage[];
}

/** A file that was uploaded. */
export interface UploadedFile {
  id: string;
  originalName: string;
  url: string;
}

interface GraphqlAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const MESSAGE = `id sequence sender text status isError replyToId requestId
  sources { title } attachments { originalName url }`;

/** A session id as the web chat makes them. */
export const newSessionId = () => randomUUID().replaceAll('-', '').slice(0, 26);

let visitors = 0;

/** Speaks to the product without a browser, as one signed-in or anonymous visitor. */
export class ChatClient {
  readonly url: string;
  /** Where it seems to come from: limits count per address. */
  readonly #address = visitorAddress();
  #token: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.#address);
    if (this.#token) headers.set('authorization', `Bearer ${this.#token}`);
    return fetch(new URL(path, this.url), { redirect: 'manual', ...init, headers });
  }

  /** Runs an operation; an error of the server is thrown with its code. */
  async graphql<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as GraphqlAnswer<Data>;
    if (errors?.[0]) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
    if (!data) throw new Error('The answer holds no data.');
    return data;
  }

  async signIn({ email, authNumber }: Tenant): Promise<this> {
    const { authenticateEndUser } = await this.graphql<{ authenticateEndUser: { token: string } }>(
      'mutation ($input: AuthenticateEndUserInput!) { authenticateEndUser(input: $input) { token } }',
      { input: { email, authNumber } },
    );
    this.#token = authenticateEndUser.token;
    return this;
  }

  /** Sends a message; when this returns, the product has acknowledged it. */
  async send(input: {
    sessionId: string;
    content: string;
    requestId?: string;
    attachmentIds?: string[];
  }): Promise<ChatMessage> {
    const { sendMessage } = await this.graphql<{ sendMessage: { message: ChatMessage } }>(
      `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { ${MESSAGE} } } }`,
      { input: { requestId: randomUUID(), attachmentIds: [], ...input } },
    );
    return sendMessage.message;
  }

  /** The conversation with all its messages, oldest first; undefined when it is not this visitor's. */
  async conversation(sessionId: string): Promise<ChatConversation | undefined> {
    const { conversation } = await this.graphql<{
      conversation:
        | (Omit<ChatConversation, 'messages'> & { messages: { edges: { node: ChatMessage }[] } })
        | null;
    }>(
      `query ($sessionId: ID!) {
        conversation(sessionId: $sessionId) {
          status summary messages(first: 200) { edges { node { ${MESSAGE} } } }
        }
      }`,
      { sessionId },
    );
    if (!conversation) return undefined;
    return { ...conversation, messages: conversation.messages.edges.map(({ node }) => node) };
  }

  async messages(sessionId: string): Promise<ChatMessage[]> {
    return (await this.conversation(sessionId))?.messages ?? [];
  }

  /** Ends the chat; when this returns, the product has acknowledged it. */
  async end(sessionId: string): Promise<string> {
    const { endConversation } = await this.graphql<{ endConversation: { status: string } }>(
      'mutation ($input: EndConversationInput!) { endConversation(input: $input) { status } }',
      { input: { sessionId } },
    );
    return endConversation.status;
  }

  /** Uploads files for a message that is sent afterwards. */
  async upload(sessionId: string, files: readonly File[]): Promise<UploadedFile[]> {
    const form = new FormData();
    form.append('sessionId', sessionId);
    form.append('userMessage', '');
    for (const file of files) form.append('files', file, file.name);
    const response = await this.fetch('/api/files/upload-with-message', {
      method: 'POST',
      body: form,
    });
    const body = (await response.json()) as { success: boolean; files?: UploadedFile[] };
    if (!body.files) throw new Error(`The upload was refused: ${JSON.stringify(body)}`);
    return body.files;
  }
}

/** An address of a private network that no other visitor of this worker has. */
export function visitorAddress(): string {
  visitors += 1;
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 256;
  return `10.${worker}.${Math.floor(visitors / 256)}.${visitors % 256}`;
}
