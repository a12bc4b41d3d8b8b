import { fold, wordsOf, isStopWord } from '../../german/index.js';
import type { SummaryPrompt, SummaryTurn } from '../ai-provider.js';
import { placesIn } from './places.js';
import { reportKind } from './reports.js';
import { sinceIn } from './times.js';

/** A message that tells or asks something, with what the assistant replied. */
export interface Exchange {
  question: SummaryTurn;
  answer: SummaryTurn | undefined;
  /** What the staff wrote about it. */
  replies: string[];
  /** Where and since when, which was told afterwards and only noted. */
  details: SummaryTurn[];
}

/** Words that neither ask nor tell anything about a home. */
const COURTESIES = new Set(
  `hallo hi hey moin servus gruss gruesse gott guten gute grusse tag morgen abend nacht na liebes team zusammen
  danke dankeschon dank vielen herzlichen besten lieben schonen schones sehr nett merci thx thanks thank you hello
  bye ciao tschuss tschau ade auf wiedersehen bis bald spater dann noch wunsche ihnen dir euch
  ja nein ok okay okey gut super prima perfekt toll klasse alles klar passt verstanden aha ach so mhm hm hmm
  wie geht gehts es lol haha hahaha test teste testing testnachricht probe bitte gern gerne weg war nur
  merhaba tesekkurler tesekkur ederim sagol spasibo dzieki dziekuje czesc shukran
  спасибо привет здравствуйте дякую شكرا مرحبا bot ki roboter mensch`.split(/\s+/),
);

/** Words that only hurt; what stands beside them may still be a concern. */
const INSULT =
  /^(?:(?:voll|riesen|ober)?(?:idiot|depp|trottel|pfosten)\w*|arsch\w*|wichser\w*|hurensohn\w*|fick\w*|scheiss\w*|mist|dreck\w*|blod\w*|dumm\w*|bescheuert\w*|unfahig\w*|verarsch\w*|penner\w*|spast\w*|hirnlos\w*|nutzlos\w*|lacherlich\w*|saftladen|drecksladen|sauladen|abzocker\w*|betruger\w*|verdammt\w*|fuck\w*|shit\w*|stupid\w*|asshole\w*|kotz\w*|versager\w*|lappen|opfer|pack|gesindel|schwachsinn\w*|quatsch)$/;

/** Words beside insults that make no concern of them. */
const BESIDE_INSULTS = new Set(
  `ihr euch seid sind bist du sie alle alles so ein eine ein haufen laden verein total vollig echt einfach nur doch mal immer wieder nie geh leck leckt mich kann konnt ja`.split(
    ' ',
  ),
);

/** A wish to be called, or to speak to a person rather than a machine. */
const WANTS_PERSON =
  /(?:mit|an) (?:einem|einer|nem|ner|der|dem|jemand\w*)? ?(?:echten |richtigen )?(?:mensch\w*|person|mitarbeiter\w*|sachbearbeiter\w*|hausmeister\w*|verwalter\w*|ansprechpartner\w*|jemand\w*) (?:\w+ )?(?:sprechen|reden|telefonieren|schreiben|verbind\w*)|(?:ruckruf|zuruckruf)|rufen sie (?:mich|uns) (?:bitte )?(?:\w+ )?(?:an|zuruck)|(?:echten|richtigen) menschen|jemand soll (?:mich|uns) anrufen/;

/** Whether a message says nothing that a manager has to know: greetings, thanks, insults, tests. */
export function isNoise(text: string): boolean {
  const words = wordsOf(text).map(fold);
  if (words.length === 0) return true;
  if (words.every((word) => COURTESIES.has(word) || /^\d{1,3}$/.test(word))) return true;
  if (words.length === 1 && isMashing(words[0] ?? '')) return true;
  const insulting = words.filter((word) => INSULT.test(word)).length > 0;
  return (
    insulting &&
    words.every(
      (word) =>
        INSULT.test(word) || BESIDE_INSULTS.has(word) || COURTESIES.has(word) || isStopWord(word),
    )
  );
}

/** Whether a message asks for a call, or for a person. */
export const wantsPerson = (text: string): boolean =>
  WANTS_PERSON.test(
    fold(text)
      .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
      .replaceAll(/\s+/g, ' '),
  );

/** The sentence that tells most, without insults: a fault before anything else. */
export function keySentence(text: string): string {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  const rated = whole
    .split(/(?<=(?<!\d)[.!?…])\s+/)
    .map(withoutNoise)
    .filter(Boolean)
    .map((sentence) => ({ sentence, weight: weightOf(sentence) }));
  return rated.toSorted((one, other) => other.weight - one.weight)[0]?.sentence ?? whole;
}

/** Questions and reports with their answers, without small talk; several answers count as one. */
export function exchangesOf({ turns }: Pick<SummaryPrompt, 'turns'>): Exchange[] {
  const exchanges: Exchange[] = [];
  let open = true;
  for (const turn of turns) {
    const last = exchanges.at(-1);
    if (turn.role === 'user') {
      open = !isNoise(turn.text);
      if (open) exchanges.push({ question: turn, answer: undefined, replies: [], details: [] });
    } else if (turn.isFromStaff) {
      last?.replies.push(turn.text);
    } else if (open && last) last.answer ??= turn;
  }
  return withDetails(exchanges);
}

/** Without small talk; a place or a time that was only noted belongs to what was told before it. */
function withDetails(exchanges: readonly Exchange[]): Exchange[] {
  const kept: Exchange[] = [];
  for (const exchange of exchanges) {
    const { answer, replies, question } = exchange;
    if (replies.length > 0 || answer?.action !== 'small_talk') kept.push(exchange);
    else if (placesIn(question.text).length + sinceIn(question.text).length > 0)
      kept.at(-1)?.details.push(question);
  }
  return kept;
}

/** Keys that were hit at random. */
const isMashing = (word: string) =>
  word.length > 3 &&
  (/^(?:asdf|qwer|yxcv|jklo|hjkl)/.test(word) || !/[aeiouy\P{ASCII}]/u.test(word)) &&
  !/\d/.test(word);

/** A sentence without the greeting or the insult that it begins or ends with. */
function withoutNoise(sentence: string): string {
  const parts = sentence.split(/(?<=,)\s+/);
  const kept = parts
    .filter((part) => !isNoise(part))
    .join(' ')
    .replace(/,$/, '');
  return kept.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

function weightOf(sentence: string): number {
  const words = wordsOf(sentence).map(fold);
  const telling = words.filter((word) => !isStopWord(word) && !COURTESIES.has(word)).length;
  const insults = words.filter((word) => INSULT.test(word)).length;
  const fault = reportKind(sentence) === 'fault' ? 8 : 0;
  return Math.min(telling, 12) + fault - 6 * insults - (wantsPerson(sentence) ? 6 : 0);
}
