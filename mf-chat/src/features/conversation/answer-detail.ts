/** An answer in two parts: what is said first, and what is folded. */
export interface AnswerParts {
  lead: string;
  /** Empty where there is nothing to fold. */
  detail: string;
}

const FENCE = /^ {0,3}(?:```|~~~)/;
const BREAK = /^ {0,3}-{3,}[ \t]*$/;

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
