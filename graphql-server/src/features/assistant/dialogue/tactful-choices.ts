import { fold } from '../../../platform/german/index.js';
import type { RetrievedUseCase } from '../../knowledge/index.js';

/** What is offered to those alone who speak of it: how such a title is recognised, and such a message. */
const DELICATE: readonly { title: RegExp; message: RegExp }[] = [
  {
    title: /\btod(?:es\w*)?\b|sterbefall|verstorben/,
    message:
      /\btot\w*|\btod\w*|gestorben|verstorben|eingeschlafen|\bsterb|\bstirbt|\berb\w*|nachlass|beerdig|witwe|hinterblieb/,
  },
  {
    title: /gasgeruch|nach gas|\bbrand\b|\bfeuer\b|notfall/,
    message:
      /\bgas|riech|geruch|muffel|schwefel|eier|mief|stink|gestank|brenn|brand|feuer|rauch|qualm|notfall|notruf|gefahr/,
  },
];

/**
 * Use cases to choose from, without a death or a smell of gas where the message speaks of neither: a person who has
 * married is not offered "Todesfall" besides. The best one stays, as a message may speak of these in other words.
 */
export function tactfully(
  useCases: readonly RetrievedUseCase[],
  question: string,
): readonly RetrievedUseCase[] {
  const asked = fold(question);
  return useCases.filter(({ title }, rank) => {
    const folded = fold(title);
    return (
      rank === 0 || DELICATE.every((one) => !one.title.test(folded) || one.message.test(asked))
    );
  });
}

const ABOUT_SMELL = /gasgeruch|geruch nach gas|riecht nach gas/;
const SPEAKS_OF_SMELL =
  /riech|geruch|muffel|schwefel|\beier|mief|stink|gestank|ausstr|austritt|tritt aus|\bleck|undicht|zisch|melder|alarm|gashahn|haupthahn|notfall|gefahr|offen/;

/**
 * Whether a use case tells to leave the house, and the message only names a thing that works with gas: "brauche einen
 * neuen Gasherd" is answered by nothing that is done where it smells.
 */
export const isOnlyAboutSmell = (title: string, question: string): boolean =>
  ABOUT_SMELL.test(fold(title)) && !SPEAKS_OF_SMELL.test(fold(question));
