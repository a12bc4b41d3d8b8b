import type { ChatCompletionChunk } from 'openai/resources';
import { AiError } from '../ai-error.js';
import type { AnswerStructure } from '../ai-provider.js';

/** Makes text for people out of what a model sends. */
export interface ReplyReader {
  push(piece: string): string;
  /** Throws if what was sent cannot be all. */
  end(): AnswerStructure | undefined;
}

/** Takes everything as it comes. */
export const plainReader: ReplyReader = {
  push: (piece) => piece,
  end: () => undefined,
};

/** The part of a reply that has arrived so far. */
export class Reply {
  readonly #reader: ReplyReader;
  #finishReason: 'stop' | 'length' | undefined;
  #hasText = false;
  /** All that the model wrote, as it wrote it. */
  raw = '';
  usage: { prompt_tokens: number; completion_tokens: number } | undefined;

  constructor(reader: ReplyReader) {
    this.#reader = reader;
  }

  /** Whether there is a word to show. */
  get begun(): boolean {
    return this.#hasText;
  }

  /** Takes an event in; returns what the text has grown by. */
  take(chunk: ChatCompletionChunk): string {
    const [choice] = chunk.choices;
    const piece = choice?.delta.content ?? '';
    this.raw += piece;
    if (choice?.finish_reason === 'content_filter' || choice?.delta.refusal) {
      throw new AiError('content_refused', 'The provider refused to answer this.');
    }
    if (choice?.finish_reason) {
      this.#finishReason = choice.finish_reason === 'length' ? 'length' : 'stop';
    }
    if (chunk.usage) this.usage = chunk.usage;
    const text = piece === '' ? '' : this.#reader.push(piece);
    this.#hasText ||= text.trim() !== '';
    return text;
  }

  /** How the reply ended; throws if it only stopped coming. */
  end() {
    if (!this.#finishReason) throw brokeOff();
    const structure = this.#reader.end();
    if (!this.#hasText) throw brokeOff();
    return { finishReason: this.#finishReason, ...(structure ? { structure } : {}) };
  }
}

const brokeOff = () => new AiError('truncated', 'The answer of the provider broke off.');
