/** An answer in two parts: what is said first, and what is folded. */
export interface AnswerParts {
  lead: string;
  /** Empty where there is nothing to fold. */
  detail: string;
}

const FENCE = /^ {0,3}(?:```|~~~)/;
const BREAK = /^ {0,3}-{3,}[ \t]*$/;

/** The first paragraph of an answer, and what comes after it; what is still being written may have no end yet. */
export function firstParagraph(text: string): { first: string; after: string } {
  const end = text.indexOf('\n\n');
  return end === -1
    ? { first: text, after: '' }
    : { first: text.slice(0, end), after: text.slice(end).trim() };
}

/** Splits an answer at its first line of dashes; one within a block of code is code. */
export function partsOf(text: string): AnswerParts {
  const lines = text.split('\n');
  let inCode = false;
  const at = lines.findIndex((line) => {
    if (FENCE.test(line)) inCode = !inCode;
    return !inCode && BREAK.test(line);
  });
  if (at === -1) return { lead: text, detail: '' };
  const lead = lines.slice(0, at).join('\n').trim();
  const detail = lines
    .slice(at + 1)
    .join('\n')
    .trim();
  // Without a first part there is nothing to unfold from.
  return lead === '' ? { lead: detail, detail: '' } : { lead, detail };
}
