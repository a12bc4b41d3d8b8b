import { escapeMarkdown, sentencesOf } from '../../platform/ai/index.js';
import { statedFacts, stem, wordsOf } from '../../platform/german/index.js';
import type { Announcement, AnswerRequest } from './assistant-contract.js';
import { asks, dependenceOf, ownWordsOf } from './dialogue/follow-up-questions.js';

/** An announcement was told in an answer with its subject in front. */
export const wasToldIn = (answer: string, { subject }: Pick<Announcement, 'subject'>): boolean =>
  answer.includes(`: ${escapeMarkdown(subject)}**`);

/** "And for whom else?": asks after the same thing, whatever else is named. */
const HOLDS_FOR = /^(?:gilt|betrifft|trifft) (?:das|dies|es)(?!\p{L})/iu;

/** "And when is that done?": stands for what was told, right behind the verb. */
const STANDS_FOR_IT =
  /(?<!\p{L})(?:wird|werden|ist|sind|war|geht|kommt|dauert|bleibt|läuft) (?:das|es|er|sie|die)(?!\p{L})/iu;

const BEGINNING = /^\s*(?:und|aber|oder|also|ok|okay|aha|hm+)[\s,]+/iu;

/** Those of the announcements that the last answer told and a German message goes on to ask about. */
export function askedOn<One extends Announcement>(
  question: string,
  history: AnswerRequest['history'],
  sent: readonly One[],
): One[] {
  const last = history.at(-1);
  if (last?.role !== 'assistant') return [];
  return sent.filter((one) => wasToldIn(last.text, one) && goesOn(question, one));
}

function goesOn(question: string, { subject, text }: Announcement): boolean {
  const plain = question.trim().replace(BEGINNING, '');
  if (!asks(plain)) return false;
  if (HOLDS_FOR.test(plain)) return true;
  const dependence = dependenceOf(question);
  if (dependence === 'pointsBack') return true;
  if (dependence !== 'continues') return false;
  if (STANDS_FOR_IT.test(plain)) return true;
  const said = new Set(wordsOf(`${subject} ${text}`).map(stem));
  return ownWordsOf(question).every((word) => said.has(stem(word)));
}

/** What an announcement says to a question about it; all of it where no sentence does. */
export function partFor(question: string, text: string): string {
  const own = new Set(ownWordsOf(question).map(stem));
  const facts = statedFacts(question);
  const fitting = text
    .split(/\n+/)
    .flatMap(sentencesOf)
    .filter(
      (sentence) =>
        facts.some(({ stated }) => stated.test(sentence)) ||
        wordsOf(sentence).some((word) => own.has(stem(word))),
    );
  return fitting.length > 0 ? fitting.join(' ') : text;
}
