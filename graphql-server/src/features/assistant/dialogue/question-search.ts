import {
  type ConversationTurn,
  placeAskedFor,
  type QuestionPart,
  unitForCircumstances,
} from '../../../platform/ai/index.js';
import {
  type Reader,
  type Retrieval,
  type RetrievalQuery,
  type RetrievedUseCase,
  splitQuestions,
  type UseCaseSearch,
} from '../../knowledge/index.js';
import { isMoment } from '../damage.js';
import { detectDanger } from '../understanding/index.js';
import { voteOnAct } from './act-vote/act-vote.js';
import type { Act } from './act-vote/features.js';
import { type Memory, memoryOf } from './memory.js';
import { pickedChoice } from './picked-choice.js';
import { isOnlyAboutSmell, tactfully } from './tactful-choices.js';
import { helpsWith, isForRepair, REPAIR_QUESTION, reportingDamage } from './repair-search.js';
import { dependenceOf, narrows, ownWordsOf } from './sequel.js';
import type { WeighedMessage } from './vote/features.js';
import { type TopicVote, voteOnTopic } from './vote/topic-vote.js';

/** Use cases that an answer to several questions gets for each of them. */
const SOURCES_OF_PART = 2;

/** Use cases that an answer may rest on, and those that are offered to choose from. */
const MOST = 5;
const CHOICES = 3;

/** Use cases of a search that are weighed against what was spoken of. */
const WEIGHED = 6;

/** How likely a use case has to be to answer from it, and nothing at all to refuse. */
const SURE = 0.55;

/** How likely what was spoken of has to be for a message that names nothing. */
const LEAST_TO_STAY = 0.2;

/** What is to be answered, and from what. */
export interface Finding extends Pick<Retrieval, 'verdict' | 'useCases'> {
  /** The question; an earlier one when the message picks what that question meant. */
  question: string;
  /** Titles to offer beside an answer from the first use case, which is likely and not certain. */
  alternatives?: string[];
  /** Whether the use cases to choose from may not answer the question at all. */
  isDoubtful?: boolean;
  /** Only when the message asks several questions. */
  parts?: QuestionPart[];
  /** What a German message within a conversation does; anything but a question needs no answer. */
  act?: Act;
}

/** A finding that may turn out to be likely enough. */
type Found = Finding & Partial<Pick<Retrieval, 'isLikely'>>;

/** A message as it is searched for. */
export interface SearchedMessage {
  companyId: string;
  /** Who asks; all use cases are searched if missing. */
  reader?: Reader;
  /** In German; the words that a message in another language was mapped to. */
  question: string;
  history: readonly ConversationTurn[];
  /** What a message says in German; words of another language would count as a new topic. */
  asGerman?: (text: string) => string;
  /** Says the question in German so that it stands alone; asked only if nothing sure was found. */
  rewrite: () => Promise<string | undefined>;
  signal: AbortSignal;
}

/** A message with what it may be about. */
export interface Weighing {
  message: WeighedMessage;
  useCases: RetrievedUseCase[];
}

/** Finds the use cases for a message, in view of what was said before it. */
export class QuestionSearch {
  readonly #knowledge: UseCaseSearch;

  constructor(knowledge: UseCaseSearch) {
    this.#knowledge = knowledge;
  }

  async find(message: SearchedMessage): Promise<Finding> {
    const { question, history } = message;
    const picked = pickedChoice(question, history);
    const chosen = picked && (await this.#byTitle(message, picked.title));
    if (picked && chosen) {
      return { question: picked.question, verdict: 'answer', useCases: [chosen] };
    }
    const found = withoutSmell(await this.#findAsked(message), message);
    if (found.act !== undefined && found.act !== 'question') return found;
    if (found.verdict === 'answer') return this.#orRepair(message, found);
    const report = await this.#reportInstead(message, found);
    if (report) return reportFirst(found, report);
    if (isAskedAgain(found, history)) return withAlternatives({ ...found, isLikely: true });
    const rewritten = await message.rewrite();
    if (!rewritten) return withAlternatives(found);
    const again = await this.#retrieve(message, { text: rewritten });
    return withAlternatives(isBetter(again, found) ? { ...found, ...again } : found);
  }

  /**
   * Who says that the bell is broken is not helped by what name plates cost: where the best use case says
   * nothing of damage, the one about reporting it comes first, with the other beside it.
   */
  async #orRepair(message: SearchedMessage, found: Found): Promise<Found> {
    const { question } = message;
    const [best] = found.useCases;
    if (!best || found.parts || helpsWith(best, question) || !isForRepair(question)) return found;
    const report = await this.#reportingAny(message);
    return report ? reportFirst(found, report) : found;
  }

  /** How damage is reported where nothing sure was found for what is broken; of any kind where nothing was found at all. */
  async #reportInstead(message: SearchedMessage, found: Found) {
    if (found.parts || !isForRepair(message.question)) return undefined;
    return found.verdict === 'none' ? this.#reportingAny(message) : reportingDamage(found.useCases);
  }

  async #reportingAny(message: SearchedMessage): Promise<RetrievedUseCase | undefined> {
    const { candidates } = await this.#retrieve(message, { text: REPAIR_QUESTION });
    return reportingDamage(candidates);
  }

  async #findAsked(message: SearchedMessage): Promise<Found> {
    const { question, history, asGerman = (text) => text } = message;
    const memory = memoryOf(
      history.map((turn) => (turn.role === 'user' ? { ...turn, text: asGerman(turn.text) } : turn)),
    );
    const said = asGerman(question);
    const isAlone = memory.begun === '';
    const questions =
      isAlone || dependenceOf(said) === 'none' ? splitQuestions(question) : [question];
    if (questions.length > 1) return this.#findSeveral(message, questions);
    const alone = await this.#retrieve(message, { text: question });
    if (isAlone) return { ...alone, question };
    const weighing = await this.weigh({ ...message, question: said }, memory, alone);
    const vote = voteOnTopic(weighing.message, weighing.useCases);
    const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
    const acting = { ...weighing.message, lastSaid: before, topics: vote };
    const act = message.asGerman ? {} : { act: voteOnAct(acting) };
    return { question, ...act, ...decide(alone, kept(vote, said, asGerman(before))) };
  }

  /** What a message within a conversation may be about, found by itself as well. */
  async weighed(message: SearchedMessage, memory: Memory): Promise<Weighing> {
    return this.weigh(message, memory, await this.#retrieve(message, { text: message.question }));
  }

  /** What a message within a conversation may be about. */
  async weigh(message: SearchedMessage, memory: Memory, alone: Retrieval): Promise<Weighing> {
    const { question } = message;
    const together = await this.#retrieve(message, { text: question, context: memory.context });
    const before = await this.#retrieve(message, { text: memory.begun });
    const useCases = new Map<string, RetrievedUseCase>();
    for (const found of [alone, together, before]) {
      for (const one of found.candidates.slice(0, WEIGHED)) {
        if (!useCases.has(one.title)) useCases.set(one.title, one);
      }
    }
    for (const { title } of memory.topics) {
      const known = useCases.get(title) ?? (await this.#byTitle(message, title));
      if (known) useCases.set(known.title, known);
    }
    return {
      message: { question, memory, alone, together, before },
      useCases: [...useCases.values()],
    };
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

  #retrieve(
    { companyId, reader, signal }: SearchedMessage,
    query: RetrievalQuery,
  ): Promise<Retrieval> {
    return this.#knowledge.retrieve(companyId, query, { reader, signal });
  }

  #byTitle({ companyId, reader }: SearchedMessage, title: string) {
    return this.#knowledge.useCaseByTitle(companyId, title, reader);
  }
}

/** What only names a gas appliance is not answered with what to do where it smells, unless that was spoken of. */
function withoutSmell(found: Found, { question, history }: SearchedMessage): Found {
  const [best, ...others] = found.useCases;
  if (!best || found.parts || !isOnlyAboutSmell(best.title, question)) return found;
  if (detectDanger(question)) return found;
  if (history.some(({ sources }) => sources?.includes(best.title))) return found;
  const verdict = others.length > 0 ? 'ask' : 'none';
  return { ...found, verdict, isLikely: false, isDoubtful: true, useCases: numbered(others) };
}

/** What is broken is reported, whichever use case names the thing; the best of those is offered beside it. */
function reportFirst(found: Found, report: RetrievedUseCase): Found {
  const others = found.useCases.filter(({ title }) => title !== report.title);
  const useCases = numbered([report, ...others].slice(0, MOST));
  const alternatives = others.slice(0, 1).map(({ title }) => title);
  return { ...found, verdict: 'answer', useCases, alternatives };
}

/** What a message that names little keeps of what was spoken of. */
function kept(vote: TopicVote, said: string, before: string): TopicVote {
  if (ownWordsOf(said).length === 0 || isMoment(said)) return keepTopic(vote);
  if (placeAskedFor(said) || narrows(said, before)) return keepTopic(vote, 0);
  return keepForCircumstances(vote, said);
}

/** "My son is two" goes on with what was answered last, if that says what holds for children. */
function keepForCircumstances(vote: TopicVote, message: string): TopicVote {
  const current = vote.candidates.find(({ spokenOf }) => spokenOf?.standing === 'current');
  const holds = current && unitForCircumstances(message, current.useCase.text) !== undefined;
  return holds ? keepTopic(vote, 0) : vote;
}

/**
 * A message that names nothing goes on with what was answered last, if that can be meant at all; else
 * with something else that was spoken of: "Do I have to pay for it?" asks about no new topic.
 */
function keepTopic({ candidates, none }: TopicVote, least = LEAST_TO_STAY): TopicVote {
  const current = candidates.find(({ spokenOf }) => spokenOf?.standing === 'current');
  if (!current) return { candidates, none };
  if (current.likelihood < least) {
    return { candidates: candidates.filter(({ spokenOf }) => spokenOf !== undefined), none };
  }
  const others = candidates.filter((one) => one !== current);
  return { candidates: [{ ...current, likelihood: 1 }, ...others], none: 0 };
}

/** What may be done after a vote: answer from the likeliest, ask which is meant, or neither. */
function decide(alone: Retrieval, { candidates, none }: TopicVote) {
  const [best] = candidates;
  if (!best || none > best.likelihood) return { verdict: 'none' as const, useCases: [] };
  const useCases = candidates.map(({ useCase }) => useCase);
  const isSure =
    best.likelihood >= SURE ||
    (alone.verdict === 'answer' && alone.useCases[0]?.title === best.useCase.title);
  return isSure
    ? { verdict: 'answer' as const, useCases: numbered(useCases.slice(0, MOST)) }
    : { verdict: 'ask' as const, useCases: numbered(useCases.slice(0, CHOICES)) };
}

/** Being asked what one meant is tiresome where it is nearly certain: then the rest is offered beside the answer. */
function withAlternatives({ isLikely = false, ...all }: Found): Finding {
  if (all.verdict !== 'ask') return all;
  const found = { ...all, useCases: numbered(tactfully(all.useCases, all.question)) };
  if (!isLikely) return found;
  const alternatives = found.useCases.slice(1).map(({ title }) => title);
  return { ...found, verdict: 'answer', alternatives };
}

/** Whether a person would be asked twice in a row what they meant, although they did not pick. */
function isAskedAgain({ verdict, useCases: [best] }: Found, history: readonly ConversationTurn[]) {
  const offered = history.findLast(({ role }) => role === 'assistant')?.choices ?? [];
  return verdict === 'ask' && best !== undefined && offered.includes(best.title);
}

const RANK = { answer: 2, ask: 1, none: 0 } as const;

const isBetter = (one: Retrieval, other: Pick<Retrieval, 'verdict'>) =>
  RANK[one.verdict] > RANK[other.verdict];

const numbered = (useCases: readonly RetrievedUseCase[]) =>
  useCases.map((useCase, i) => ({ ...useCase, index: i + 1 }));
