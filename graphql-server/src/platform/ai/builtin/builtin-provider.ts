import { setImmediate } from 'node:timers/promises';
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
import { AiError } from '../ai-error.js';
import { estimateTokens } from '../token-estimate.js';
import { composeAnswer } from './compose-answer.js';
import { composeSummary } from './compose-summary.js';
import { HASHED_DIMENSIONS, HASHED_MODEL, hashedEmbedding } from './hashed-embedding.js';

/** Words that are sent together, so that an answer appears as it would be written. */
const WORDS_PER_PIECE = 3;

const MODEL = 'hausgeist-builtin';

/** The assistant that needs no key and no network: it quotes what was found. */
export class BuiltinProvider implements AiProvider {
  readonly name = 'builtin';
  readonly answerModel = MODEL;
  readonly embeddingModel: EmbeddingModel = { name: HASHED_MODEL, dimensions: HASHED_DIMENSIONS };
  readonly capabilities = { images: false };

  readonly #onUsage: UsageListener;

  constructor(onUsage: UsageListener = () => {}) {
    this.#onUsage = onUsage;
  }

  async embed(
    texts: readonly string[],
    _kind?: EmbeddingKind,
    _signal?: AbortSignal,
    _onUsage?: UsageListener,
    model: string = HASHED_MODEL,
  ): Promise<number[][]> {
    if (model !== HASHED_MODEL) {
      throw new AiError('invalid_request', `No provider for the model ${model} is configured.`);
    }
    const vectors: number[][] = [];
    for (const text of texts) {
      vectors.push(hashedEmbedding(text));
      // A large prompt file must not stop the process from serving.
      if (vectors.length % 20 === 0) await setImmediate();
    }
    const inputTokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
    this.#onUsage({ model: HASHED_MODEL, inputTokens, outputTokens: 0 });
    return vectors;
  }

  async *streamAnswer(prompt: AnswerPrompt, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    const text = composeAnswer(prompt);
    for (const piece of piecesOf(text)) {
      signal.throwIfAborted();
      yield { type: 'delta', text: piece };
      await setImmediate();
    }
    const input = [prompt.question, ...prompt.useCases.map((useCase) => useCase.text)].join('\n');
    yield { type: 'done', finishReason: 'stop', usage: this.#used(input, text) };
  }

  async summarise(prompt: SummaryPrompt) {
    const text = composeSummary(prompt);
    const input = prompt.turns.map((turn) => turn.text).join('\n');
    return { text, usage: this.#used(input, text) };
  }

  #used(input: string, output: string): TokenUsage {
    const inputTokens = estimateTokens(input);
    const usage = { model: MODEL, inputTokens, outputTokens: estimateTokens(output) };
    this.#onUsage(usage);
    return usage;
  }
}

function piecesOf(text: string): string[] {
  const words = text.split(/(?<=\s)(?=\S)/);
  const pieces: string[] = [];
  for (let i = 0; i < words.length; i += WORDS_PER_PIECE) {
    pieces.push(words.slice(i, i + WORDS_PER_PIECE).join(''));
  }
  return pieces;
}
