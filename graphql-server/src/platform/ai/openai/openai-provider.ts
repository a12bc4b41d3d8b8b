import OpenAI from 'openai';
import type { ChatCompletionChunk, ChatCompletionMessageParam } from 'openai/resources';
import { AiError } from '../ai-error.js';
import type {
  AiProvider,
  AnswerEvent,
  AnswerPrompt,
  EmbeddingKind,
  EmbeddingModel,
  SummaryPrompt,
  TokenUsage,
  UsageListener,
} from '../ai-provider.js';
import { estimateTokens } from '../token-estimate.js';
import { answerMessages, summaryMessages } from './answer-messages.js';
import { beforeRetry, createBreaker, guarded, MAX_CALLS } from './attempts.js';
import { classifyError } from './classify-error.js';
import { watchedStream } from './watched-stream.js';

export interface OpenAiSettings {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
  embeddingModel: string;
  /** Whether pictures are passed on; by the model's name if unset. */
  vision: boolean | undefined;
  patience?: Patience;
}

/** How long to wait, in milliseconds. */
export interface Patience {
  firstEvent: number;
  /** Between two events of an answer. */
  nextEvent: number;
  embeddings: Readonly<Record<EmbeddingKind, number>>;
}

const PATIENCE: Patience = {
  firstEvent: 25_000,
  nextEvent: 15_000,
  // A question is searched by words alone when its vector does not come at once.
  embeddings: { query: 3_000, document: 60_000 },
};

const EMBEDDING_CALLS = { query: 1, document: MAX_CALLS } as const;
const EMBEDDING_BATCH = 64;

const MAX_ANSWER_TOKENS = 1_200;

/** Models that are known to see. */
const SEEING = /gpt-4o|gpt-4\.1|gpt-5|^o[134]|vision|llava|gemini|claude|pixtral|-vl\b/i;

/** Any provider that speaks OpenAI's protocol. */
export class OpenAiProvider implements AiProvider {
  readonly name = 'openai';
  readonly embeddingModel: EmbeddingModel;
  readonly capabilities: { images: boolean };
  readonly #client: OpenAI;
  readonly #model: string;
  readonly #patience: Patience;
  readonly #onUsage: UsageListener;
  readonly #chatBreaker = createBreaker();
  readonly #embeddingBreaker = createBreaker();
  /** Parameters that the server has refused; compatible ones know different sets. */
  readonly #refused = new Set<string>();

  constructor(settings: OpenAiSettings, onUsage: UsageListener = () => {}) {
    const { apiKey, baseUrl, model, embeddingModel, vision } = settings;
    this.#client = new OpenAI({
      // The SDK insists on a key; local servers need none.
      apiKey: apiKey ?? 'none',
      ...(baseUrl ? { baseURL: baseUrl } : {}),
      maxRetries: 0,
      // It would print pieces of answers.
      logLevel: 'off',
    });
    this.#model = model;
    this.#onUsage = onUsage;
    this.#patience = settings.patience ?? PATIENCE;
    this.embeddingModel = { name: embeddingModel, dimensions: undefined };
    this.capabilities = { images: vision ?? SEEING.test(model) };
  }

  async embed(
    texts: readonly string[],
    kind: EmbeddingKind,
    signal: AbortSignal,
  ): Promise<number[][]> {
    const vectors: number[][] = [];
    for (let i = 0; i < texts.length; i += EMBEDDING_BATCH) {
      vectors.push(...(await this.#embedBatch(texts.slice(i, i + EMBEDDING_BATCH), kind, signal)));
    }
    return vectors;
  }

  async *streamAnswer(prompt: AnswerPrompt, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    let messages = answerMessages(prompt, this.capabilities);
    let begun = false;
    for (let calls = 1; ; calls += 1) {
      try {
        for await (const event of this.#streamOnce(messages, signal)) {
          begun ||= event.type === 'delta';
          yield event;
        }
        return;
      } catch (error) {
        if (refusesPictures(error, messages) && calls < MAX_CALLS) {
          messages = answerMessages(prompt, { images: false });
          continue;
        }
        await beforeRetry(error, calls, signal);
        if (begun) yield { type: 'reset' };
        begun = false;
      }
    }
  }

  async summarise(prompt: SummaryPrompt, signal: AbortSignal) {
    const messages = summaryMessages(prompt);
    for (let calls = 1; ; calls += 1) {
      try {
        let text = '';
        for await (const event of this.#streamOnce(messages, signal)) {
          if (event.type === 'delta') text += event.text;
          if (event.type === 'done') return { text: text.trim(), usage: event.usage };
        }
      } catch (error) {
        await beforeRetry(error, calls, signal);
      }
    }
  }

  async *#streamOnce(
    messages: ChatCompletionMessageParam[],
    signal: AbortSignal,
  ): AsyncGenerator<Extract<AnswerEvent, { type: 'delta' | 'done' }>> {
    const stop = new AbortController();
    const both = AbortSignal.any([signal, stop.signal]);
    const opened = await guarded(this.#chatBreaker, () => this.#open(messages, both, stop));
    let text = '';
    let usage: TokenUsage | undefined;
    let finishReason: 'stop' | 'length' | undefined;
    try {
      for await (const chunk of opened) {
        const [choice] = chunk.choices;
        const piece = choice?.delta.content ?? '';
        if (piece !== '') {
          text += piece;
          yield { type: 'delta', text: piece };
        }
        if (choice?.finish_reason === 'content_filter') {
          throw new AiError('content_refused', 'The provider refused to answer this.');
        }
        if (choice?.finish_reason)
          finishReason = choice.finish_reason === 'length' ? 'length' : 'stop';
        if (chunk.usage) usage = this.#usageOf(chunk.usage);
      }
    } catch (error) {
      signal.throwIfAborted();
      throw classifyError(error);
    } finally {
      stop.abort();
    }
    if (!finishReason || text.trim() === '') {
      throw new AiError('truncated', 'The answer of the provider broke off.');
    }
    usage ??= this.#estimate(messages, text);
    this.#onUsage(usage);
    yield { type: 'done', finishReason, usage };
  }

  /** Begins a stream and waits for its first event, so that the breaker sees what really failed. */
  async #open(
    messages: ChatCompletionMessageParam[],
    signal: AbortSignal,
    stop: AbortController,
  ): Promise<AsyncIterable<ChatCompletionChunk>> {
    const request = {
      model: this.#model,
      messages,
      stream: true as const,
      ...(this.#refused.has('max_completion_tokens')
        ? { max_tokens: MAX_ANSWER_TOKENS }
        : { max_completion_tokens: MAX_ANSWER_TOKENS }),
      ...(this.#refused.has('stream_options') ? {} : { stream_options: { include_usage: true } }),
    };
    try {
      const { firstEvent, nextEvent } = this.#patience;
      const options = { signal, timeout: firstEvent };
      const stream = await this.#client.chat.completions.create(request, options);
      return await watchedStream(stream, { stop, firstMs: firstEvent, idleMs: nextEvent });
    } catch (error) {
      const refused = refusedParameter(error);
      if (refused && !this.#refused.has(refused)) {
        this.#refused.add(refused);
        return this.#open(messages, signal, stop);
      }
      if (signal.aborted && !stop.signal.aborted) throw signal.reason;
      throw classifyError(error);
    }
  }

  async #embedBatch(
    input: string[],
    kind: EmbeddingKind,
    signal: AbortSignal,
  ): Promise<number[][]> {
    for (let calls = 1; ; calls += 1) {
      try {
        return await guarded(this.#embeddingBreaker, () => this.#embedOnce(input, kind, signal));
      } catch (error) {
        if (calls >= EMBEDDING_CALLS[kind]) throw error;
        await beforeRetry(error, calls, signal);
      }
    }
  }

  async #embedOnce(input: string[], kind: EmbeddingKind, signal: AbortSignal) {
    try {
      const { data, usage } = await this.#client.embeddings.create(
        { model: this.embeddingModel.name, input, encoding_format: 'float' },
        { signal, timeout: this.#patience.embeddings[kind] },
      );
      const vectors = data.toSorted((a, b) => a.index - b.index).map((row) => row.embedding);
      const dimensions = vectors[0]?.length ?? 0;
      if (vectors.length !== input.length || dimensions === 0) {
        throw new AiError('malformed', 'The provider returned another number of vectors.');
      }
      this.embeddingModel.dimensions = dimensions;
      this.#countEmbedding(input, usage);
      return vectors;
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof TypeError
        ? new AiError('malformed', 'The provider did not return vectors.')
        : classifyError(error);
    }
  }

  #countEmbedding(input: string[], usage: { prompt_tokens?: number } | undefined): void {
    const inputTokens = usage?.prompt_tokens ?? estimateTokens(input.join(''));
    this.#onUsage({ model: this.embeddingModel.name, inputTokens, outputTokens: 0 });
  }

  #usageOf(usage: { prompt_tokens: number; completion_tokens: number }): TokenUsage {
    return {
      model: this.#model,
      inputTokens: usage.prompt_tokens,
      outputTokens: usage.completion_tokens,
    };
  }

  #estimate(messages: ChatCompletionMessageParam[], text: string): TokenUsage {
    return {
      model: this.#model,
      inputTokens: estimateTokens(JSON.stringify(messages)),
      outputTokens: estimateTokens(text),
    };
  }
}

/** The parameter that a compatible server does not know, if that is why it refused a request. */
function refusedParameter(error: unknown): string | undefined {
  if (!(error instanceof OpenAI.APIError) || ![400, 422].includes(Number(error.status))) return;
  return /stream_options|max_completion_tokens/.exec(error.message)?.[0];
}

/** Models that cannot see say so by refusing the request. */
const refusesPictures = (error: unknown, messages: ChatCompletionMessageParam[]) =>
  error instanceof AiError &&
  error.code === 'invalid_request' &&
  Array.isArray(messages.at(-1)?.content);
