import { type AnswerPrompt, clip, escapeMarkdown, frame } from '../../platform/ai/index.js';
import { berlinDay, TIME_ZONE } from '../../platform/german/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { asksAboutBefore, isAbout } from './about-announcement.js';
import { askedOn, partFor, wasToldIn } from './announcement-sequel.js';
import type { Announcement, AnswerRequest, Announcements } from './assistant-contract.js';
import type { Finding } from './dialogue/question-search.js';
import { germanOf, understandMessage, type UnderstoodMessage } from './understand-message.js';

/** Announcements that one answer begins with. */
const MOST = 2;

/** Characters of an announcement that are said; the whole of it stands above the chat. */
const SAID_LENGTH = 500;

/** An announcement that an answer tells. */
export interface Told extends Announcement {
  /** The last answer told it, and the question goes on about it: no use case is meant. */
  isAskedOn?: boolean;
}

interface Dependencies {
  log: Logger;
  /** Nothing is known of announcements if missing. */
  announcements?: Announcements;
}

/** What the company has announced to the person that their message is about; none in certain danger or small talk. */
export async function announcedFor(
  { log, announcements }: Dependencies,
  request: AnswerRequest,
): Promise<Told[]> {
  const { company, personId, attachments } = request;
  const message = understandMessage(request);
  const { danger, intent, searchText } = message;
  if (!announcements || !personId || danger?.sure || intent || searchText === '') return [];
  if (attachments.some(({ isNew }) => isNew)) return [];
  try {
    const person = { companyId: company.id, endUserId: personId };
    const sent = await announcements.find(person);
    const told = sent.length === 0 ? [] : fitting(sent, request, message).slice(0, MOST);
    if (told.length > 0) {
      const ids = told.map(({ id }) => id);
      await announcements.noteTold(person, ids).catch((error: unknown) => {
        log.error({ err: error }, 'what was announced could not be noted as read');
      });
    }
    return told;
  } catch (error) {
    log.error({ err: error }, 'what was announced could not be read');
    return [];
  }
}

function fitting(
  sent: readonly Announcement[],
  { askedAt, history }: AnswerRequest,
  { asked, language, searchText }: UnderstoodMessage,
): Told[] {
  const question = language === 'de' ? asked : germanOf(asked, language);
  const goesOn = askedOn(question, history, sent);
  if (goesOn.length > 0) {
    return goesOn.map((one) => ({ ...one, text: partFor(question, one.text), isAskedOn: true }));
  }
  const day = berlinDay(askedAt);
  const isTold = (one: Announcement) => !isOver(one, day) || asksAboutBefore(searchText);
  return sent.filter((one) => isTold(one) && isAbout(searchText, one, language));
}

/** Whether the last day on which it mattered is past. */
const isOver = ({ validUntil }: Announcement, day: string): boolean =>
  validUntil !== null && validUntil < day;

/** A message that is about to be answered. */
interface Prepared {
  prompt: AnswerPrompt;
  verdict: Finding['verdict'];
  announced?: readonly Told[];
}

/** Where no use case answers, what was announced is the answer; else it comes before the answer, once a conversation. */
export function withAnnounced<Given extends Prepared>(
  prepared: Given,
  announced: readonly Told[],
): Given | (Given & Prepared) {
  const { prompt, verdict } = prepared;
  if (announced.length === 0) return prepared;
  const isAskedOn = announced.some((one) => one.isAskedOn);
  if (!isAskedOn && (verdict === 'answer' || prompt.smallTalk)) {
    const isNews = (one: Told) =>
      !prompt.history.some(({ role, text }) => role === 'assistant' && wasToldIn(text, one));
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
