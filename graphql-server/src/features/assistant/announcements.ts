import { type AnswerPrompt, clip, escapeMarkdown, frame } from '../../platform/ai/index.js';
import {
  berlinDay,
  fold,
  isStopWord,
  stem,
  TIME_ZONE,
  wordsOf,
} from '../../platform/german/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { relatedWords } from '../knowledge/index.js';
import type { Announcement, AnswerRequest, FindAnnouncements } from './assistant-contract.js';
import type { Finding } from './dialogue/question-search.js';
import { understandMessage, type UnderstoodMessage } from './understand-message.js';

/** Announcements that one answer begins with. */
const MOST = 2;

/** Characters of an announcement that are said; the whole of it stands above the chat. */
const SAID_LENGTH = 500;

/** Where a text says what it is about; later on it says whom to call, and thanks. */
const ABOUT_LENGTH = 300;

/** Words that stand in any announcement and so say nothing of what it is about. */
const ANYWHERE: ReadonlySet<string> = new Set(
  `haus wohnung wohnungen mieter mieterin mieterinnen bewohner eigentümer gebäude treppenhaus keller
  hausverwaltung verwaltung firma team uhr termin zeit zeitraum tag tage woche montag dienstag mittwoch
  donnerstag freitag samstag sonntag heute morgen gestern dezember januar februar märz april mai juni juli
  august september oktober november frage fragen bitte dank damen herren straße arbeiten`
    .split(/\s+/)
    .map(stem),
);

/** Words of those for whom something does not work, or who want to know since when, until when and why. */
const TELLS_OF_OUTAGE =
  /\b(?:kein\w*|ne?icht|nix|ned|warum|wieso|weshalb|wann|wie lang\w*|bis wann|seit wann|ausfall|ausgefallen|gestort|storung\w*|kaputt|defekt|gesperrt|abgestellt|abgeschaltet|ausser betrieb|weg|fertig|repariert|noch|wieder|laut|larm|dreck\w*)\b/;

/** Words of those who ask about what was, which what is over answers. */
const ASKS_ABOUT_BEFORE =
  /\b(?:war|waren|wars|gewesen|hatten?|gab|gabs|ging|gingen|lief|liefen|kam|kamen|wurden?|gestern|vorgestern|vorhin|neulich|letzte[nrs]?|vergangene[nrs]?|yesterday|wczoraj|dun)\b|вчера|вчора|أمس|امس/;

/** What has not ended with what is over. */
const STILL_GOES_ON = /\bseit\b|\bimmer noch\b|\bnoch immer\b/;

/** Questions about what was announced, whatever it was. */
const ASKS_WHAT_IS_ON =
  /\b(?:rundschreiben|mitteilung\w*|aushang|bekanntmachung\w*|ankundigung\w*|angekundigt|neuigkeiten)\b|\bstorung\w*\b[^.!?]*\b(?:bekannt|gemeldet|gerade?|aktuell|momentan|derzeit)\b|\b(?:bekannt|gerade?|aktuell|momentan|derzeit)\w*\b[^.!?]*\bstorung\w*|\b(?:ist|liegt|steht) (?:gerade |aktuell |heute |bei uns )?(?:was|etwas|irgendwas) (?:los|an)\b/;

interface Dependencies {
  log: Logger;
  /** Nothing is known of announcements if missing. */
  announcements?: FindAnnouncements;
}

/** What the company has announced to the person that their message is about; none in certain danger or small talk. */
export async function announcedFor(
  { log, announcements }: Dependencies,
  request: AnswerRequest,
): Promise<Announcement[]> {
  const { company, personId, attachments, askedAt } = request;
  const message = understandMessage(request);
  const { danger, intent, searchText } = message;
  if (!announcements || !personId || danger?.sure || intent || searchText === '') return [];
  if (attachments.some(({ isNew }) => isNew)) return [];
  try {
    const sent = await announcements({ companyId: company.id, endUserId: personId });
    const day = berlinDay(askedAt);
    return sent
      .filter(
        (one) => isAbout(searchText, one) && (!isOver(one, day) || asksAboutBefore(searchText)),
      )
      .slice(0, MOST);
  } catch (error) {
    log.error({ err: error }, 'what was announced could not be read');
    return [];
  }
}

/** Whether the last day on which it mattered is past. */
const isOver = ({ validUntil }: Announcement, day: string): boolean =>
  validUntil !== null && validUntil < day;

/** Whether a German message is about what was, and not about what is or will be. */
export function asksAboutBefore(message: string): boolean {
  const folded = fold(message);
  return ASKS_ABOUT_BEFORE.test(folded) && !STILL_GOES_ON.test(folded);
}

/** Whether a German message is about what was announced. */
export function isAbout(
  message: string,
  { subject, text }: Pick<Announcement, 'subject' | 'text'>,
): boolean {
  const folded = fold(message);
  if (ASKS_WHAT_IS_ON.test(folded)) return true;
  if (!TELLS_OF_OUTAGE.test(folded)) return false;
  const title = telling(subject);
  const beginning = telling(text.slice(0, ABOUT_LENGTH));
  const own = telling(message);
  return (
    own.some((word) => [...title, ...beginning].some((said) => isPartOf(word, said))) ||
    relatedWords(own).some(
      (word) =>
        title.some((said) => isPartOf(word, said)) ||
        beginning.some((said) => stem(said) === stem(word)),
    )
  );
}

/** Words that say what a text is about. */
const telling = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length > 2 && !isStopWord(word) && !ANYWHERE.has(stem(word)));

/** Whether a word is another one, or what a compound is made of: "Wasser" of "Warmwasserausfall" is not. */
function isPartOf(word: string, said: string): boolean {
  if (stem(word) === stem(said)) return true;
  const [part, whole] = [fold(word), fold(said)];
  return part.length > 3 && (whole.startsWith(part) || whole.endsWith(part));
}

/** A message that is about to be answered. */
interface Prepared {
  prompt: AnswerPrompt;
  verdict: Finding['verdict'];
  announced?: readonly Announcement[];
}

/** Where no use case answers, what was announced is the answer; else it comes before the answer, once a conversation. */
export function withAnnounced<Given extends Prepared>(
  prepared: Given,
  announced: readonly Announcement[],
): Given | (Given & Prepared) {
  const { prompt, verdict } = prepared;
  if (announced.length === 0) return prepared;
  if (verdict === 'answer' || prompt.smallTalk) {
    const isNews = ({ subject }: Announcement) =>
      !prompt.history.some(({ role, text }) => role === 'assistant' && text.includes(subject));
    return { ...prepared, announced: announced.filter(isNews) };
  }
  const { question, history, attachments, role, now, language, contact, categories } = prompt;
  const asked = { question, history, attachments, role, now, contact, categories };
  return {
    ...{ ...prepared, announced, verdict: 'none' },
    prompt: { ...asked, ...(language && { language }), useCases: [], smallTalk: 'announced' },
  };
}

/** A moment that is on this day in Germany. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** What an answer begins with. */
export function announcedText(
  announced: readonly Announcement[],
  { language, now }: Pick<UnderstoodMessage, 'language'> & Pick<AnswerPrompt, 'now'>,
): string {
  const today = berlinDay(now ?? new Date());
  const day = new Intl.DateTimeFormat(language, {
    ...{ day: 'numeric', month: 'long', timeZone: TIME_ZONE },
  });
  return announced
    .map((one) => {
      const { subject, text, sentAt, validUntil } = one;
      const over = validUntil && isOver(one, today) ? day.format(noonOf(validUntil)) : undefined;
      const heading = frame(language).announced(day.format(sentAt), over);
      // A line of dashes would fold the rest of the answer.
      const said = clip(text.replaceAll(/^\s*[-*_]{3,}\s*$/gm, ''), SAID_LENGTH);
      return `**${heading}: ${escapeMarkdown(subject)}**\n\n${said}\n\n`;
    })
    .join('');
}
