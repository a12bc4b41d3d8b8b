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
