import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the fake provider does wrong, for as many requests as `times` says. */
export type Fault =
  | {
      kind: 'status';
      status: number;
      code?: string;
      message?: string;
      headers?: Record<string, string>;
    }
  | { kind: 'hang' }
  /** Cuts the socket before it answers. */
  | { kind: 'reset' }
  /** Begins an answer and cuts the socket. */
  | { kind: 'cut' }
  /** Ends an answer without its last event. */
  | { kind: 'truncate' }
  /** Begins an answer and sends nothing more. */
  | { kind: 'stall' }
  /** Tells an error within the stream. */
  | { kind: 'errorEvent'; code: string }
  /** Ends properly without having said anything. */
  | { kind: 'silence' }
  /** Begins an answer and thinks better of it. */
  | { kind: 'contentFilter' }
  | { kind: 'malformed' }
  | { kind: 'html' };

/** A request as it arrived. */
export interface LoggedRequest {
  endpoint: 'chat' | 'embeddings';
  body: {
    model: string;
    messages?: { role: string; content: unknown }[];
    input?: string[];
    stream?: boolean;
    response_format?: { type: string };
    temperature?: number;
  };
}

/** What an answer says about itself where it is sent as the object that was asked for. */
export interface FakeStructure {
  action: string;
  sources: readonly number[];
  category?: string | null;
  urgency?: string;
}

/** Faults that do not pass: whatever is tried, no answer comes. */
export const LASTING_FAULTS: readonly [name: string, fault: Fault][] = [
  ['a key that is not known', { kind: 'status', status: 401 }],
  ['a spent quota', { kind: 'status', status: 403, code: 'insufficient_quota' }],
  ['a model that does not exist', { kind: 'status', status: 404, code: 'model_not_found' }],
  ['a request that is refused', { kind: 'status', status: 400 }],
  ['a server that fails', { kind: 'status', status: 500 }],
  ['a connection that is cut', { kind: 'reset' }],
  ['a web page', { kind: 'html' }],
  ['an answer without words', { kind: 'silence' }],
  ['an answer without its end', { kind: 'truncate' }],
  ['an answer that is filtered', { kind: 'contentFilter' }],
];

const DIMENSIONS = 64;

/**
 * A provider that speaks OpenAI's protocol over real HTTP and can fail in every way. Its answers
 * name the titles of the use cases that reached the prompt, so that tests see what it was given.
 */
export class FakeOpenAi {
  readonly requests: LoggedRequest[] = [];
  /** Answers that were given up by who had asked for them. */
  abandoned = 0;
  /** Its base URL once it has started. */
  url = '';
  /** Milliseconds before the first piece and between pieces. */
  firstTokenMs = 0;
  tokenMs = 0;
  /** Pieces wait for this, so that a test can look at a half-written answer. */
  gate: Promise<void> = Promise.resolve();
  /** What every answer says; derived from the prompt if unset. */
  reply: string | undefined;
  /** Answers come as an object with this, where one is asked for; as plain prose if unset. */
  structure: FakeStructure | undefined;
  /** Parameters and formats that the server does not know and answers 400 for, saying which. */
  unknown: string[] = [];
  /** Whether it says how many tokens were used. */
  countsTokens = true;
  readonly #held: { text: string; until: Promise<void> }[] = [];
  readonly #faults: { endpoint: string; fault: Fault; left: number }[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch(() => response.destroy());
    });
  }

  /** Listens and returns the base URL. */
  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    const address = this.#server.address() as AddressInfo;
    this.url = `http://127.0.0.1:${address.port}/v1`;
    return this.url;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  /** The next `times` requests to an endpoint fail this way. */
  fail(endpoint: 'chat' | 'embeddings', fault: Fault, times = 1): void {
    this.#faults.push({ endpoint, fault, left: times });
  }

  /** Answers to prompts that contain this text stay half-written until the result is called. */
  hold(text: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.push({ text, until: promise });
    return resolve;
  }

  /** Ends all faults, delays and logs. */
  reset(): void {
    this.#faults.length = 0;
    this.#held.length = 0;
    this.requests.length = 0;
    this.abandoned = 0;
    Object.assign(this, { firstTokenMs: 0, tokenMs: 0, reply: undefined, gate: Promise.resolve() });
    Object.assign(this, { structure: undefined, unknown: [], countsTokens: true });
  }

  /** Requests to one endpoint. */
  requestsTo(endpoint: 'chat' | 'embeddings'): LoggedRequest[] {
    return this.requests.filter((request) => request.endpoint === endpoint);
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const endpoint = request.url?.includes('embeddings') ? 'embeddings' : 'chat';
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as LoggedRequest['body'];
    this.requests.push({ endpoint, body });
    const known = new Set([...Object.keys(body), body.response_format?.type]);
    const strange = this.unknown.find((name) => known.has(name));
    const message = `Unknown field: ${strange}`;
    const fault: Fault | undefined = strange
      ? { kind: 'status', status: 400, message }
      : this.#takeFault(endpoint);
    if (fault && (await this.#failBefore(fault, response))) return;
    if (endpoint === 'embeddings') sendVectors(response, body, this.countsTokens);
    else await this.#sendAnswer(response, body, fault);
  }

  #takeFault(endpoint: string): Fault | undefined {
    const entry = this.#faults.find((f) => f.endpoint === endpoint && f.left > 0);
    if (entry) entry.left -= 1;
    return entry?.fault;
  }

  /** Faults that show before an answer begins; true if the request is done with. */
  async #failBefore(fault: Fault, response: ServerResponse): Promise<boolean> {
    if (fault.kind === 'hang') {
      await new Promise((resolve) => {
        response.on('close', resolve);
      });
      return true;
    }
    if (fault.kind === 'reset') {
      response.destroy();
      return true;
    }
    if (fault.kind === 'html') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx!</h1>');
      return true;
    }
    if (fault.kind !== 'status') return false;
    const { code = null, message = 'A fault.' } = fault;
    const error = { message, type: 'error', code };
    response
      .writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      .end(JSON.stringify({ error }));
    return true;
  }

  async #sendAnswer(response: ServerResponse, body: LoggedRequest['body'], fault?: Fault) {
    const text = this.#content(body);
    response.on('close', () => {
      if (!response.writableEnded) this.abandoned += 1;
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (event: object | string) =>
      response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
    if (this.firstTokenMs > 0) await sleep(this.firstTokenMs);
    const prompt = JSON.stringify(body.messages?.at(-1));
    const held = this.#held.find((entry) => prompt.includes(entry.text));
    const pieces = fault?.kind === 'silence' ? [] : text.split(/(?<= )/);
    for (const [position, content] of pieces.entries()) {
      if (position === 1) await (held?.until ?? this.gate);
      if (position > 0 && this.tokenMs > 0) await sleep(this.tokenMs);
      if (position === 2 && fault?.kind === 'malformed') send('{"choices": [');
      if (position === 2 && fault?.kind === 'cut') return response.destroy();
      if (position === 2 && fault?.kind === 'truncate') return response.end();
      if (position === 2 && fault?.kind === 'stall') return undefined;
      if (position === 2 && fault?.kind === 'contentFilter') {
        send({ choices: [{ index: 0, delta: {}, finish_reason: 'content_filter' }] });
        return response.end();
      }
      if (position === 2 && fault?.kind === 'errorEvent') {
        send({ error: { message: 'A fault.', type: 'error', code: fault.code } });
        return response.end();
      }
      send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
    }
    send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    if (this.countsTokens)
      send({ choices: [], usage: { prompt_tokens: 100, completion_tokens: pieces.length } });
    send('[DONE]');
    return response.end();
  }

  /** What is said, as prose or as the object that was asked for. */
  #content(body: LoggedRequest['body']): string {
    const text = this.reply ?? replyTo(body);
    if (!this.structure || !body.response_format) return text;
    const { category = null, urgency = 'normal', ...structure } = this.structure;
    return JSON.stringify({ ...structure, urgency, text, category }, null, 1);
  }
}

/** What the fake provider says of every conversation. */
const SUMMARY = JSON.stringify({
  anliegen: 'Der Mieter hat Fragen gestellt.',
  angaben: [],
  auskuenfte: [],
  offen: [],
  naechster_schritt: 'Nichts zu tun.',
});

/** Names the use cases that the prompt holds. */
function replyTo({ messages = [] }: LoggedRequest['body']): string {
  const last = messages.at(-1)?.content;
  const prompt = typeof last === 'string' ? last : JSON.stringify(last);
  const titles = [...prompt.matchAll(/nummer=\\?"(\d+)\\?" titel=\\?"([^"\\]*)/g)];
  if (prompt.includes('<gespräch')) return SUMMARY;
  if (titles.length === 0) return 'Dazu finde ich in den Unterlagen leider nichts.';
  return `In den Unterlagen steht: ${titles.map(([, n, title]) => `${title} [${n}]`).join(', ')}.`;
}

/** Vectors that depend on the text and carry no meaning. */
function sendVectors(
  response: ServerResponse,
  { model, input = [] }: LoggedRequest['body'],
  countsTokens: boolean,
): void {
  const data = input.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: Array.from({ length: DIMENSIONS }, (_, i) =>
      Math.sin(
        (i + 1) * (1 + Array.from(text).reduce((sum, c) => sum + (c.codePointAt(0) ?? 0), 0)),
      ),
    ),
  }));
  const usage = { prompt_tokens: input.length * 10, total_tokens: input.length * 10 };
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ object: 'list', model, data, ...(countsTokens ? { usage } : {}) }));
}
