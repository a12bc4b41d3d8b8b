import type { FontName } from './fonts.js';
import { printable, toGlyphRuns, type GlyphRun } from './glyph-runs.js';

/** A stretch of text in one style. */
export interface Span {
  text: string;
  bold?: boolean;
  color?: string;
}

/** Something to draw on a line, in one font and colour. */
export interface LinePiece {
  font: FontName;
  text: string;
  color: string | undefined;
  width: number;
}

/** One line, in the order in which it is drawn. */
export interface Line {
  pieces: LinePiece[];
  width: number;
}

type Measure = (font: FontName, text: string) => number;

interface Token extends GlyphRun {
  color: string | undefined;
  width: number;
}

/** Where a line may end: after a space, and after marks that join the parts of long words. */
const BREAKS = /(?<= )(?! )|(?<=[\p{L}\p{N}][-–/])(?=[\p{L}\p{N}])|(?<=[?&=_])(?=[\p{L}\p{N}])/u;

/** Breaks styled text into lines no wider than `width`; a line feed in the text always breaks. */
export function breakLines(spans: readonly Span[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let current: Token[] = [];
  let used = 0;
  const endLine = () => {
    lines.push(toLine(current, used));
    current = [];
    used = 0;
  };
  const place = (token: Token) => {
    const visible = measure(token.font, token.text.trimEnd());
    if (current.length > 0 && used + visible > width) endLine();
    current.push(token);
    used += token.width;
  };
  for (const token of tokens(spans, measure)) {
    if (token === 'line end') {
      closeWord(current);
      endLine();
    } else if (measure(token.font, token.text.trimEnd()) <= width) place(token);
    else for (const part of splitLongWord(token, width, measure)) place(part);
  }
  if (current.length > 0) endLine();
  return lines;
}

/** Without a space the last word of a line and the first of the next would be read as one. */
function closeWord(line: readonly Token[]): void {
  const last = line.at(-1);
  if (last && !last.text.endsWith(' ')) last.text += ' ';
}

function* tokens(spans: readonly Span[], measure: Measure): Generator<Token | 'line end'> {
  for (const { text, bold, color } of spans) {
    const [first = '', ...others] = printable(text).split('\n');
    yield* words(first);
    for (const line of others) {
      yield 'line end';
      yield* words(line);
    }
    function* words(line: string): Generator<Token> {
      for (const word of line.split(BREAKS)) {
        for (const run of toGlyphRuns(word, bold)) {
          yield { ...run, color, width: measure(run.font, run.text) };
        }
      }
    }
  }
}

/** Cuts a word that is wider than the line, e.g. a web address, into parts that fit. */
function* splitLongWord(token: Token, width: number, measure: Measure): Generator<Token> {
  let part = '';
  for (const { segment } of new Intl.Segmenter('de').segment(token.text)) {
    if (part && measure(token.font, part + segment) > width) {
      yield { ...token, text: part, width: measure(token.font, part) };
      part = '';
    }
    part += segment;
  }
  yield { ...token, text: part, width: measure(token.font, part) };
}

/** Joins what looks alike, so that a line is few drawing commands and extracts as whole words. */
function toLine(line: readonly Token[], width: number): Line {
  const pieces: (LinePiece & { rightToLeft: boolean })[] = [];
  for (const token of inVisualOrder(line)) {
    const last = pieces.at(-1);
    const joins = last?.font === token.font && last.color === token.color && !token.rightToLeft;
    if (last && joins && !last.rightToLeft) {
      last.text += token.text;
      last.width += token.width;
    } else {
      const { font, text, color, rightToLeft } = token;
      pieces.push({ font, text, color, rightToLeft, width: token.width });
    }
  }
  return { pieces, width };
}

/** Words of right-to-left scripts that follow each other are drawn last to first. */
function inVisualOrder(line: readonly Token[]): Token[] {
  if (!line.some((token) => token.rightToLeft)) return [...line];
  const ordered: Token[] = [];
  let run: Token[] = [];
  for (const token of line) {
    if (token.rightToLeft || (run.length > 0 && token.text.trim() === '')) run.unshift(token);
    else {
      ordered.push(...run, token);
      run = [];
    }
  }
  return [...ordered, ...run];
}
