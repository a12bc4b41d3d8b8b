import { isStopWord, stem, wordsOf } from '../../../platform/german/index.js';
import { GENERIC_STEMS } from '../lexical/off-topic-vocabulary.js';

/** A message with more questions than this is not split: it is a long story. */
const MOST = 4;

const QUESTION_WORDS =
  'wann|wo|wie|wer|was|wem|wen|wohin|woher|warum|wieso|weshalb|welche[rsnm]?|darf|dürfen|kann|können|muss|müssen|soll|sollen|gibt|ist|sind|habe|haben';

/** What announces another question, wherever it stands. */
const ANOTHER =
  /(?:^|[\s,;.!?])(?:(?:und\s+)?(?:außerdem|ausserdem|zweitens|drittens|desweiteren|des weiteren|zusätzlich|nebenbei)(?=[\s,:])|und\s+(?:dann\s+)?noch\s+(?:eine\s+(?:andere\s+)?frage|(?:et)?was(?:\s+anderes)?)(?=[\s,:]|$)|und\s+(?:(?:dann|auch|noch|zweitens)\s+){1,2}(?=wegen\s)|(?:andere|weitere|zweite|nächste)\s+frage(?=[\s,:]))[\s,:]*/giu;

/** "1. …", "2) …", "a) …" and list items, at the beginning of a line or behind a space. */
const NUMBERED = /(?:^|\s)(?:\d{1,2}[.)]|[a-e]\)|[-–•*])\s+(?=\S)/gmu;

/** "Schimmel im Bad + Fenster undicht" */
const PLUS = /\s+[+&]\s+(?=\p{L})/u;

const JOINED = new RegExp(String.raw`[,;]?\s+und\s+(?=(?:${QUESTION_WORDS})\s)`, 'giu');

/** "I am an owner and have a question …" says who asks, and asks once. */
const GOES_ON = /^haben?\s+(?!ich|wir|sie)/iu;
const PRESENTS = /(?:^|[,.!]\s*)(?:ich bin|wir sind) (?:\p{L}+ ){0,2}\p{L}+$/iu;

/** "… gehört zur Wohnung und ist kaputt" says one more thing of the same. */
const SAYS_MORE =
  /^(?:ist|sind) (?!(?:der|die|das|ein|eine|mein|meine|unser|unsere|da|dort|hier|es) )(?:\p{L}+ ?){1,2}[.!]*$/iu;

/** Words that stand for something said before, so that their clause asks about the same. */
const POINTS_BACK =
  /(?:^|\s)(?:das|dies|dafür|dazu|davon|damit|dabei|dort|dann|dagegen|es|ihn|ihm|sie|diese[rsnm]?|danach)(?=\s*(?:$|[?!.,]|\p{Ll}))/iu;

/**
 * The questions of a message, each to be searched for on its own; what belongs to one question, e.g.
 * the situation told before it, stays with it.
 */
export function splitQuestions(text: string): string[] {
  const whole = text.trim();
  const parts = listItems(whole) ?? sentences(whole).flatMap(clauses);
  const questions = gather(parts.map((part) => part.trim()).filter(Boolean));
  return questions.length > 1 && questions.length <= MOST ? questions : [whole];
}

function listItems(text: string): string[] | undefined {
  const marks = [...text.matchAll(NUMBERED)];
  if (marks.length < 2) return undefined;
  const items = text.split(NUMBERED).filter((item) => item.trim() !== '');
  return items.every((item) => hasTopic(item)) ? items : undefined;
}

/** Sentences that ask keep what was told before them. */
function sentences(text: string): string[] {
  const parts = text.split(ANOTHER);
  // Who announces another matter goes on to the next without a question mark, too.
  const end = parts.length > 1 ? /(?<=[?.!])\s+(?=\p{Lu})/u : /(?<=\?)\s+/u;
  return parts.flatMap((part) => part.split(end));
}

function clauses(sentence: string): string[] {
  const parts = sentence.split(PLUS).flatMap((part) => part.split(JOINED));
  const [first = '', second = ''] = parts;
  const isOne = SAYS_MORE.test(second) || (PRESENTS.test(first) && GOES_ON.test(second));
  if (isOne || !parts.every((part) => standsAlone(part))) return [sentence];
  return parts;
}

/** Joins what cannot stand alone to what came before it, or else to what follows. */
function gather(parts: readonly string[]): string[] {
  const questions: string[] = [];
  let open = '';
  for (const part of parts) {
    if (!hasTopic(part)) open = `${open} ${part}`.trim();
    else if (standsAlone(part) || questions.length === 0) {
      questions.push(`${questions.length === 0 ? open : ''} ${part}`.trim());
      if (questions.length === 1) open = '';
    } else questions.push(`${questions.pop() ?? ''} ${part}`);
    if (open && questions.length > 0) {
      questions.push(`${questions.pop() ?? ''} ${open}`);
      open = '';
    }
  }
  return questions;
}

const hasTopic = (part: string) =>
  wordsOf(part).some((word) => !isStopWord(word) && !GENERIC_STEMS.has(stem(word)));

/** What was done already is told beside a question: "Ist meine Miete da? Hab am 5. überwiesen." */
const TELLS_OF_DOING =
  /^(?:ich |wir )?(?:hab|habe|haben|hatte|hatten) (?:(?!und)[\p{L}\d.]+ ){0,6}(?:überwiesen|bezahlt|gezahlt|eingezahlt|gemeldet|angerufen|geschrieben|gemailt|geschickt|eingereicht|abgegeben|eingeworfen|gefragt|nachgefragt|beantragt|bestellt|probiert|versucht|gelesen|gewartet)[.! ]*$/iu;

/** "Wann bekomme ich dann meine Kaution": what is named behind it is no thing that was said before. */
const THEN_ITS_OWN = new RegExp(
  String.raw`^((?:${QUESTION_WORDS})\s+(?:\p{L}+\s+){1,3})dann\s+(?=(?:meine?|unsere?|die|der|das|den|eine?n?)\s)`,
  'iu',
);

const pointsBack = (part: string) => POINTS_BACK.test(part.replace(THEN_ITS_OWN, '$1'));

const standsAlone = (part: string) =>
  hasTopic(part) && !pointsBack(part) && !TELLS_OF_DOING.test(part);
