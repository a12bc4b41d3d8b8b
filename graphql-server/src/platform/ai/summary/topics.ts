import { fold } from '../../german/index.js';
import type { SummaryTurn, Urgency } from '../ai-provider.js';
import { leavesOpen } from '../builtin/answer-essence.js';
import { clip } from './clip.js';
import { type Exchange, keySentence, wantsPerson } from './noteworthy.js';
import { isResolved, reportKind } from './reports.js';

/** Something that was asked or reported, with everything that was said about it. */
export interface Topic {
  kind: 'fault' | 'notice' | 'question' | 'wish';
  /** The use case's title, or what the question is about; unset if neither is known. */
  title: string | undefined;
  /** The sentence that tells most of it. */
  words: string;
  /** Everything that the person wrote about it. */
  said: SummaryTurn[];
  /** How soon people have to act: the most pressing of its answers. */
  urgency: Urgency;
  /** What it is about as its first question was sorted, e.g. "Heizung"; unset if it was not. */
  category: string | undefined;
  /** Answers that told something. */
  answers: string[];
  /** What the staff wrote about it. */
  replies: string[];
  /** When it was last asked or told. */
  at: Date | undefined;
  /** Whether its last question was answered. */
  isAnswered: boolean;
  /** Whether the person says that it is settled. */
  isResolved: boolean;
}

/** From the least pressing. */
const URGENCIES: readonly Urgency[] = ['normal', 'high', 'emergency'];

/** The concerns of a conversation in their order; a question asked in other words is one of them. */
export function topicsOf(exchanges: readonly Exchange[]): Topic[] {
  const topics: Topic[] = [];
  for (const exchange of exchanges) {
    const newest = topics.at(-1);
    if (newest && isResolved(exchange.question.text)) {
      newest.isResolved = true;
      continue;
    }
    const next = topicOf(exchange);
    const known = topics.find((topic) => belongsTo(next, topic, newest));
    if (known) merge(known, next);
    else topics.push(next);
  }
  return topics;
}

function topicOf({ question, answer, replies, details }: Exchange): Topic {
  const { text, category } = question;
  const told = answer !== undefined && isTold(answer);
  const cited = told ? titleOf(answer) : undefined;
  const title = cited ?? knownCategory(category);
  const kind = reportKind(text, title);
  const isWish = !kind && (answer?.action === 'hand_over' || wantsPerson(text));
  return {
    kind: isWish ? 'wish' : (kind ?? 'question'),
    title,
    words: keySentence(text),
    said: [question, ...details],
    urgency: answer?.urgency ?? 'normal',
    category,
    answers: told && !isWish ? [answer.text] : [],
    replies: [...replies],
    at: question.at,
    isAnswered: told || replies.length > 0,
    isResolved: false,
  };
}

/** Whether an answer told something; one that asks back or knows nothing has not. */
function isTold({ action, text }: { action?: string; text: string }): boolean {
  if (action) return action === 'answer' || action === 'emergency';
  return !leavesOpen(text);
}

/** A page with the numbers of emergencies says nothing of what has happened. */
const OF_EMERGENCIES = /^(?:notf[aä]ll|notruf|notdienst)/i;

function titleOf({ sources, action }: SummaryTurn): string | undefined {
  const [title] = sources ?? [];
  return action === 'emergency' && title && OF_EMERGENCIES.test(title) ? undefined : title;
}

const UNSPECIFIC: ReadonlySet<string | undefined> = new Set(['Allgemeines', 'Notfall']);

const knownCategory = (category: string | undefined) =>
  UNSPECIFIC.has(category) ? undefined : category;

/** The same use case again, or other words for the question that was left open just before. */
function belongsTo(next: Topic, topic: Topic, newest: Topic | undefined): boolean {
  if (next.kind === 'wish' || topic.kind === 'wish') return next.kind === topic.kind;
  if (next.title !== undefined && next.title === topic.title) {
    return next.isAnswered === topic.isAnswered;
  }
  return topic === newest && !topic.isAnswered && sharesWord(next.words, topic.words);
}

function merge(known: Topic, next: Topic): void {
  if (!known.isAnswered && next.isAnswered) known.title = next.title ?? known.title;
  if (known.kind !== 'fault' && next.kind === 'fault') {
    known.kind = 'fault';
    known.words = next.words;
  }
  if (URGENCIES.indexOf(next.urgency) > URGENCIES.indexOf(known.urgency)) {
    known.urgency = next.urgency;
  }
  known.category ??= next.category;
  known.said.push(...next.said);
  known.answers.push(...next.answers);
  known.replies.push(...next.replies);
  known.at = next.at;
  known.isAnswered = next.isAnswered;
}

/** Longer words carry the matter: two questions that share one of them are about the same thing. */
function sharesWord(one: string, other: string): boolean {
  const known = longWords(other);
  return [...longWords(one)].some((word) => known.has(word));
}

const longWords = (text: string) => new Set(fold(text).match(/\p{L}{6,}/gu) ?? []);

/** Longest name of a matter that has no title. */
const MAX_NAME = 60;

/** What a matter is called: its title, or what was said of it, without the mark at its end. */
export const nameOf = ({ title, words }: Pick<Topic, 'title' | 'words'>): string =>
  title ?? clip(words, MAX_NAME).replace(/[.!]+$/, '');
