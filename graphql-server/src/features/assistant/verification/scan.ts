/** What a fact is about; counted for withheld facts, without the fact itself. */
export type FactKind =
  | 'number'
  | 'amount'
  | 'time'
  | 'date'
  | 'phone'
  | 'email'
  | 'url'
  | 'iban'
  | 'address'
  | 'name';

/** A fact in a text. Keys are its normal forms, the same however it is written. */
export interface Mention {
  kind: FactKind;
  start: number;
  end: number;
  /** What this mention vouches for where it stands in a source. */
  gives: readonly string[];
  /** What vouches for it: all keys of any of these. Missing if it need not be proved. */
  proofs?: readonly (readonly string[])[];
}

export interface ReadingOptions {
  /** Language of an answer; missing for sources, which are read in all languages. */
  language?: string | undefined;
  /** Whether the text begins a line, so that a number may be that of a list. */
  atLineStart: boolean;
}

type Found = Omit<Mention, 'start' | 'end'>;

/** Groups of a match; those that took no part are undefined. */
export type Groups = readonly (string | undefined)[];

/**
 * A text on its way to its facts. Each reader takes out what it understands, so that a date is not
 * read again as two numbers. Places stay where they are: what is taken out becomes spaces.
 */
export class Scan {
  readonly mentions: Mention[] = [];
  readonly original: string;
  readonly options: ReadingOptions;
  #text: string;

  constructor(text: string, options: ReadingOptions) {
    this.original = normalise(text);
    this.#text = this.original;
    this.options = options;
  }

  /** What has not been taken out yet. */
  get text(): string {
    return this.#text;
  }

  /** Takes out every match for which something is found; an empty list takes it out unread. */
  take(pattern: RegExp, read: (groups: Groups, index: number) => readonly Found[] | undefined) {
    this.#text = this.#text.replaceAll(pattern, (match, ...rest: unknown[]) => {
      const place = rest.findIndex((each) => typeof each === 'number');
      const groups = [match, ...(rest.slice(0, place) as (string | undefined)[])];
      const start = rest[place] as number;
      const found = read(groups, start);
      if (!found) return match;
      const end = start + match.length;
      for (const each of found) this.mentions.push({ ...each, start, end });
      return ' '.repeat(match.length);
    });
  }
}

const ARABIC_ZERO = 0x06_60;
const PERSIAN_ZERO = 0x06_f0;

/** One spelling of digits, spaces and dashes, of the same length. */
function normalise(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replaceAll('٫', ',')
    .replaceAll('٬', '.')
    .replaceAll('٪', '%')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[ʼ’]/g, "'")
    .replaceAll(/[^\S\n]|[*`\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g, ' ');
}
