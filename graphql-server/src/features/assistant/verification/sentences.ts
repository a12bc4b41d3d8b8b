/** Where a sentence may end: a mark and what closes behind it, and then a space. */
const MARK = /[.!?…؟]["”“»)\]*_]{0,3}(?=\s)|\n/g;

/** Words and single letters whose full stop ends no sentence, in the languages of answers. */
const SHORT =
  /(?:^|[\s(„"])(?:\p{L}|z\.B|d\.h|u\.a|i\.d\.R|bzw|ca|evtl|ggf|inkl|zzgl|Nr|Str|Tel|Abs|Art|Std|Min|Max|Dr|Prof|Hr|Fr|St|etc|vgl|Mo|Di|Mi|Do|Fr|Sa|So|Mr|Mrs|Ms|No|approx|e\.g|i\.e|тел|ул|вул|буд|год|напр|г|д|ul|nr|tel|godz|np|tj|ok|tl|örn)\.["”“»)\]*_]*$/iu;
/** A day or a storey; the end of a phone number or a year is none. */
const ORDINAL = /(?<!\d)(?<!\d[ /-])\d{1,2}\.$/;

/**
 * Where the first sentence of a text ends, from a place on; -1 if it may go on. A short number with
 * a full stop ends none: it may be a date. Lines always end one.
 */
export function sentenceEnd(text: string, from: number): number {
  MARK.lastIndex = from;
  for (let match = MARK.exec(text); match; match = MARK.exec(text)) {
    // Line breaks belong to what comes behind them.
    if (match[0] === '\n') {
      if (/\S/.test(text.slice(0, match.index))) return match.index;
      continue;
    }
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, end - 16), end);
    if (!SHORT.test(before) && !ORDINAL.test(before)) return end;
  }
  return -1;
}
