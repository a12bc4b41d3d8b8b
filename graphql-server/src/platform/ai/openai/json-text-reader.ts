import { AiError } from '../ai-error.js';

const WHITESPACE = /\s/;
const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/**
 * Reads a JSON object that arrives in pieces and gives out the string of one of its keys as it
 * grows. Only that string is read while it streams; the whole is parsed when it is complete, so
 * that nothing is believed of an object that breaks off.
 *
 * Written here because this is all we need: libraries of this kind keep every string that they
 * have begun whole, and know no way to hold back half of a character.
 */
export class JsonTextReader {
  readonly #key: string;
  #raw = '';
  #depth = 0;
  /** The string that is being read: a key, the wanted one, or any other. */
  #inString = false;
  #wanted = false;
  /** The last string of the outermost object, which a colon makes a key. */
  #lastKey = '';
  #string = '';
  #expectsKey = false;
  #escape = '';
  /** First half of a character outside the basic plane; the other half is still on its way. */
  #half = '';
  #closed = false;

  constructor(key: string) {
    this.#key = key;
  }

  /** Whether the object has been closed. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Reads on; returns what the wanted string has grown by, in whole characters. */
  push(piece: string): string {
    let grown = '';
    for (const unit of piece.split('')) {
      if (this.#closed) break;
      this.#raw += unit;
      if (this.#inString) grown += this.#readString(unit);
      else this.#readBetween(unit);
    }
    return grown;
  }

  /** The whole object; throws if it broke off or is not JSON. */
  end(): unknown {
    if (!this.#closed) throw new AiError('truncated', 'The answer of the provider broke off.');
    try {
      return JSON.parse(this.#raw) as unknown;
    } catch {
      throw new AiError('malformed', 'The provider sent something that is no JSON.');
    }
  }

  #readBetween(unit: string): void {
    if (WHITESPACE.test(unit)) return;
    if (unit === '"') {
      this.#inString = true;
      this.#wanted = this.#depth === 1 && !this.#expectsKey && this.#lastKey === this.#key;
      this.#string = '';
      return;
    }
    if (unit === '{' || unit === '[') this.#depth += 1;
    if (unit === '}' || unit === ']') this.#depth -= 1;
    if (this.#depth === 0) this.#closed = true;
    if (this.#depth === 1) this.#expectsKey = unit === '{' || unit === ',';
  }

  #readString(unit: string): string {
    if (this.#escape !== '') return this.#readEscape(unit);
    if (unit === '\\') {
      this.#escape = unit;
      return '';
    }
    if (unit !== '"') return this.#take(unit);
    this.#inString = false;
    if (this.#depth === 1 && this.#expectsKey) this.#lastKey = this.#string;
    const rest = this.#wanted ? this.#half : '';
    this.#half = '';
    return rest;
  }

  #readEscape(unit: string): string {
    this.#escape += unit;
    if (this.#escape[1] !== 'u') {
      this.#escape = '';
      return this.#take(SIMPLE_ESCAPES[unit] ?? unit);
    }
    if (this.#escape.length < 6) return '';
    const code = Number.parseInt(this.#escape.slice(2), 16);
    this.#escape = '';
    return this.#take(Number.isNaN(code) ? '\uFFFD' : String.fromCharCode(code));
  }

  /** One decoded unit of a string; a first half waits for its second. */
  #take(unit: string): string {
    if (!this.#wanted) {
      if (this.#expectsKey) this.#string += unit;
      return '';
    }
    const waiting = this.#half;
    this.#half = '';
    if (!/[\uD800-\uDBFF]/.test(unit)) return waiting + unit;
    this.#half = unit;
    return waiting;
  }
}
