/** What the provider reads from a question: the chat to answer, and how long the answer is. */
export interface QuestionMark {
  id: number;
  tokens: number;
  /** Milliseconds between two pieces, which then tell when they were sent; undefined: as usual. */
  stampedEveryMs?: number | undefined;
}

let last = 0;

/** A question about what every company knows, marked so that its way can be followed. */
export function markedQuestion(tokens: number): QuestionMark & { text: string } {
  last += 1;
  const text = `Meine Heizung wird nicht warm, was soll ich tun? Vorgang ${last}/${tokens}`;
  return { id: last, tokens, text };
}

/** A question whose answer comes in pieces that hold the time at which the provider sent them. */
export function stampedQuestion(tokens: number, everyMs: number): QuestionMark & { text: string } {
  const question = markedQuestion(tokens);
  return { ...question, stampedEveryMs: everyMs, text: `${question.text}/${everyMs}` };
}

/** Stand for the digits: the product withholds numbers that no use case holds. */
const LETTERS = 'bcdfghjklm';
const STAMP = new RegExp(`(?<!\\p{L})[${LETTERS}]{4,}(?!\\p{L})`, 'gu');

/** A piece of such an answer, which tells the time in microseconds; a word is shown once another follows. */
export const stampedPiece = (at: number) =>
  `${at
    .toFixed(3)
    .replace('.', '')
    .replaceAll(/\d/g, (digit) => LETTERS[Number(digit)] ?? '')} so `;

/** When the pieces in a text were sent, on the machine's monotonic clock; the product may join several. */
export const sentTimes = (text: string): number[] =>
  [...text.matchAll(STAMP)].map(
    ([stamp]) => Number(stamp.replaceAll(/./g, (letter) => `${LETTERS.indexOf(letter)}`)) / 1000,
  );

/** The mark of the newest question in a prompt, which may quote older ones before it. */
export function findMark(prompt: string): QuestionMark | undefined {
  const match = [...prompt.matchAll(/Vorgang (\d+)\/(\d+)(?:\/(\d+))?/g)].at(-1);
  if (!match) return undefined;
  const [, id, tokens, everyMs] = match.map(Number);
  return { id: id ?? 0, tokens: tokens ?? 0, stampedEveryMs: everyMs || undefined };
}
