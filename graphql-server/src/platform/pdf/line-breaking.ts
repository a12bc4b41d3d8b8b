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
      const runs = line.split(BREAKS).flatMap((word) => toGlyphRuns(word, bold));
      const isMixed = runs.some(({ rightToLeft }) => rightToLeft);
      for (const run of isMixed ? runs.flatMap(withoutSpace) : runs) {
        yield { ...run, color, width: measure(run.font, run.text) };
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

/** Beside words of a right-to-left script a space may stand on either side, so it goes by itself. */
function withoutSpace(run: GlyphRun): GlyphRun[] {
  const word = run.text.trimEnd();
  if (word === run.text) return [run];
  const space = { ...run, text: run.text.slice(word.length), rightToLeft: false };
  return word ? [{ ...run, text: word }, space] : [space];
}

/**
 * Words of right-to-left scripts that follow each other are drawn last to first. A line that begins
 * with such a word is read from the right, and with it the order of all its parts.
 */
function inVisualOrder(line: readonly Token[]): Token[] {
  if (!line.some((token) => token.rightToLeft)) return [...line];
  const fromRight = line.find(({ text }) => /\p{L}/u.test(text))?.rightToLeft === true;
  const groups: Token[][] = [];
  for (const token of line) {
    const last = groups.at(-1);
    const joins = last && !last.every(isSpace) && !isSpace(token);
    if (joins && last[0]?.rightToLeft === token.rightToLeft) last.push(token);
    else groups.push([token]);
  }
  const ordered = joinedBySpaces(groups).map((group) =>
    group.some(isRightToLeft) ? group.toReversed() : group,
  );
  return (fromRight ? ordered.toReversed() : ordered).flat();
}

const isRightToLeft = ({ rightToLeft }: Token) => rightToLeft;

const isSpace = ({ text }: Token) => text.trim() === '';

/** A space between two words of one direction belongs to them. */
function joinedBySpaces(groups: readonly Token[][]): Token[][] {
  const joined: Token[][] = [];
  for (const group of groups) {
    const [before, space] = [joined.at(-2), joined.at(-1)];
    const isBridge = space?.every(isSpace) && !group.every(isSpace);
    if (before && space && isBridge && before[0]?.rightToLeft === group[0]?.rightToLeft) {
      before.push(...space, ...group);
      joined.pop();
    } else joined.push([...group]);
  }
  return joined;
}
