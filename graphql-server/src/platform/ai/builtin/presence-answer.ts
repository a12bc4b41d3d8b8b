import type { AnswerPrompt, ContactDetails, GroundingUseCase } from '../ai-provider.js';
import { askedMoment } from './hours/asked-moment.js';
import { inBerlin } from './hours/berlin-time.js';
import { readCompanyHours } from './hours/company-hours.js';
import { readOpeningHours } from './hours/opening-hours.js';
import {
  nowInWords,
  presenceReply,
  subjectIn,
  WITHOUT_APPOINTMENT,
  withoutYesOrNo,
} from './hours/presence-reply.js';
import type { SaidBefore } from './said-before.js';
import { topicWords } from './topic-match.js';
import { type Unit, unitsOf } from './use-case-units.js';

type Asking = Pick<AnswerPrompt, 'question' | 'history' | 'now' | 'language' | 'contact'>;

/** Whether the office or contact can be reached, said in view of the clock. */
export interface Presence {
  /** Without a citation. */
  text: string;
  /** The statement that it rests on; missing when it need not be quoted again. */
  unit: Unit | undefined;
}

/**
 * Answers whether the office or contact can be reached at the moment that a question asks about;
 * undefined for other questions and where no statement tells hours. Statements come best first.
 */
export function presenceFrom(
  units: readonly Unit[],
  said: SaidBefore,
  { question, history, now: moment, language = 'de', contact }: Asking,
): Presence | undefined {
  if (!moment || language !== 'de' || TOLD.test(question)) return undefined;
  const now = inBerlin(moment);
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const asked = askedMoment(question, now, before);
  if (!asked) return undefined;
  const whole = subjectIn(question) ? question : `${before} ${question}`;
  const replies = unitsAbout(whole, units, contact).map(({ unit, hours }) => ({
    unit,
    text: presenceReply(whole, { hours, asked, now }),
  }));
  // A person who can be met at one place and not at another counts as there.
  const best = replies.find(({ text }) => text?.startsWith('Ja')) ?? replies[0];
  if (!best) return undefined;
  const { unit } = best;
  const text = best.text ? withoutYesOrNo(whole, best.text) : nowInWords(now);
  const last = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const isKnown = best.text && IN_VIEW_OF_THE_CLOCK.test(last) && said.inFront(unit.text);
  return { text, unit: isKnown ? undefined : unit };
}

/** Tells of what has been: "der Hausmeister war heute unverschämt" does not ask for his hours. */
const TOLD = /(?<!\p{L})(?:war|waren|wurde|wurden)(?!\p{L})/iu;

/** How such an answer begins; behind one the hours need no repetition. */
const IN_VIEW_OF_THE_CLOCK = /^(?:Ja,|Nein,|Heute |Jetzt |Morgen |Übermorgen |Am \p{L}+ ist )/u;

/** Statements with hours; only those about the contact in the question, if there are such. */
function unitsAbout(question: string, units: readonly Unit[], contact: ContactDetails) {
  const open = units.flatMap((unit) => {
    const isOther =
      (CARETAKER.test(unit.text) && NAMES_OFFICE.test(question) && !CARETAKER.test(question)) ||
      (AT_ALL_HOURS.test(unit.text) && !EMERGENCY.test(question));
    const hours =
      unit.isList || isOther || QUIET.test(unit.text)
        ? undefined
        : readCompanyHours(unit.text, contact);
    return hours ? [{ unit, hours }] : [];
  });
  const subject = subjectIn(question);
  const about = open.filter(({ unit }) => subject?.test(unit.text));
  // No other hours are those at which one may come without an appointment.
  return about.length > 0 || WITHOUT_APPOINTMENT.test(question) ? about : open.slice(0, 1);
}

/** Whether a use case tells when the office is open, and not only when the caretaker is there. */
export const tellsOfficeHours = (text: string): boolean => unitsOf(text).some(tellsHoursOf);

/**
 * Of what may be meant, what tells when one may come to the office, if the question asks for that and nothing else:
 * those are fewer hours than the ones at which the company can be reached.
 */
export function officeUseCase(prompt: AnswerPrompt): GroundingUseCase | undefined {
  const { question, useCases, language = 'de' } = prompt;
  if (language !== 'de' || !IN_PERSON.test(question) || !isOnlyAboutOffice(question)) {
    return undefined;
  }
  const subject = subjectIn(question);
  return useCases.find(({ text }) =>
    unitsOf(text).some((unit) => subject?.test(unit.text) && tellsHoursOf(unit)),
  );
}

const IN_PERSON =
  /büro|servicezentrum|geschäftsstelle|vorbeikommen|persönlich|ohne termin|ohne (?:vor)?anmeldung/iu;

const tellsHoursOf = ({ text, isList }: Unit) =>
  !isList && !CARETAKER.test(text) && !QUIET.test(text) && readOpeningHours(text) !== undefined;

const CARETAKER = /hausmeister|hauswart|objektbetreuer/i;

/** The emergency service is not the office, which is not open day and night. */
const EMERGENCY = /notdienst|notruf|notfall/i;
const AT_ALL_HOURS = /(?=.*(?:notdienst|notruf|notfall)).*(?:rund um die uhr|tag und nacht)/i;

/** Quiet hours are not the hours of an office or contact. */
const QUIET = /ruhe|zimmerlautstärke|lärm|bohren|handwerksarbeiten/i;

/** Whether a question names the office or the telephone, perhaps a time, and nothing else. */
const isOnlyAboutOffice = (question: string): boolean =>
  NAMES_OFFICE.test(question) && topicWords(question).every((word) => OFFICE_WORD.test(word));

const NAMES_OFFICE =
  /büro|ohne termin|ohne (?:vor)?anmeldung|verwaltung|servicezentrum|geschäftsstelle|anrufen|telefon|erreich|vorbeikommen|(?:öffnungs|sprech|geschäfts)zeit|(?<!\p{L})(?:habt ihr|haben sie|seid ihr|sind sie|euch|jemand (?:\p{L}+ ){0,2}da)(?!\p{L})/iu;

const OFFICE_WORD =
  /^(?:seid|büro|verwaltung|hausverwaltung|geschäftsstelle|servicezentrum|jemand\p{L}*|telefon\p{L}*|erreich\p{L}*|offen|geöffnet|auf|wochenend\p{L}*|früh|vormittags?|nachmittags?|abends?|\p{L}*tags?|mittwochs?|sonnabends?|termin|(?:vor)?anmeldung|nächste[sn]?|uhr|\d+|vorbeikommen|persönlich|(?:öffnungs|sprech|geschäfts|büro)zeit\p{L}*)$/u;

const ASKS_FOR_HOURS =
  /(?:öffnungs|sprech|geschäfts|büro)zeit|(?<!\p{L})wann(?!\p{L}).*(?<!\p{L})(?:auf|offen|geöffnet|da|besetzt|erreich\p{L}*|vorbeikommen|anrufen)(?!\p{L})/iu;

/**
 * Answers a question about the office and nothing else from the contact of the company: whether someone is
 * there at the moment in question, or the hours. Undefined for other questions, and where it has no hours.
 */
export function officeAnswer(prompt: AnswerPrompt): string | undefined {
  const { question, contact, language = 'de' } = prompt;
  if (!isOnlyAboutOffice(question) || WITHOUT_APPOINTMENT.test(question)) return undefined;
  const isThere = presenceFromContact(prompt);
  if (isThere || !contact.officeHours) return isThere;
  if (language !== 'de' || !ASKS_FOR_HOURS.test(question)) return undefined;
  return hoursOf(contact);
}

const hoursOf = ({ officeHours, phone }: ContactDetails) =>
  `Bürozeiten: ${officeHours}. Telefon: ${phone}.`;

/** The same from the office hours of the company; undefined where it has none. */
export function presenceFromContact({
  question,
  now: moment,
  language = 'de',
  contact,
}: AnswerPrompt): string | undefined {
  const { officeHours } = contact;
  const hours = officeHours === undefined ? undefined : readCompanyHours(officeHours, contact);
  if (!hours || !moment || language !== 'de' || !ABOUT_OFFICE.test(question)) return undefined;
  const now = inBerlin(moment);
  const asked = askedMoment(question, now);
  const reply = asked && presenceReply(question, { hours, asked, now });
  return reply && `${withoutYesOrNo(question, reply)} ${hoursOf(contact)}`;
}

const ABOUT_OFFICE =
  /büro|verwaltung|geschäftsstelle|servicezentrum|(?<!\p{L})(?:ihr|sie|euch|jemand|anrufen|telefonisch|erreich\p{L}*)(?!\p{L})/iu;
