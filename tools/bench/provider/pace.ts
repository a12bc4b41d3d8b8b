/** How a real provider streams: a while of thought, then pieces at an even rate. */
export const TOKENS_PER_SECOND = 40;

const LEAST_THOUGHT_MS = 200;
const THOUGHT_SPREAD_MS = 200;

/** Time before the first piece; differs from question to question, the same in every run. */
export const thoughtOf = (id: number) => LEAST_THOUGHT_MS + ((id * 73) % THOUGHT_SPREAD_MS);

const WORDS =
  'Bitte prüfen Sie zuerst das Ventil am Heizkörper und den Druck der Anlage im Keller. ';

/** Names the use case that the answer rests on; an answer that names none rests on none. */
const CITATION = ' [1]';

/** The pieces of an answer, about as long as tokens are in German. */
export function answerPieces(tokens: number): string[] {
  const pieces = WORDS.split(/(?<= )/).flatMap((word) => word.match(/.{1,5}/gu) ?? []);
  return Array.from({ length: tokens }, (_, index) =>
    index === tokens - 1 ? CITATION : (pieces[index % pieces.length] ?? ''),
  );
}
