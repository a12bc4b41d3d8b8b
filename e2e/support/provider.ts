import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from './product.js';

/** A request for an answer, held open until the test decides what comes. */
export class ChatCall {
  readonly body: { stream?: boolean; messages: { role: string; content: unknown }[] };
  readonly #response: ServerResponse;

  constructor(body: ChatCall['body'], response: ServerResponse) {
    this.body = body;
    this.#response = response;
  }

  /** Whether the product has given up on it or it has been answered. */
  get isClosed(): boolean {
    return this.#response.closed || this.#response.writableEnded;
  }

  /** All that was sent to the provider, as one text. */
  get prompt(): string {
    return this.body.messages
      .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
      .join('\n');
  }

  /** Sends a piece of the answer. */
  say(text: string): void {
    this.#begin();
    this.#event({ choices: [{ index: 0, delta: { content: text }, finish_reason: null }] });
  }

  /** Ends the answer as a provider does that has said everything. */
  finish(): void {
    if (!this.body.stream) throw new Error('Answer this call with answer().');
    this.#begin();
    this.#event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    const usage = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 };
    this.#event({ choices: [], usage });
    this.#response.end('data: [DONE]\n\n');
  }

  /** Answers completely, streaming or not, as was asked. */
  answer(text: string): void {
    if (this.body.stream) {
      for (const piece of text.split(/(?<= )/)) this.say(piece);
      this.finish();
      return;
    }
    const message = { role: 'assistant', content: text, refusal: null };
    this.#json(200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model: 'fake',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
    });
  }

  /** Refuses with a status, as providers word it. */
  fail(status: number, code = 'server_error'): void {
    this.#json(status, { error: { message: `The fake fails with ${status}.`, type: code, code } });
  }

  /** Cuts the connection without a word. */
  cut(): void {
    this.#response.destroy();
  }

  #begin(): void {
    if (this.#response.headersSent) return;
    this.#response.writeHead(200, { 'content-type': 'text/event-stream' });
  }

  #event(fields: object): void {
    const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: 'fake' };
    this.#response.write(`data: ${JSON.stringify({ ...chunk, ...fields })}\n\n`);
  }

  #json(status: number, body: object): void {
    this.#response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  }
}

/** What only a request for a search query says. */
const ASKS_FOR_QUERY = 'eine deutsche Suchanfrage';

const DIMENSIONS = 1_536;

/** Something like an embedding: texts with words in common point in similar directions. */
function embed(text: string): number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0);
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? ['-']) {
    const place = createHash('sha1').update(word.slice(0, 6)).digest().readUInt16BE(0) % DIMENSIONS;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** An OpenAI-compatible provider in the test's hands: it answers when and how the test says. */
export class Provider {
  /** Every request for an answer or a summary so far, in order. */
  readonly calls: ChatCall[] = [];
  readonly #server: Server;
  #taken = 0;
  #automatic: ((call: ChatCall) => void) | undefined;
  #wake: (() => void) | undefined;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<Provider> {
    const server = createServer();
    const provider = new Provider(server);
    server.on('request', (request, response) => void provider.#handle(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return provider;
  }

  /** What points a product here. */
  get settings(): Settings {
    const { port } = this.#server.address() as AddressInfo;
    return { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_API_KEY: 'sk-test' };
  }

  /** From now on every call is handled so; those that no test has taken yet are, too. */
  always(handle: (call: ChatCall) => void): void {
    this.#automatic = handle;
    for (const call of this.calls.slice(this.#taken)) handle(call);
    this.#taken = this.calls.length;
  }

  /** The next call that no test has taken yet, as soon as it comes. Ends {@link always}. */
  async next(): Promise<ChatCall> {
    this.#automatic = undefined;
    for (;;) {
      const call = this.calls[this.#taken];
      if (call) {
        this.#taken += 1;
        return call;
      }
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** Begins anew for the next test; fails if this one left a call without an end, which that one would see again. */
  forget(): void {
    if (this.calls.some(({ isClosed }) => !isClosed)) throw new Error('A call was left open.');
    this.calls.length = 0;
    this.#taken = 0;
    this.#automatic = undefined;
    this.#wake = undefined;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    if (request.url?.endsWith('/embeddings')) return answerEmbeddings(text, response);
    if (!request.url?.endsWith('/chat/completions')) {
      response.writeHead(404).end();
      return;
    }
    const call = new ChatCall(JSON.parse(text) as ChatCall['body'], response);
    // Search queries for follow-ups are no answers: tests decide about answers only.
    if (call.prompt.includes(ASKS_FOR_QUERY)) return call.answer('Schornsteinfeger');
    // Nor is the word that a server which starts wants to hear of its model.
    if (call.prompt === 'Hausgeist') return call.answer('Hausgeist');
    this.calls.push(call);
    if (this.#automatic) {
      this.#taken = this.calls.length;
      this.#automatic(call);
    } else this.#wake?.();
  }
}

function answerEmbeddings(text: string, response: ServerResponse): void {
  const { input, encoding_format } = JSON.parse(text) as {
    input: string | string[];
    encoding_format?: string;
  };
  const data = [input].flat().map((one, index) => {
    const vector = embed(one);
    const packed = Buffer.from(new Float32Array(vector).buffer).toString('base64');
    return {
      object: 'embedding',
      index,
      embedding: encoding_format === 'base64' ? packed : vector,
    };
  });
  const usage = { prompt_tokens: 1, total_tokens: 1 };
  const body = { object: 'list', model: 'fake', data, usage };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
