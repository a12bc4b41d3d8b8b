import { fold } from '../../../platform/german/index.js';
import type { RetrievedUseCase } from '../../knowledge/index.js';
import { tellsOfDamage } from '../damage.js';

/** What a use case says that tells how damage is reported or mended. */
const TELLS_OF_REPAIRS =
  /\bmeld|storung|storfall|defekt|reparatur|reparier|schaden|mangel|notdienst|handwerk|techniker|monteur|beschadig|kaputt|ausfall|ausgefallen|behob|beheb|erneuer|ersetz/;

/**
 * Small damage by water: it drips, runs on or has dried. The answer says where to report it, and not how to stop the
 * water or clear a drain.
 */
const LITTLE_WATER =
  /\blauft (?:\w+ ){0,3}nach\b|spulung\w* (?:\w+ ){0,3}lauft|\w*hahn\w* (?:\w+ ){0,4}tropft|tropft (?:\w+ ){0,3}\w*hahn|\b(?:tropfts?|trieft) (?:\w+ ){0,2}(?:bisschen|wenig|leicht)|spulkasten|wasserfleck\w*\b.*\btrocken|\btrocken\w*\b.*wasserfleck/;

/** Use cases that tell how to stop much water, or how to clear a drain. */
const MUCH_WATER = /rohrbruch|wasserschaden|wassereinbruch|verstopf/;

/** Said of a thing that does not do what it should; what drips or is damp may have many causes. */
const FAILS =
  /\briss(?:e|ig)?\b|gerissen|knarz|quietsch|(?:ab|zer)?gebrochen|gesprungen|wackel|locker|\b(?:is|ist|sind) (?:\w+ )?(?:hi|hin|im eimer|im arsch|am arsch)\b|ins schloss\b|\bkaputt\b|\bdefekt\b|\bklemmt\b|\bausgefallen\b|wasserdruck|kaum (?:noch )?(?:warmes )?wasser|\b(?:geht|gehen|funktioniert|funktionieren|schliesst|offnet) (?:\w+ ){0,4}nicht\b/;

/** What fails without being a thing of the house. */
const NO_THING_OF_THE_HOUSE =
  /portal|\bapps?\b|log ?in|einlogg|anmeld|registrier|passwort|\bpin\b|internet|wlan|online|mail|telefon|hotline|erreich|nummer|termin|uberweis|lastschrift|abbuch|konto|zahlung|rechnung|vertrag|kundig|\blink|seite|website|chat|\bpdf|upload|hochlad|datei|dokument|formular|\bbank|paket|nachbar|kind|auto\b|ausziehen|einziehen|umzieh/;

/** Who asks that needs what the use case about the thing says. */
const WHO_PAYS =
  /\bwer (?:zahlt|haftet|bezahlt|tragt|ersetzt|ubernimmt|kommt (?:\w+ ){0,3}auf|muss (?:\w+ ){0,4}(?:be)?zahlen)\b/;

/** What all use cases about reporting damage have in common. */
export const REPAIR_QUESTION = 'Schaden oder Defekt melden, Reparatur';

const textOf = ({ title, text }: Pick<RetrievedUseCase, 'title' | 'text'>) =>
  fold(`${title} ${text}`);

/** Whether a message, in German, tells of damage that is for the property manager to mend. */
export const isForRepair = (question: string): boolean => {
  const folded = fold(question);
  return (
    tellsOfDamage(question, question) &&
    (FAILS.test(folded) || LITTLE_WATER.test(folded)) &&
    !NO_THING_OF_THE_HOUSE.test(folded) &&
    !WHO_PAYS.test(folded)
  );
};

/** Whether a use case helps someone who reports damage. */
export const tellsOfRepairs = (useCase: Pick<RetrievedUseCase, 'title' | 'text'>): boolean =>
  TELLS_OF_REPAIRS.test(textOf(useCase));

/** Whether it helps with this damage: who reports a dry stain has no water to stop. */
export const helpsWith = (
  useCase: Pick<RetrievedUseCase, 'title' | 'text'>,
  question: string,
): boolean =>
  tellsOfRepairs(useCase) &&
  !(LITTLE_WATER.test(fold(question)) && MUCH_WATER.test(fold(useCase.title)));

/** Titles of use cases about damage of any kind: "Schäden melden", "Reparaturen". */
const GENERAL = /\b(?:schaden|defekte?|mangel|reparatur(?:en)?|kleinreparaturen)\b/;

/** The best of use cases that tell how damage is reported whatever is broken. */
export const reportingDamage = (
  candidates: readonly RetrievedUseCase[],
): RetrievedUseCase | undefined =>
  candidates.find((one) => GENERAL.test(fold(one.title)) && /\bmeld/.test(textOf(one)));
