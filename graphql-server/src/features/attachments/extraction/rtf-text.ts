import { TextCollector } from './tidy-text.js';

/** Groups that hold no text of the document. */
const SILENT_GROUPS = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'themedata',
  'datastore',
  'listtable',
  'listoverridetable',
  'revtbl',
  'rsidtbl',
  'generator',
  'xmlnstbl',
  'latentstyles',
  'fldinst',
  'header',
  'footer',
]);

/** Control words that stand for a character. */
const SYMBOLS: Record<string, string> = {
  par: '\n',
  line: '\n',
  sect: '\n\n',
  page: '\n\n',
  row: '\n',
  tab: '\t',
  cell: '\t',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  endash: '–',
  emdash: '—',
  bullet: '•',
};

/** Escaped bytes that are decoded together at most; an even number, as some characters have two. */
const MAX_RUN = 4_096;

interface Group {
  silent: boolean;
  /** How many replacement characters follow each Unicode character. */
  replacements: number;
}

/** One thing in RTF: a brace, a control word, an escaped byte, a symbol, or text. */
const TOKEN =
  /([{}])|\\([a-z]{1,32})(-?\d{1,9})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([^\\{}\r\n]+)|[\r\n]+|\\/giy;

/** Text of an RTF document; what it does not know it leaves out. */
export function readRtf(bytes: Buffer): string {
  const reader = new RtfReader();
  const source = bytes.toString('latin1');
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(source); match; match = TOKEN.exec(source)) {
    const [, brace, word, parameter, hex, symbol, text] = match;
    if (brace) reader.brace(brace);
    else if (word === 'bin') TOKEN.lastIndex += Math.max(0, Number(parameter ?? 0));
    else if (word) reader.word(word, parameter === undefined ? undefined : Number(parameter));
    else if (hex) reader.byte(Number.parseInt(hex, 16));
    else if (symbol) reader.symbol(symbol);
    else if (text) reader.text(text);
    if (reader.isFull) break;
  }
  return reader.finish();
}

class RtfReader {
  readonly #out = new TextCollector();
  readonly #groups: Group[] = [];
  #group: Group = { silent: false, replacements: 1 };
  #decoder = new TextDecoder('windows-1252');
  #bytes: number[] = [];
  #toSkip = 0;
  isFull = false;

  brace(brace: string): void {
    this.#toSkip = 0;
    if (brace === '{') this.#groups.push({ ...this.#group });
    else this.#group = this.#groups.pop() ?? this.#group;
  }

  word(word: string, parameter: number | undefined): void {
    if (word === 'u' && parameter !== undefined) {
      this.#write(String.fromCharCode(parameter & 0xffff));
      this.#toSkip = this.#group.replacements;
    } else if (word === 'uc') this.#group.replacements = Math.min(16, Math.max(0, parameter ?? 1));
    else if (word === 'ansicpg') this.#useCodePage(parameter ?? 1252);
    else if (SILENT_GROUPS.has(word)) this.#group.silent = true;
    else this.#write(SYMBOLS[word] ?? '');
  }

  byte(value: number): void {
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else if (!this.#group.silent && this.#bytes.push(value) >= MAX_RUN) this.#flushBytes();
  }

  symbol(symbol: string): void {
    // An extension of the format that this reader does not know.
    if (symbol === '*') this.#group.silent = true;
    else if (symbol === '~') this.#write(' ');
    else if (symbol === '_') this.#write('-');
    else if (symbol === '\n' || symbol === '\r') this.#write('\n');
    else if (/[\\{}]/.test(symbol)) this.#write(symbol);
  }

  text(text: string): void {
    const skipped = Math.min(this.#toSkip, text.length);
    this.#toSkip -= skipped;
    this.#write(text.slice(skipped));
  }

  finish(): string {
    this.#flushBytes();
    return this.#out.toString();
  }

  #write(text: string): void {
    this.#flushBytes();
    if (!this.#group.silent && text !== '') this.isFull = !this.#out.add(text);
  }

  /** Escaped bytes are decoded together, since some code pages use two for one character. */
  #flushBytes(): void {
    if (this.#bytes.length === 0) return;
    this.isFull = !this.#out.add(this.#decoder.decode(Uint8Array.from(this.#bytes)));
    this.#bytes = [];
  }

  #useCodePage(page: number): void {
    const name = page === 932 ? 'shift_jis' : page === 65001 ? 'utf-8' : `windows-${page}`;
    try {
      this.#decoder = new TextDecoder(name);
    } catch {
      this.#decoder = new TextDecoder('windows-1252');
    }
  }
}
