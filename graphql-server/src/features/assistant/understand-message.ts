import type { Language } from '@hausgeist/schema';
import { isAboutAnotherCompany, type SummaryTurn } from '../../platform/ai/index.js';
import type { AnswerRequest } from './assistant-contract.js';
import { belongsToDanger } from './belongs-to-danger.js';
import { tellsOfDamage } from './damage.js';
import { pickedChoice, picksNothing } from './dialogue/picked-choice.js';
import { asks, ownWordsOf, tellsOfNoHelp, tellsOfTrying } from './dialogue/follow-up-questions.js';
import {
  afterDanger,
  dangerTogether,
  endOfDanger,
  type Danger,
  type DangerKind,
  detectDanger,
  detectIntent,
  detectLanguage,
  type Intent,
  stripCourtesy,
  withoutAsides,
  toGermanTerms,
  beyondSigns,
  beyondUseCases,
  languageWish,
  runningDanger,
  specialCaseOf,
  tellsOfBurn,
} from './understanding/index.js';

/** A message as far as it can be understood before anything is searched or any model asked. */
export interface UnderstoodMessage {
  language: Language;
  danger: Danger | undefined;
  /** Set when it asks nothing that use cases could answer. */
  intent: Intent | undefined;
  /** The message without greeting and thanks, in the person's own words. */
  asked: string;
  /** What to search for: the same in German. Empty when only files came. */
  searchText: string;
  /** What is to be answered again, where the message only wishes for that in another language. */
  repeats?: Repeated;
}

/** An earlier question in German, and what was said before it. */
interface Repeated {
  question: string;
  history: AnswerRequest['history'];
}

/** All words of such a message are courtesy: "Danke, wir sind draußen" tells of no danger that is possible only. */
const ENDS: ReadonlySet<Intent | undefined> = new Set([
  'thanks',
  'farewell',
  'safe',
  'freed',
  'found',
  'agreement',
]);

/** Here a line too many is better than one too few, however little a message says. */
const OF_LIFE: ReadonlySet<DangerKind> = new Set(['MEDICAL', 'SUICIDE']);

type Asked = Pick<AnswerRequest, 'question' | 'history'> & Partial<Pick<AnswerRequest, 'company'>>;

/** What is understood already: danger, the cache of answers and the answer ask of one request in turn. */
const understood = new WeakMap<Asked, UnderstoodMessage>();

/** Reads a message in view of what was said before it. */
export function understandMessage(request: Asked): UnderstoodMessage {
  const known = understood.get(request);
  if (known) return known;
  const message = read(request);
  understood.set(request, message);
  return message;
}

function read({ question, history, company }: Asked): UnderstoodMessage {
  const text = question.trim();
  const before = history.findLast(({ language }) => language !== undefined)?.language as
    | Language
    | undefined;
  // What is picked is a German title, whichever language the person speaks.
  if (text === '' || pickedChoice(text, history)) {
    return {
      language: before ?? 'de',
      danger: undefined,
      intent: undefined,
      asked: text,
      searchText: text,
    };
  }
  const plainly = stripCourtesy(text) || text;
  const wish = languageWish(plainly);
  if (wish) return inLanguage(wish, text, history);
  const language = detectLanguage(text, before);
  const asked = language === 'de' ? withoutAsides(plainly) : plainly;
  // A number that picks from a list, where no list was offered, says no more than "yes".
  const afterEmergency = history.at(-1)?.isEmergency === true;
  const sinceDanger = afterDanger(text, history);
  const plain = picksNothing(text, history)
    ? 'agreement'
    : (detectIntent(text, language, { afterEmergency }) ??
      (company && isAboutAnotherCompany(asked, company)
        ? 'abilities'
        : beyond(asked, language, history.length === 0)));
  // What is said to those who are safe is also what those who want to go back have to hear.
  const intent =
    sinceDanger === 'goes-back'
      ? 'safe'
      : (endOfDanger(text, history) ?? afterAnswer(plain, text, history));
  // People who have got out ask what now, too.
  const running = plain === 'safe' ? undefined : runningDanger(text, history);
  const since = typeof sinceDanger === 'object' ? sinceDanger : running;
  const told = since ?? detectDanger(text);
  const danger = told?.sure || plain ? told : (dangerTogether(text, history) ?? told);
  // Few words about what was told are searched for with what told it.
  const toldBefore = since && dangerousBefore(since.kind, history);
  // "And if he comes again?" says too little of its own to resemble a danger.
  const isSequel = history.length > 0 && language === 'de' && ownWordsOf(asked).length <= 1;
  const isWildGuess =
    danger?.isGuess &&
    !OF_LIFE.has(danger.kind) &&
    (isSequel || intent === 'complaint' || belongsToDanger({ question: asked, language }, history));
  const isHarmless = ENDS.has(intent) || isWildGuess;
  return {
    language,
    danger: specially(danger?.sure || !isHarmless ? danger : undefined, text, since && history),
    intent: running ? undefined : intent,
    asked,
    searchText:
      toldBefore ?? (language === 'de' ? asked : `${toGermanTerms(asked, language)}\n${asked}`),
  };
}

/** How one is to be reached, or when, once a person was asked for. */
const REACHES =
  /(?<!\p{L})(?:anrufen|anruf|zurückrufen|rückruf|ruft|schreiben|schreibt|schriftlich|mailen|e-?mail|mail|whatsapp|telefonisch|meldet|melden|antwortet|bescheid)(?!\p{L})/iu;
const WORDS_OF_REACHING = 8;
const TURNS_OF_REACHING = 4;

const wishesPerson = (text: string) => detectIntent(text, detectLanguage(text)) === 'person';

const WISHES_TO_COMPLAIN =
  /(?<!\p{L})(?:(?:will|möchte|werde|kann|muss|wollen|möchten) (?:\p{L}+ ){0,4}(?:beschweren|beschwerde \p{L}+)|beschwere? (?:ich )?mich)(?!\p{L})/iu;

/** An intent in view of the answer before: trying what it said goes on, and so does asking for a person. */
function afterAnswer(
  intent: Intent | undefined,
  text: string,
  history: Asked['history'],
): Intent | undefined {
  const answered = (history.at(-1)?.sources ?? []).length > 0;
  // "Da meldet sich keiner" is no anger in danger.
  if (intent === 'complaint' && history.at(-1)?.isEmergency) return undefined;
  if (intent === 'complaint' && (tellsOfNoHelp(text) || (answered && tellsOfTrying(text)))) {
    return undefined;
  }
  // How one complains stands in the use cases.
  if (intent === 'complaint' && WISHES_TO_COMPLAIN.test(text)) return undefined;
  if (intent !== undefined && intent !== 'agreement' && intent !== 'refusal') return intent;
  const goesOn = REACHES.test(text) && text.split(/\s+/).length <= WORDS_OF_REACHING;
  if (!goesOn || answered) return intent;
  const asked = history
    .slice(-TURNS_OF_REACHING)
    .some((turn) => turn.role === 'user' && wishesPerson(turn.text));
  if (!asked) return intent;
  return asks(text) ? 'person' : 'details';
}

/** A danger with the special case that it is, which an earlier message may have told of; a burn is one by itself. */
function specially(
  danger: Danger | undefined,
  text: string,
  earlier: Asked['history'] = [],
): Danger | undefined {
  if (!danger?.sure && tellsOfBurn(text)) return { kind: 'MEDICAL', sure: false, special: 'BURN' };
  if (!danger?.sure) return danger;
  const told = earlier.filter(({ role }) => role === 'user').map((turn) => turn.text);
  const special = [...told, text]
    .toReversed()
    .map((one) => specialCaseOf(danger.kind, one))
    .find((one) => one !== undefined);
  return special ? { ...danger, special } : danger;
}

/** The last message that told of a danger, or else the last one, in German. */
function dangerousBefore(kind: DangerKind, history: Asked['history']): string | undefined {
  const told = history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const found = told.findLast((text) => detectDanger(text)?.kind === kind) ?? told.at(-1);
  return found && germanOf(found, detectLanguage(found));
}

/** What was asked last, to be answered in the language that a message wishes for. */
function inLanguage(
  language: Language,
  text: string,
  history: Asked['history'],
): UnderstoodMessage {
  const at = history.findLastIndex(({ role }) => role === 'user');
  const { text: earlier = '' } = history[at] ?? {};
  if (earlier === '') {
    return { language, danger: undefined, intent: 'opening', asked: text, searchText: text };
  }
  const asked = { question: earlier, history: history.slice(0, at) };
  const again = read(asked);
  const question = germanOf(again.asked, again.language);
  return { ...again, language, repeats: again.repeats ?? { ...asked, question } };
}

function beyond(asked: string, language: Language, isFirst: boolean): Intent | undefined {
  if (language === 'de') return beyondUseCases(asked, isFirst);
  const isDamage = tellsOfDamage(asked, toGermanTerms(asked, language));
  return beyondSigns(asked, language, { tellsOfDamage: isDamage });
}

/** What a message of a conversation says in German, without its own words unless none is known. */
export const germanOf = (text: string, language: Language): string =>
  toGermanTerms(text, detectLanguage(text, language)) || text;

/** A question in German beside its own words; what is answered again is in German already. */
export const asGermanQuestion = (
  { language, repeats }: UnderstoodMessage,
  question: string,
): { germanQuestion?: string } =>
  language === 'de' || repeats ? {} : { germanQuestion: toGermanTerms(question, language) };

/** Words from which on a wish for a person comes with a question or a report. */
const TELLS_MORE = 9;

/**
 * Whether use cases may help with a message besides: a death or an illness may be what one is about,
 * and a wish to be called may come with the damage.
 */
export const mayTellMore = (intent: Intent, text: string): boolean =>
  intent === 'condolence' || (intent === 'person' && text.split(/\s+/).length >= TELLS_MORE);

/** Questions and their answers, without greetings and thanks and what was said to them. */
export function withoutSmallTalk(turns: readonly SummaryTurn[]): SummaryTurn[] {
  let kept = true;
  return turns.filter(({ role, text, isFromStaff }) => {
    if (role === 'user') {
      const intent = detectIntent(text, detectLanguage(text));
      kept = intent === undefined || intent === 'person';
    }
    return kept || isFromStaff;
  });
}
