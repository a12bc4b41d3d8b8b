import { covers, type FontName } from './fonts.js';

/** Text that one font draws. */
export interface GlyphRun {
  font: FontName;
  text: string;
  /** Written from right to left. */
  rightToLeft: boolean;
}

/** Stands for characters that no font has, once for any number of them. */
export const UNPRINTABLE = '[nicht darstellbar]';

const SEGMENTER = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** What the text font is known to cover; nearly all German text takes this short way. */
const PLAIN =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/;
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const JOINERS_AND_SELECTORS = /\u200d|\p{Variation_Selector}/gu;

/**
 * Text as it can be drawn: one kind of line end and space, composed letters, and none of the
 * invisible characters that draw as boxes or turn the reading direction of what follows.
 */
export function printable(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g, ' ')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(
      /(?!\n)\p{Cc}|[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu,
      '',
    );
}

/** Splits printable text into pieces that one font each can draw; nothing is drawn as a box. */
export function toGlyphRuns(text: string, bold = false): GlyphRun[] {
  const plain: FontName = bold ? 'textBold' : 'text';
  if (PLAIN.test(text)) return text ? [{ font: plain, text, rightToLeft: false }] : [];
  const runs: GlyphRun[] = [];
  for (const { segment } of SEGMENTER.segment(text)) append(runs, toRun(segment, plain));
  return runs;
}

function append(runs: GlyphRun[], next: GlyphRun): void {
  const last = runs.at(-1);
  if (!last || last.font !== next.font || last.rightToLeft !== next.rightToLeft) runs.push(next);
  else if (next.text !== UNPRINTABLE || !last.text.endsWith(UNPRINTABLE)) last.text += next.text;
}

function toRun(grapheme: string, plain: FontName): GlyphRun {
  const rightToLeft = RIGHT_TO_LEFT.test(grapheme);
  if (EMOJI.test(grapheme) && isCovered('emoji', grapheme)) {
    return { font: 'emoji', text: grapheme, rightToLeft: false };
  }
  const visible = grapheme.replace(JOINERS_AND_SELECTORS, '');
  for (const candidate of [visible, visible.normalize('NFKC'), withoutMarks(visible)]) {
    for (const font of [plain, 'wide', 'emoji'] as const) {
      if (candidate && isCovered(font, candidate)) return { font, text: candidate, rightToLeft };
    }
  }
  return { font: plain, text: UNPRINTABLE, rightToLeft: false };
}

const withoutMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

function isCovered(font: FontName, grapheme: string): boolean {
  for (const character of grapheme) {
    if (!covers(font, character.codePointAt(0) ?? 0)) return false;
  }
  return true;
}
