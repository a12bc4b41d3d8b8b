import { AiError } from '../ai-error.js';
import type { AnswerStructure } from '../ai-provider.js';
import { readStructure, TEXT_KEY } from './answer-format.js';
import { JsonTextReader } from './json-text-reader.js';

const THOUGHT = { begin: '<think>', end: '</think>' };
const FENCED_OBJECT = /^```[a-z]*\s*(?=\{)/i;
const MAYBE_FENCED_OBJECT = /^`{1,2}$|^```[a-z]*\s*$/i;

/**
 * Reads what a model says, whichever way it says it: as the object it was asked for, within a fence
 * or not, or as plain prose, as many local servers do. Prose is text and nothing more; no structure
 * is ever made out of it.
 */
export class AnswerReader {
  #state: 'unknown' | 'thinking' | 'object' | 'prose' = 'unknown';
  #head = '';
  readonly #object = new JsonTextReader(TEXT_KEY);

  /** Reads on; returns what the text that people read has grown by. */
  push(piece: string): string {
    if (this.#state === 'object') return this.#object.push(piece);
    if (this.#state === 'prose') return piece;
    this.#head += piece;
    return this.#state === 'thinking' ? this.#think() : this.#begin();
  }

  /** What the answer says about itself; throws if it broke off. */
  end(): AnswerStructure | undefined {
    if (this.#state !== 'object') return undefined;
    const whole = this.#object.end() as Record<string, unknown>;
    if (typeof whole[TEXT_KEY] !== 'string') {
      throw new AiError('malformed', 'The answer of the provider holds no text.');
    }
    return readStructure(whole);
  }

  /** Decides by its first signs what the answer is. */
  #begin(): string {
    const head = this.#head.trimStart();
    if (head === '' || THOUGHT.begin.startsWith(head) || MAYBE_FENCED_OBJECT.test(head)) return '';
    if (head.startsWith(THOUGHT.begin)) {
      this.#state = 'thinking';
      this.#head = head.slice(THOUGHT.begin.length);
      return this.#think();
    }
    const bare = head.replace(FENCED_OBJECT, '');
    this.#state = bare.startsWith('{') ? 'object' : 'prose';
    this.#head = '';
    return this.#state === 'object' ? this.#object.push(bare) : head;
  }

  /** Skips what a reasoning model thinks aloud. */
  #think(): string {
    const end = this.#head.indexOf(THOUGHT.end);
    if (end === -1) {
      this.#head = this.#head.slice(-THOUGHT.end.length);
      return '';
    }
    this.#head = this.#head.slice(end + THOUGHT.end.length);
    this.#state = 'unknown';
    return this.#begin();
  }
}
