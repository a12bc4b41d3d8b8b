import { type AnswerPrompt, whenClosed } from '../../platform/ai/index.js';
import { fold } from '../../platform/german/index.js';

/** What must not wait until tomorrow though no person is in danger. */
const TODAY =
  /rohrbruch|wasserschaden|wasser (?:lauft|tropft) (?:aus|von|durch)|kein (?:warm\S* ?)?wasser|(?:nur|bloss) (?:noch )?kaltes wasser|haus (?:\S+ ){0,2}(?:eis|arsch)?kalt(?!\S)|heizung.{0,30}(?:ausgefallen|ausfall|kaputt|defekt|kalt|geht nicht)|stromausfall|strom (?:ist )?weg|kein strom|(?:toilette|klo|wc).{0,20}(?:verstopft|uber|lauft nicht ab)|abwasser|ruckstau|notdienst|brockel|(?:ziegel|putz|stuck\S*|teile|fassade).{0,30}(?:fall|fiel|gefallen|herunter|runter)|regnet (?:rein|herein|hinein)|(?:gelander|brustung).{0,30}(?:locker|lose|wackel|abgebrochen|fall)|(?:scheibe|glastur|haustur).{0,40}(?:zersplittert|gesplittert|zerbrochen)|eiszapfen|dachlawine|insulin|sauerstoffgerat|beatmung/;

/** A person who stands before the own door. */
const LOCKED_OUT =
  /ausge(?:sperrt|schlossen)|(?:tur|wohnungstur).{0,30}(?:zugefallen|ins schloss gefallen)|schlussel.{0,30}(?:steckt|liegt|ist) (?:\S+ ){0,2}(?:innen|drinnen|drin)(?!\S)|(?:komme?n?|kann) (?:\S+ ){0,4}nicht (?:mehr )?(?:\S+ ){0,2}(?:rein|hinein|herein|in (?:die|meine|unsere) wohnung)/;

/** Whether a question needs staff today, by its words and the title of what answers it. */
export const needsSomebodyToday = (
  { question, germanQuestion = question }: Pick<AnswerPrompt, 'question' | 'germanQuestion'>,
  title = '',
): boolean =>
  [question, germanQuestion].map(fold).some((one) => TODAY.test(one) || LOCKED_OUT.test(one)) ||
  /rohrbruch|ausgesperrt/.test(fold(title));

const FOR_LIFTS = /aufzug|fahrstuhl|lift|elevator/i;

/** Whether a number is called so that it is only for lifts. */
export const isOfLift = (label: string): boolean => FOR_LIFTS.test(label);

/** The company's emergency numbers. One that is only for the lift must not ring for anything else. */
export const emergencyNumbers = ({ contact }: AnswerPrompt, isForLift: boolean) =>
  (contact.emergencyContacts ?? [])
    .filter(({ label }) => isForLift || !FOR_LIFTS.test(label))
    .map(({ label, phone }) => ({ label, phone }));

/** The numbers to call instead of an office that is closed, and the line that says so. */
export function insteadOfOffice(prompt: AnswerPrompt) {
  const [best] = prompt.unsure ? [] : prompt.useCases;
  if (!needsSomebodyToday(prompt, best?.title)) return undefined;
  const numbers = emergencyNumbers(prompt, FOR_LIFTS.test(prompt.question));
  const line = whenClosed(numbers, prompt);
  return line ? { numbers, line } : undefined;
}
