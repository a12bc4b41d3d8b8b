import { WebSocket } from 'ws';
import { type PlainAnswer, PlainClient } from './plain-client.js';

/** A message of the real-time channel, with the fields that the documents name. */
export interface RealtimeMessage {
  type?: string;
  topic?: string;
  content?: string | Record<string, unknown>;
  data?: { response?: string };
  requestId?: string;
  id?: string;
  sessionId?: string;
  timestamp?: string;
  extractedContent?: string;
  response?: string;
  [field: string]: unknown;
}

/** The text of a reply, looked for in the documented order. */
export function replyText(message: RealtimeMessage): string | undefined {
  const { extractedContent, topic = '', data, content, response } = message;
  if (extractedContent) return extractedContent;
  if (topic.includes('chat:generate:response') && data?.response) return data.response;
  if (typeof content === 'string' && content) return content;
  if (typeof content === 'object') {
    const parts = [content['text'], content['content'], content['message'], content['response']];
    const found = parts.find((part) => typeof part === 'string');
    if (found) return found;
  }
  return data?.response ?? response;
}

/** Twenty-six random characters. */
const randomSession = () =>
  `${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}0`
    .padEnd(26, '0')
    .slice(0, 26);

/** The public chat, as the first document tells it: e-mail, number, then questions. */
export class ChatClient {
  readonly http: PlainClient;
  readonly sessionId = randomSession();
  /** What the chat shows of the assistant, in its order. */
  readonly shown: string[] = [];
  readonly received: RealtimeMessage[] = [];
  step: 'email' | 'authNumber' | 'complete' = 'email';
  #email = '';
  #user: { firstName: string; email: string } | undefined;
  #socket: WebSocket | undefined;
  #requests = 0;
  readonly #waiting = new Set<() => void>();

  constructor(host: string) {
    this.http = new PlainClient(host);
  }

  /** What the user types into the input, whatever the step. */
  async type(text: string, files: readonly File[] = []): Promise<PlainAnswer | undefined> {
    if (this.step === 'email') {
      this.#email = text;
      this.step = 'authNumber';
      return undefined;
    }
    if (this.step === 'authNumber') return this.#authenticate(text);
    return this.#ask(text, files);
  }

  /** Opens the real-time channel and subscribes to both topics. */
  async connect(): Promise<void> {
    const headers = { cookie: this.http.cookiesFor('/ws') };
    const socket = new WebSocket(this.http.socketAddress(this.sessionId), { headers });
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.received.push(JSON.parse(data.toString()) as RealtimeMessage);
      for (const wake of this.#waiting) wake();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    for (const topic of ['chat:response', 'categorization:result']) {
      this.#emit({ type: 'subscribe', topic });
    }
  }

  ping = () => this.#emit({ type: 'ping' });

  /** Ends the chat over the channel, or by the call where there is none. */
  async end(): Promise<PlainAnswer | undefined> {
    const { sessionId } = this;
    const { email, firstName: username } = this.#user ?? {};
    const ending = { sessionId, email, username, userData: this.#user };
    if (!this.#socket) return this.http.post('chat/end', ending);
    this.#emit({ event: 'chat:end', data: ending });
    return undefined;
  }

  /** Waits for the nth message of a type; the test's time-out bounds it. */
  async next(type: string, nth = 1): Promise<RealtimeMessage> {
    for (;;) {
      const found = this.received.filter((message) => message.type === type)[nth - 1];
      if (found) return found;
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }

  disconnect = () => this.#socket?.close(1000);

  async #authenticate(authNumber: string): Promise<PlainAnswer> {
    const answer = await this.http.post('users/authenticate', { email: this.#email, authNumber });
    if (!answer.success) {
      this.shown.push(answer.message ?? '');
      return answer;
    }
    this.#user = answer['data'] as { firstName: string; email: string };
    this.http.storage.set('userData', JSON.stringify(this.#user));
    this.step = 'complete';
    this.shown.push(`Hallo ${this.#user.firstName}`);
    return answer;
  }

  async #ask(content: string, files: readonly File[]): Promise<PlainAnswer | undefined> {
    if (!this.#socket) return this.#askByCall(content, files);
    const uploaded = files.length > 0 ? await this.#upload(content, files) : undefined;
    // The text is sent even if the upload failed.
    const uploadedFiles = uploaded?.success ? uploaded['files'] : undefined;
    this.#requests += 1;
    const requestId = `request-${this.#requests}`;
    const { sessionId } = this;
    this.#emit({
      event: 'chat',
      data: { content, sessionId, requestId, userData: this.#user, uploadedFiles },
    });
    const reply = await this.next('chat:response', this.#requests);
    this.shown.push(replyText(reply) ?? 'Message could not be displayed properly');
    return uploaded;
  }

  async #askByCall(message: string, files: readonly File[]): Promise<PlainAnswer> {
    const { sessionId } = this;
    const answer =
      files.length > 0
        ? await this.http.post('chat-with-files', this.#form({ message }, files))
        : await this.http.post('chat', { message, sessionId, userData: this.#user });
    this.shown.push(answer.success ? String(answer['response']) : (answer.error ?? ''));
    return answer;
  }

  #upload = (userMessage: string, files: readonly File[]) =>
    this.http.post('files/upload-with-message', this.#form({ userMessage }, files));

  #form(fields: Record<string, string>, files: readonly File[]): FormData {
    const form = new FormData();
    form.append('sessionId', this.sessionId);
    form.append('userData', JSON.stringify(this.#user));
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const file of files) form.append('files', file);
    return form;
  }

  #emit(message: object): void {
    const timestamp = new Date().toISOString();
    this.#socket?.send(JSON.stringify({ sessionId: this.sessionId, timestamp, ...message }));
  }
}
