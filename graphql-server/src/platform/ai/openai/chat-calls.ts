import type OpenAI from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionMessageParam,
  ResponseFormatJSONSchema,
} from 'openai/resources';
import { AiError } from '../ai-error.js';
import type { AnswerEvent, TokenUsage, UsageListener } from '../ai-provider.js';
import { estimateTokens } from '../token-estimate.js';
import { type AnswerFormat, inFormat } from './answer-format.js';
import { createBreaker, guarded } from './attempts.js';
import { classifyError } from './classify-error.js';
import { RefusedParameters } from './refused-parameters.js';
import { Reply, type ReplyReader } from './reply.js';
import { watchedStream } from './watched-stream.js';

/** Rough price of looking at a picture, in tokens. */
const TOKENS_OF_PICTURE = 1_000;

/** What is asked of a chat model. */
export interface ChatRequest {
  messages: (format: AnswerFormat) => ChatCompletionMessageParam[];
  /** The object that the reply should be; text if missing. */
  schema?: ResponseFormatJSONSchema;
  maxTokens: number;
  temperature?: number;
}

/** One call and its bounds. */
export interface ChatRun {
  reader: ReplyReader;
  signal: AbortSignal;
  /** Milliseconds that the next event may take, given whether there is text yet. */
  wait: (begun: boolean) => number;
  onUsage: UsageListener;
}

type ChatEvent = Extract<AnswerEvent, { type: 'delta' | 'done' }>;

/** An attempt on its way. */
interface Attempt extends ChatRun {
  request: ChatRequest;
  reply: Reply;
  stop: AbortController;
  /** What was sent last; undefined if nothing was. */
  sent?: ChatCompletionMessageParam[];
  /** Whether the provider has begun to work, which it may charge for. */
  accepted: boolean;
}

/** Single calls of one chat model, each streamed, watched and booked once. */
export class ChatCalls {
  readonly #client: OpenAI;
  readonly #model: string;
  readonly #breaker = createBreaker();
  readonly #refused = new RefusedParameters();

  constructor(client: OpenAI, model: string) {
    this.#client = client;
    this.#model = model;
  }

  /** Streams a reply; the last event is `done`. */
  async *stream(request: ChatRequest, run: ChatRun): AsyncGenerator<ChatEvent> {
    run.signal.throwIfAborted();
    const reply = new Reply(run.reader);
    const attempt: Attempt = {
      ...run,
      request,
      reply,
      stop: new AbortController(),
      accepted: false,
    };
    let usage: TokenUsage | undefined;
    const book = () => (usage ??= this.#book(attempt));
    try {
      // Up to the first word, so that the breaker sees a server that only says hello.
      const { chunks, text } = await guarded(this.#breaker, () => this.#begin(attempt));
      if (text !== '') yield { type: 'delta', text };
      for await (const chunk of chunks) {
        const more = reply.take(chunk);
        if (more !== '') yield { type: 'delta', text: more };
      }
      const end = reply.end();
      yield { type: 'done', ...end, usage: book() };
    } catch (error) {
      run.signal.throwIfAborted();
      throw classifyError(error, { client: this.#client, model: this.#model });
    } finally {
      attempt.stop.abort();
      if (attempt.accepted) book();
    }
  }

  async #begin(attempt: Attempt) {
    try {
      const chunks = await this.#open(attempt);
      attempt.accepted = true;
      for (;;) {
        const step = await chunks.next();
        if (step.done) return { chunks, text: '' };
        const first = attempt.reply.take(step.value);
        if (first !== '') return { chunks, text: first };
      }
    } catch (error) {
      const failure = classifyError(error, { client: this.#client, model: this.#model });
      // It may have worked for us all the while.
      attempt.accepted ||= failure.code === 'timeout' || attempt.signal.aborted;
      attempt.signal.throwIfAborted();
      throw failure;
    }
  }

  async #open(attempt: Attempt): Promise<AsyncIterableIterator<ChatCompletionChunk>> {
    const { signal, stop, reply, request } = attempt;
    const { schema, maxTokens, temperature } = request;
    const wait = () => attempt.wait(reply.begun);
    const format = schema ? this.#refused.format : 'text';
    const responseFormat = schema && inFormat(schema, format);
    attempt.sent = request.messages(format);
    const body = {
      model: this.#model,
      messages: attempt.sent,
      stream: true as const,
      ...(this.#refused.has('max_completion_tokens')
        ? { max_tokens: maxTokens }
        : { max_completion_tokens: maxTokens }),
      ...(this.#refused.has('stream_options') ? {} : { stream_options: { include_usage: true } }),
      ...(temperature === undefined || this.#refused.has('temperature') ? {} : { temperature }),
      ...(responseFormat ? { response_format: responseFormat } : {}),
    };
    const options = {
      signal: AbortSignal.any([signal, stop.signal]),
      timeout: Math.max(1, Math.ceil(wait())),
    };
    try {
      const stream = await this.#client.chat.completions.create(body, options);
      return watchedStream(stream, { stop, wait });
    } catch (error) {
      if (this.#refused.learn(error, format)) return this.#open(attempt);
      throw error;
    }
  }

  /** Tells who listens what a call used, by the provider's count where it gave one. */
  #book({ sent = [], reply, onUsage }: Attempt): TokenUsage {
    const usage = {
      model: this.#model,
      inputTokens: reply.usage?.prompt_tokens ?? estimateInput(sent),
      outputTokens: reply.usage?.completion_tokens ?? estimateTokens(reply.raw),
    };
    onUsage(usage);
    return usage;
  }
}

/** A picture is charged by its size, not by the letters that carry it. */
function estimateInput(messages: readonly ChatCompletionMessageParam[]): number {
  let tokens = 0;
  for (const { content } of messages) {
    if (typeof content === 'string') tokens += estimateTokens(content);
    else
      for (const part of content ?? [])
        tokens += part.type === 'text' ? estimateTokens(part.text) : TOKENS_OF_PICTURE;
  }
  return tokens;
}

/** Collects a whole reply. */
export async function collect(events: AsyncIterable<ChatEvent>) {
  let text = '';
  for await (const event of events) {
    if (event.type === 'delta') text += event.text;
    else return { text: text.trim(), usage: event.usage };
  }
  throw new AiError('truncated', 'The answer of the provider broke off.');
}
