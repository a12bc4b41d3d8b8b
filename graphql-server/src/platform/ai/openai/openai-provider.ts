import OpenAI from 'openai';
import { AiError, type AiErrorCode } from '../ai-error.js';
import type {
  AiProvider,
  AnswerEvent,
  AnswerPrompt,
  EmbeddingKind,
  EmbeddingModel,
  RewritePrompt,
  SummaryPrompt,
  TokenUsage,
  UsageListener,
  WordingPrompt,
} from '../ai-provider.js';
import { HASHED_MODEL, hashedEmbedding } from '../builtin/hashed-embedding.js';
import { checkedSummary } from '../summary/checked-summary.js';
import { renderSummaryData } from '../summary/summary-data.js';
import { answerSchema } from './answer-format.js';
import { answerMessages, summaryMessages } from './answer-messages.js';
import { AnswerReader } from './answer-reader.js';
import { beforeRetry, MAX_CALLS } from './attempts.js';
import { ChatCalls, type ChatRequest, collect } from './chat-calls.js';
import { EmbeddingCalls } from './embedding-calls.js';
import { PATIENCE, type Patience } from './patience.js';
import { rewriteMessages, wordingMessages } from './question-messages.js';
import { plainReader } from './reply.js';
import { readSummary, SUMMARY_SCHEMA } from './summary-format.js';
import { WaitingTime } from './waiting-time.js';
import { readQuery, readWordings, WORDINGS_SCHEMA } from './wordings.js';

export interface OpenAiSettings {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
  embeddingModel: string;
  /** Whether pictures are passed on; by the model's name if unset. */
  vision: boolean | undefined;
  patience?: Partial<Patience>;
}

const MAX_TRIAL_TOKENS = 16;
const ANSWERED: ReadonlySet<AiErrorCode> = new Set(['truncated', 'content_refused']);
const MAX_ANSWER_TOKENS = 1_200;
const MAX_QUERY_TOKENS = 60;
const MAX_WORDING_TOKENS = 400;

/** Models that are known to see. */
const SEEING = /gpt-4o|gpt-4\.1|gpt-5|^o[134]|vision|llava|gemini|claude|pixtral|-vl\b/i;

/** Any provider that speaks OpenAI's protocol. */
export class OpenAiProvider implements AiProvider {
  readonly name = 'openai';
  readonly answerModel: string;
  readonly capabilities: { images: boolean };
  readonly #chat: ChatCalls;
  readonly #client: OpenAI;
  readonly #embeddings: EmbeddingCalls;
  /** Models that older vectors are of; each fails for itself. */
  readonly #otherEmbeddings = new Map<string, EmbeddingCalls>();
  readonly #patience: Patience;
  readonly #onUsage: UsageListener;

  constructor(settings: OpenAiSettings, onUsage: UsageListener = () => {}) {
    const { apiKey, baseUrl, model, embeddingModel, vision } = settings;
    const client = new OpenAI({
      // The SDK insists on a key; local servers need none.
      apiKey: apiKey ?? 'none',
      ...(baseUrl ? { baseURL: baseUrl } : {}),
      maxRetries: 0,
      // It would print pieces of answers.
      logLevel: 'off',
    });
    this.answerModel = model;
    this.#onUsage = onUsage;
    this.#patience = { ...PATIENCE, ...settings.patience };
    this.#client = client;
    this.#chat = new ChatCalls(client, model);
    this.#embeddings = new EmbeddingCalls(client, embeddingModel, this.#patience.embeddings);
    this.capabilities = { images: vision ?? SEEING.test(model) };
  }

  get embeddingModel(): EmbeddingModel {
    return this.#embeddings.model;
  }

  async embed(
    texts: readonly string[],
    kind: EmbeddingKind,
    signal: AbortSignal,
    onUsage?: UsageListener,
    model = this.embeddingModel.name,
  ): Promise<number[][]> {
    if (model === HASHED_MODEL) return texts.map(hashedEmbedding);
    const run = { kind, signal, onUsage: this.#booking(onUsage) };
    return this.#embeddingsOf(model).embed(texts, run);
  }

  async tryModel(signal: AbortSignal): Promise<void> {
    const request: ChatRequest = {
      messages: () => [{ role: 'user', content: 'Hausgeist' }],
      maxTokens: MAX_TRIAL_TOKENS,
    };
    try {
      await collect(this.#chat.stream(request, this.#run(signal, undefined)));
    } catch (error) {
      // A model that thinks first may use up the tokens before it says a word: it answers all the same.
      if (!(error instanceof AiError) || !ANSWERED.has(error.code)) throw error;
    }
  }

  async *streamAnswer(
    prompt: AnswerPrompt,
    signal: AbortSignal,
    onUsage?: UsageListener,
  ): AsyncGenerator<AnswerEvent> {
    const waiting = new WaitingTime(this.#patience.firstWord);
    let { images } = this.capabilities;
    let begun = false;
    for (let calls = 1; ; calls += 1) {
      const request = answerRequest(prompt, images);
      const run = { ...this.#run(signal, onUsage, waiting), reader: new AnswerReader() };
      try {
        for await (const event of this.#chat.stream(request, run)) {
          if (event.type === 'delta') waiting.pause();
          begun ||= event.type === 'delta';
          yield event;
        }
        return;
      } catch (error) {
        waiting.resume();
        if (images && refusesPictures(error, prompt) && calls < MAX_CALLS) {
          images = false;
          continue;
        }
        await beforeRetry(error, calls, signal, waiting.left);
        if (begun) yield { type: 'reset' };
        begun = false;
      }
    }
  }

  async summarise(prompt: SummaryPrompt, signal: AbortSignal, onUsage?: UsageListener) {
    const messages = summaryMessages(prompt);
    const request = {
      messages: () => messages,
      schema: SUMMARY_SCHEMA,
      maxTokens: MAX_ANSWER_TOKENS,
    };
    return this.#ask(request, signal, onUsage, (text, usage) => ({
      text: renderSummaryData(checkedSummary(readSummary(text), prompt)),
      usage,
    }));
  }

  async rewriteQuestion(
    prompt: RewritePrompt,
    signal: AbortSignal,
    onUsage?: UsageListener,
  ): Promise<string | undefined> {
    const messages = rewriteMessages(prompt);
    const request = { messages: () => messages, maxTokens: MAX_QUERY_TOKENS, temperature: 0 };
    const waiting = new WaitingTime(this.#patience.rewrite);
    const run = { ...this.#run(signal, onUsage), wait: () => waiting.left };
    try {
      const { text } = await collect(this.#chat.stream(request, run));
      return readQuery(text);
    } catch (error) {
      if (error instanceof AiError) return undefined;
      throw error;
    }
  }

  async proposeWordings(
    prompt: WordingPrompt,
    signal: AbortSignal,
    onUsage?: UsageListener,
  ): Promise<string[]> {
    const messages = wordingMessages(prompt);
    const request = {
      messages: () => messages,
      schema: WORDINGS_SCHEMA,
      maxTokens: MAX_WORDING_TOKENS,
    };
    return this.#ask(request, signal, onUsage, readWordings);
  }

  /** Makes a request that no user waits for, and retries it where that may help. */
  async #ask<T>(
    request: ChatRequest,
    signal: AbortSignal,
    onUsage: UsageListener | undefined,
    read: (text: string, usage: TokenUsage) => T,
  ): Promise<T> {
    for (let calls = 1; ; calls += 1) {
      try {
        const reply = await collect(this.#chat.stream(request, this.#run(signal, onUsage)));
        return read(reply.text, reply.usage);
      } catch (error) {
        await beforeRetry(error, calls, signal);
      }
    }
  }

  #embeddingsOf(model: string): EmbeddingCalls {
    if (model === this.embeddingModel.name) return this.#embeddings;
    const known = this.#otherEmbeddings.get(model);
    const calls = known ?? new EmbeddingCalls(this.#client, model, this.#patience.embeddings);
    this.#otherEmbeddings.set(model, calls);
    return calls;
  }

  /** The time limits of one call; within those of the answer that a user waits for, if one does. */
  #run(signal: AbortSignal, onUsage: UsageListener | undefined, waiting?: WaitingTime) {
    const { firstEvent, nextEvent, whole } = this.#patience;
    const until = performance.now() + whole;
    const wait = (begun: boolean) => {
      const next = begun ? nextEvent : (waiting?.left ?? firstEvent);
      return Math.min(next, until - performance.now());
    };
    return { reader: plainReader, signal, wait, onUsage: this.#booking(onUsage) };
  }

  #booking(onUsage: UsageListener | undefined): UsageListener {
    return (usage) => {
      this.#onUsage(usage);
      onUsage?.(usage);
    };
  }
}

const answerRequest = (prompt: AnswerPrompt, images: boolean): ChatRequest => ({
  messages: (format) => answerMessages(prompt, { images, format }),
  schema: answerSchema(prompt.categories),
  maxTokens: MAX_ANSWER_TOKENS,
});

/** Models that cannot see say so by refusing the request. */
const refusesPictures = (error: unknown, { attachments }: AnswerPrompt) =>
  error instanceof AiError &&
  error.code === 'invalid_request' &&
  attachments.some(({ bytes }) => bytes !== undefined);
