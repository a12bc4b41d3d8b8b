import {
  type ConversationTurn,
  missesCraftsman,
  placeAskedFor,
  type QuestionPart,
  unitForCircumstances,
} from '../../../platform/ai/index.js';
import {
  type Retrieval,
  type RetrievalQuery,
  type RetrievedUseCase,
  splitQuestions,
  type UseCaseSearch,
} from '../../knowledge/index.js';
import { belongsToDanger } from '../belongs-to-danger.js';
import { inStandardGerman, isMoment } from '../damage.js';
import { voteOnAct } from './act-vote/act-vote.js';
import { type Memory, memoryOf } from './memory.js';
import { pickedChoice } from './picked-choice.js';
import { tactfully } from './tactful-choices.js';
import { helpsWith, isForRepair, REPAIR_QUESTION, reportingDamage } from './repair-search.js';
import { dependenceOf, goesOnAboutDeath, narrows, ownWordsOf } from './follow-up-questions.js';
import type { Finding, Found, SearchedMessage } from './searched-message.js';
import { withoutSmell, withoutUntold } from './untold.js';

export type { Finding, SearchedMessage } from './searched-message.js';
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

/**
 * How likely one that the words of a dictionary found has to be, to answer from it and offer the next beside it: words of
 * another language stand in no use case, however right it is.
 */
const LIKELY_IN_GERMAN = 0.92;

/** How likely what was spoken of has to be for a message that names nothing. */
const LEAST_TO_STAY = 0.2;

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
    const asked = withoutSmell(await this.#findAsked(message), message);
    const found = await this.#orApology(message, withoutUntold(asked, question));
    if (found.act !== undefined && found.act !== 'question') return found;
    if (found.verdict === 'answer') return this.#orRepair(message, found);
    const report = await this.#reportInstead(message, found);
    if (report) return reportFirst(found, report);
    if (isAskedAgain(found, history)) return withAlternatives({ ...found, isLikely: true });
    const rewritten = await message.rewrite();
    if (!rewritten) return withAlternatives(message.asGerman ? likelyInGerman(found) : found);
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

  /** Who waited for a craftsman in vain learns what the company gives for that, if a use case says so. */
  async #orApology(message: SearchedMessage, found: Found): Promise<Found> {
    if (found.parts || !missesCraftsman(message.question)) return found;
    const { candidates } = await this.#retrieve(message, { text: 'Beschwerde, Termin versäumt' });
    const apology = [...found.useCases, ...candidates].find(({ text }) => NOT_KEPT.test(text));
    return apology ? reportFirst(found, apology) : found;
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
    if (isAlone || isAnotherMatter(message)) return { ...alone, question };
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

/** Whether a danger was told of before, with which this has nothing to do. */
const isAnotherMatter = ({ question, history, asGerman }: SearchedMessage): boolean =>
  !asGerman && belongsToDanger({ question, language: 'de' }, history) === false;

/** "Do I get money for that?" */
const asksForApology = (said: string, before: string): boolean =>
  missesCraftsman(before) &&
  /(?<!\p{L})(?:geld|entschädigung|ersatz|gutschrift|euro)(?!\p{L})/iu.test(said);

const NOT_KEPT = /termin\S* (?:\S+ ){0,3}nicht eingehalten/iu;

/** What is broken is reported, whichever use case names the thing; the best of those is offered beside it. */
function reportFirst(found: Found, report: RetrievedUseCase): Found {
  const others = found.useCases.filter(({ title }) => title !== report.title);
  const useCases = numbered([report, ...others].slice(0, MOST));
  const alternatives = others.slice(0, 1).map(({ title }) => title);
  return { ...found, verdict: 'answer', useCases, alternatives };
}

/** What a message that names little keeps of what was spoken of. */
function kept(vote: TopicVote, said: string, before: string): TopicVote {
  if (ownWordsOf(inStandardGerman(said)).length === 0 || isMoment(said)) return keepTopic(vote);
  if (goesOnAboutDeath(said, before) || asksForApology(said, before)) return keepTopic(vote, 0);
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

const likelyInGerman = (found: Found): Found => ({
  ...found,
  isLikely: found.isLikely === true || (found.likelihood ?? 0) >= LIKELY_IN_GERMAN,
});

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
