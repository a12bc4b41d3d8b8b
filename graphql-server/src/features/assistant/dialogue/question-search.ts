import type { ConversationTurn, QuestionPart } from '../../../platform/ai/index.js';
import {
  type KnowledgeService,
  type Retrieval,
  type RetrievalQuery,
  type RetrievedUseCase,
  splitQuestions,
} from '../../knowledge/index.js';
import { pickedChoice } from './picked-choice.js';
import { corrects, type Dependence, dependenceOf, isNamedIn } from './sequel.js';
import { questionBefore, type Topic, topicOf } from './topic.js';

/** Use cases that an answer to several questions gets for each of them. */
const SOURCES_OF_PART = 2;

/** What is to be answered, and from what. */
export interface Finding extends Pick<Retrieval, 'verdict' | 'useCases'> {
  /** The question; an earlier one when the message picks what that question meant. */
  question: string;
  /** Only when the message asks several questions. */
  parts?: QuestionPart[];
}

/** A message as it is searched for. */
export interface SearchedMessage {
  companyId: string;
  /** In German; the words that a message in another language was mapped to. */
  question: string;
  history: readonly ConversationTurn[];
  /** Says the question in German so that it stands alone; asked only if nothing sure was found. */
  rewrite: () => Promise<string | undefined>;
  signal: AbortSignal;
}

type Search = Pick<KnowledgeService, 'retrieve' | 'useCaseByTitle'>;

/** Finds the use cases for a message, in view of what was said before it. */
export class QuestionSearch {
  readonly #knowledge: Search;

  constructor(knowledge: Search) {
    this.#knowledge = knowledge;
  }

  async find(message: SearchedMessage): Promise<Finding> {
    const { question, history } = message;
    const picked = pickedChoice(question, history);
    const chosen = picked && (await this.#byTitle(message, picked.title));
    if (picked && chosen) {
      return { question: picked.question, verdict: 'answer', useCases: [chosen] };
    }
    const found = await this.#findAsked(message);
    if (found.verdict === 'answer') return found;
    const rewritten = await message.rewrite();
    if (!rewritten) return found;
    const again = await this.#retrieve(message, { text: rewritten });
    return isBetter(again, found) ? { ...again, question } : found;
  }

  async #findAsked(message: SearchedMessage): Promise<Finding> {
    const { question, history } = message;
    const topic = topicOf(history);
    if (topic && corrects(question)) return this.#findCorrected(message, topic);
    const dependence = topic ? dependenceOf(question) : 'none';
    const questions = dependence === 'none' ? splitQuestions(question) : [question];
    if (questions.length > 1) return this.#findSeveral(message, questions);
    const alone = await this.#retrieve(message, { text: question });
    if (topic && staysWith(topic, message, alone, dependence)) {
      return this.#stay(message, topic, alone);
    }
    if (alone.verdict === 'answer') return { ...alone, question };
    const context = contextOf(history, topic);
    if (!context) return { ...alone, question };
    const together = await this.#retrieve(message, { text: question, context });
    if (together.verdict !== 'answer' && topic && dependence !== 'none') {
      return this.#stay(message, topic, together);
    }
    return { ...(isBetter(together, alone) ? together : alone), question };
  }

  /** What the question before was meant to find, without what it found. */
  async #findCorrected(message: SearchedMessage, topic: Topic): Promise<Finding> {
    const { question } = message;
    const before = questionBefore(message.history, message.history.length);
    const text = `${question.replace(/^\s*(?:nein|nee|nö|ne)\b[,\s]*/iu, '')}\n${before}`;
    const found = await this.#retrieve(message, { text });
    const useCases = numbered(found.useCases.filter(({ title }) => title !== topic.title));
    if (useCases.length === 0) return { ...found, question };
    return { question, verdict: found.verdict, useCases };
  }

  /** The topic's use case first, then what else was found. */
  async #stay(message: SearchedMessage, topic: Topic, found: Retrieval): Promise<Finding> {
    const { question } = message;
    const current = await this.#byTitle(message, topic.title);
    if (!current) return { ...found, question };
    const others = found.useCases.filter(({ title }) => title !== current.title);
    return { question, verdict: 'answer', useCases: numbered([current, ...others]) };
  }

  async #findSeveral(message: SearchedMessage, questions: readonly string[]): Promise<Finding> {
    const found = await Promise.all(questions.map((text) => this.#retrieve(message, { text })));
    const useCases: RetrievedUseCase[] = [];
    const parts = found.map(({ verdict, useCases: own }, i): QuestionPart => {
      const sources = own.slice(0, SOURCES_OF_PART).map((useCase) => {
        const known = useCases.find(({ title }) => title === useCase.title);
        if (known) return known.index;
        useCases.push({ ...useCase, index: useCases.length + 1 });
        return useCases.length;
      });
      return { question: questions[i] ?? '', sources, unsure: verdict === 'ask' };
    });
    const answered = found.some(({ verdict }) => verdict === 'answer');
    const verdict = answered ? 'answer' : useCases.length > 0 ? 'ask' : 'none';
    return { question: message.question, verdict, useCases, parts };
  }

  #retrieve({ companyId, signal }: SearchedMessage, query: RetrievalQuery): Promise<Retrieval> {
    return this.#knowledge.retrieve(companyId, query, { signal });
  }

  #byTitle({ companyId }: SearchedMessage, title: string) {
    return this.#knowledge.useCaseByTitle(companyId, title);
  }
}

/** Words up to which a message hangs on the one before it. */
const SHORT_MESSAGE = 7;

/** Share of the best score from which on the topic's own use case is good enough to stay with. */
const STAYING_SHARE: Record<Dependence, number> = {
  pointsBack: 0,
  continues: 0,
  possible: 0.4,
  none: 0.85,
};

/** Whether a question goes on about the topic though another use case may have more of its words. */
function staysWith(
  topic: Topic,
  { question }: SearchedMessage,
  { verdict, useCases }: Retrieval,
  dependence: Dependence,
): boolean {
  if (dependence === 'pointsBack') return true;
  // What is asked right after a warning is about the danger.
  if (topic.isEmergency && question.split(/\s+/).length <= SHORT_MESSAGE) return true;
  const [best] = useCases;
  const current = useCases.find(({ title }) => title === topic.title);
  const share = current && best ? current.score / best.score : 0;
  if (dependence !== 'continues') return share >= STAYING_SHARE[dependence];
  const namesAnother = verdict === 'answer' && best && isNamedIn(question, best.title);
  return !namesAnother || best.title === topic.title;
}

const RANK = { answer: 2, ask: 1, none: 0 } as const;

const isBetter = (one: Retrieval, other: Pick<Retrieval, 'verdict'>) =>
  RANK[one.verdict] > RANK[other.verdict];

/** What was said before, as far as it helps a search; undefined at the beginning. */
function contextOf(history: readonly ConversationTurn[], topic: Topic | undefined) {
  const before = questionBefore(history, history.length);
  return [topic?.title, topic?.question, before === topic?.question ? undefined : before]
    .filter(Boolean)
    .join('\n');
}

const numbered = (useCases: readonly RetrievedUseCase[]) =>
  useCases.map((useCase, i) => ({ ...useCase, index: i + 1 }));
