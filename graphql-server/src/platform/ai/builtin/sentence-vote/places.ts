import { fold, wordsOf } from '../../../german/index.js';
import type { Content } from '../topic-match.js';

/** Rooms of a flat: "licht im bad". */
const ROOM = /(?:zimmer|kuche|bad|toilette|wc|klo|stube|wohnung)$/;

/** What all of a house use, be it the beginning of a compound: "Kellerbeleuchtung". */
const SHARED =
  /^(?:keller(?!meister)|treppenhaus|fluren$|garage|stiegenhaus|hausflur|tiefgarage|innenhof|waschkuche|trockenraum|dachboden|aufzug|fahrstuhl|hauseingang)/;

const isRoom = (folded: string) => ROOM.test(folded) && !SHARED.test(folded);
const isShared = (folded: string) => SHARED.test(folded);

/** Whether a question is about a room of a flat, and a case about what all use, or the other way round. */
export function isElsewhere(question: string, { words }: Content): boolean {
  const asked = wordsOf(question).map(fold);
  const there = words.map(({ folded }) => folded);
  const differ = (inQuestion: typeof isRoom, inCase: typeof isRoom) =>
    asked.some(inQuestion) && !asked.some(inCase) && there.some(inCase) && !there.some(inQuestion);
  return differ(isRoom, isShared) || differ(isShared, isRoom);
}
