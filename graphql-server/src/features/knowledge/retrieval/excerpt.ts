/** Longest text of one use case that goes into a prompt, in characters. */
const MAX_LENGTH = 4_000;

/** The part of a use case around the passage that was found; the whole text where it is short. */
export function excerpt(text: string, passage: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const at = Math.max(0, text.indexOf(passage));
  const spare = MAX_LENGTH - passage.length;
  const from = Math.max(0, Math.min(at - Math.floor(spare / 2), text.length - MAX_LENGTH));
  const start = from === 0 ? 0 : nextBreak(text, from);
  const end = Math.min(text.length, from + MAX_LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

function nextBreak(text: string, from: number): number {
  const found = text.slice(from, from + 200).search(/\s/);
  return found < 0 ? from : from + found + 1;
}
