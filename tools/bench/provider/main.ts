// An OpenAI-compatible provider that streams at an even pace and tells when it did what.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { now } from '../harness/clock.ts';
import { embeddingResponse } from './embeddings.ts';
import { answerPieces, thoughtOf, TOKENS_PER_SECOND } from './pace.ts';
import { findMark, type QuestionMark, stampedPiece } from './question.ts';
import type { ProviderReport } from './reports.ts';

const MODEL = 'bench-1';

/** No answer is asked for with fewer tokens: a question is to be put in other words before it is searched for. */
const LEAST_OF_AN_ANSWER = 200;

const server = createServer((request, response) => void respond(request, response));
server.listen(Number(process.argv[2]), 'localhost', () =>
  tell({ kind: 'listening', port: (server.address() as AddressInfo).port }),
);
// Longer than any benchmark: a connection that is closed just as it is used again fails its request.
server.keepAliveTimeout = 600_000;
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));

function tell(report: ProviderReport): void {
  process.send?.(report);
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const at = now();
  const path = request.url?.replace(/^\/v1/, '');
  const body = await text(request);
  if (path === '/embeddings') respondEmbeddings(body, response);
  else if (path === '/chat/completions') respondChat(body, at, response);
  else response.writeHead(404).end();
}

function respondEmbeddings(body: string, response: ServerResponse): void {
  const { texts, json } = embeddingResponse(body, MODEL);
  tell({ kind: 'embedded', texts });
  response.writeHead(200, { 'content-type': 'application/json' }).end(json);
}

function respondChat(body: string, at: number, response: ServerResponse): void {
  const {
    stream,
    messages,
    max_completion_tokens: most,
  } = JSON.parse(body) as {
    stream?: boolean;
    messages: unknown;
    max_completion_tokens?: number;
  };
  const mark = findMark(JSON.stringify(messages));
  if (!stream || !mark) {
    const content = 'Die Heizung war kalt. Der Assistent hat erklärt, was zu tun ist.';
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 'c', object: 'chat.completion', model: MODEL, choices, usage }));
    return;
  }
  if (most && most < LEAST_OF_AN_ANSWER) {
    streamAtOnce(response, mark.id, 'Heizung wird nicht warm');
    return;
  }
  tell({ kind: 'asked', id: mark.id, at });
  setTimeout(() => streamAnswer(mark, response), thoughtOf(mark.id));
}

/** Without thought and in one piece. */
function streamAtOnce(response: ServerResponse, id: number, content: string): void {
  const head = { id: `c-${id}`, object: 'chat.completion.chunk', created: 0, model: MODEL };
  const send = (choices: object[], rest: object = {}) =>
    response.write(`data: ${JSON.stringify({ ...head, choices, ...rest })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send([{ index: 0, delta: { content }, finish_reason: null }]);
  send([{ index: 0, delta: {}, finish_reason: 'stop' }]);
  send([], { usage });
  response.end('data: [DONE]\n\n');
}

const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 };

function streamAnswer({ id, tokens, stampedEveryMs }: QuestionMark, response: ServerResponse) {
  const pieces = answerPieces(tokens);
  const everyMs = stampedEveryMs ?? 1000 / TOKENS_PER_SECOND;
  const send = (choices: object[], rest: object = {}) => {
    const head = { id: `c-${id}`, object: 'chat.completion.chunk', created: 0, model: MODEL };
    response.write(`data: ${JSON.stringify({ ...head, choices, ...rest })}\n\n`);
  };
  const delta = (content: object, reason: string | null = null) =>
    send([{ index: 0, delta: content, finish_reason: reason }]);
  const startedAt = now();
  tell({ kind: 'first-byte', id, at: startedAt });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  delta({ role: 'assistant', content: '' });
  let sent = 0;
  const next = () => {
    if (response.destroyed) return;
    delta({ content: stampedEveryMs ? stampedPiece(now()) : pieces[sent] });
    sent += 1;
    if (sent < pieces.length) {
      setTimeout(next, startedAt + sent * everyMs - now());
      return;
    }
    delta({}, 'stop');
    send([], { usage });
    response.end('data: [DONE]\n\n');
  };
  next();
}
