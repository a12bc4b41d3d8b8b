import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { embeddingResponse } from '../../provider/embeddings.ts';
import { answerPieces } from '../../provider/pace.ts';

/** What the provider does wrong from now on. */
export type ProviderFault = 'none' | 'error' | 'hang' | 'cut';

const MODEL = 'chaos-1';
const PIECES = 16;
const PIECE_MS = 40;
const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 };

/** An OpenAI-compatible provider that fails as told. */
export class ChaosProvider {
  fault: ProviderFault = 'none';
  readonly #server = createServer((request, response) => {
    this.#respond(request, response).catch(() => response.destroy());
  });

  async listen(port: number): Promise<void> {
    this.#server.keepAliveTimeout = 60_000;
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (this.fault === 'error') {
      const error = { message: 'The server had an error.', type: 'server_error', code: null };
      response.writeHead(500, json).end(JSON.stringify({ error }));
      return;
    }
    if (this.fault === 'hang') return;
    if (request.url?.endsWith('/embeddings')) {
      response.writeHead(200, json).end(embeddingResponse(body, MODEL).json);
      return;
    }
    const { stream } = JSON.parse(body) as { stream?: boolean };
    if (stream) await this.#stream(response);
    else answerAtOnce(response);
  }

  async #stream(response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (choices: object[], rest: object = {}) => {
      const head = { id: 'c', object: 'chat.completion.chunk', created: 0, model: MODEL };
      response.write(`data: ${JSON.stringify({ ...head, choices, ...rest })}\n\n`);
    };
    for (const [index, content] of answerPieces(PIECES).entries()) {
      if (response.destroyed) return;
      if (index > PIECES / 2 && this.fault === 'cut') {
        response.destroy();
        return;
      }
      send([{ index: 0, delta: { content }, finish_reason: null }]);
      await delay(PIECE_MS);
    }
    send([{ index: 0, delta: {}, finish_reason: 'stop' }]);
    send([], { usage });
    response.end('data: [DONE]\n\n');
  }
}

const json = { 'content-type': 'application/json' };

function answerAtOnce(response: ServerResponse): void {
  const content = 'Die Heizung war kalt. Der Assistent hat erklärt, was zu tun ist.';
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
  const answer = { id: 'c', object: 'chat.completion', created: 0, model: MODEL, choices, usage };
  response.writeHead(200, json).end(JSON.stringify(answer));
}
