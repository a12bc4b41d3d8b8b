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

/** A smell of something that is named, and is neither gas nor fire: "es riecht nach Essen im Flur". */
const NAMED_SMELL =
  /\b(?:riech|stink|muffel|mief|duft)\w* (?:\S+ ){0,4}?nach (?:\S+ ){0,2}?(?:essen|kochen|knoblauch|fisch|farbe|lack|urin|pisse|kot|hund|katze|mull|zigarette\w*|gras|abfluss|keller|schweiss|parfum|putzmittel)\b/;

/**
 * Use cases to choose from, without a death or a smell of gas where the message speaks of neither: a person who has
 * married is not offered "Todesfall" besides. The best one stays, as a message may speak of these in other words.
 */
export function tactfully(
  useCases: readonly RetrievedUseCase[],
  question: string,
): readonly RetrievedUseCase[] {
  const asked = fold(question).replace(NAMED_SMELL, '');
  return useCases.filter(({ title }, rank) => {
    const folded = fold(title);
    return (
      rank === 0 || DELICATE.every((one) => !one.title.test(folded) || one.message.test(asked))
    );
  });
}

const ABOUT_SMELL = /gasgeruch|geruch nach gas|riecht nach gas/;
const SPEAKS_OF_SMELL =
  /riech|geruch|muffel|schwefel|\beier|mief|stink|gestank|melder|alarm|notfall/;

/** Wishes that are harmless with an appliance or a bill for gas. */
const WANTS_SERVICE =
  /\bneue[nrs]?\b|\bkauf|\banschl|schlie\w* .{0,30}\ban\b|gewartet|wartung|rechnung|\bkost|anbieter|vertrag|ablesen|zahlerstand|bestell/;

/**
 * Whether a use case tells to leave the house, and the message only wants an appliance or a bill: "brauche einen neuen
 * Gasherd" is answered by nothing that is done where it smells. Anything else may be a leak told in other words.
 */
export function isOnlyAboutSmell(title: string, question: string): boolean {
  const asked = fold(question);
  return ABOUT_SMELL.test(fold(title)) && WANTS_SERVICE.test(asked) && !SPEAKS_OF_SMELL.test(asked);
}
