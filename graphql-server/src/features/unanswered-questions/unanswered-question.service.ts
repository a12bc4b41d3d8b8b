import { LANGUAGES } from '@hausgeist/schema';
import { readApart, type RequestContext, requireUuid } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { type ListPage, type PageRequest, readPage } from '../../platform/lists/index.js';
import { toGermanTerms } from '../assistant/index.js';
import {
  groupQuestions,
  knowledgeReasons,
  type UseCaseView,
  type WordingService,
} from '../knowledge/index.js';
import { companyToRead, scopeToRead } from './unanswered-question.policy.js';
import { unansweredQuestionReasons } from './unanswered-question.reasons.js';
import {
  findUnansweredQuestion,
  findUnansweredQuestions,
  latestOpenQuestions,
  listUnansweredQuestions,
  setUnansweredState,
  type UnansweredQuestionRow,
} from './unanswered-question.repository.js';
import type { QuestionNews } from './question-news.js';
import type {
  UnansweredFilter,
  UnansweredGroup,
  UnansweredQuestionView,
  UnansweredState,
} from './unanswered-question-view.js';

/** Open questions that are put into groups, and groups that are shown. */
const MOST_GROUPED = 500;
const MOST_GROUPS = 50;

/** Use cases that are named with a group. */
const MOST_CHOICES = 3;

/** What a list is asked for. */
export interface UnansweredListRequest {
  page: PageRequest;
  companyId?: string | null | undefined;
  filter: UnansweredFilter;
}

/** A question that from now on leads to a use case. */
export interface Assignment {
  question: UnansweredQuestionView;
  useCase: UseCaseView;
}

/** What tenants asked and the use cases did not answer, so that the company can close the gap. */
export class UnansweredQuestionService {
  readonly #wordings: WordingService;
  readonly #news: QuestionNews;

  constructor(wordings: WordingService, news: QuestionNews) {
    this.#wordings = wordings;
    this.#news = news;
  }

  async list(
    context: RequestContext,
    { page, companyId, filter }: UnansweredListRequest,
  ): Promise<ListPage<UnansweredQuestionRow>> {
    const ofCompany = companyToRead(context.actor, companyId);
    const wanted = readPage(page);
    return readApart(context, (em) => listUnansweredQuestions(em, ofCompany, filter, wanted));
  }

  /** The latest open questions by what they ask for, the larger groups first. */
  async groups(
    context: RequestContext,
    companyId: string | null | undefined,
  ): Promise<UnansweredGroup[]> {
    const ofCompany = companyToRead(context.actor, companyId);
    const open = await readApart(context, (em) => latestOpenQuestions(em, ofCompany, MOST_GROUPED));
    const groups = await groupQuestions(open.map(inGerman));
    return groups
      .slice(0, MOST_GROUPS)
      .map((places) => toGroup(places.flatMap((place) => open[place] ?? [])));
  }

  /** Those of the ids that the actor may see. */
  async findAll(
    { actor, em }: RequestContext,
    ids: readonly string[],
  ): Promise<UnansweredQuestionView[]> {
    return findUnansweredQuestions(em, ids, scopeToRead(actor));
  }

  /** Says whether a question has been dealt with; the same twice is harmless. */
  async setState(
    context: RequestContext,
    id: string,
    state: UnansweredState,
  ): Promise<UnansweredQuestionView> {
    const scope = scopeToRead(context.actor);
    return transactional(context.em, async (tx) => {
      const question = await findUnansweredQuestion(tx, requireUuid(id), scope);
      if (!question) throw notFound(unansweredQuestionReasons.QUESTION_NOT_FOUND);
      await this.#setState(tx, [question], state);
      return { ...question, state };
    });
  }

  /** The same for several of one company, all or none. */
  async setStateOfAll(
    context: RequestContext,
    ids: readonly string[],
    state: UnansweredState,
  ): Promise<number> {
    const scope = scopeToRead(context.actor);
    return transactional(context.em, async (tx) => {
      const questions = await requireAll(tx, ids, scope);
      await this.#setState(tx, questions, state);
      return questions.length;
    });
  }

  /** Leads people who ask like the first of these to a use case, and is done with all of them. */
  async assignAll(
    context: RequestContext,
    input: { ids: readonly string[]; useCaseId: string; text: string },
  ): Promise<number> {
    const { ids, useCaseId, text } = input;
    const scope = scopeToRead(context.actor);
    return transactional(context.em, async (tx) => {
      const questions = await requireAll(tx, ids, scope);
      const { wording } = await this.#wordings.addIn(context, tx, {
        ...{ useCaseId, text, origin: 'QUESTION' },
      });
      if (questions.some(({ companyId }) => companyId !== wording.company.id)) {
        throw notFound(knowledgeReasons.USE_CASE_NOT_FOUND);
      }
      await this.#setState(tx, questions, 'DONE');
      return questions.length;
    });
  }

  /**
   * Leads people who ask like this to a use case. The words are the question's, unless others are
   * given: tenants also write names and numbers.
   */
  async assign(
    context: RequestContext,
    { id, useCaseId, text }: { id: string; useCaseId: string; text?: string | null | undefined },
  ): Promise<Assignment> {
    const scope = scopeToRead(context.actor);
    return transactional(context.em, async (tx) => {
      const question = await findUnansweredQuestion(tx, requireUuid(id), scope);
      if (!question) throw notFound(unansweredQuestionReasons.QUESTION_NOT_FOUND);
      const { useCase, wording } = await this.#wordings.addIn(context, tx, {
        useCaseId,
        text: text ?? question.text,
        origin: 'QUESTION',
      });
      // An administrator may see both companies; they do not go together all the same.
      if (wording.company.id !== question.companyId)
        throw notFound(knowledgeReasons.USE_CASE_NOT_FOUND);
      await this.#setState(tx, [question], 'DONE');
      return { question: { ...question, state: 'DONE' }, useCase };
    });
  }

  async #setState(
    tx: EntityManager,
    questions: readonly UnansweredQuestionView[],
    state: UnansweredState,
  ): Promise<void> {
    for (const question of questions) await setUnansweredState(tx, question, state);
    for (const company of new Set(questions.map(({ companyId }) => companyId))) {
      const concerned = questions.filter(({ companyId }) => companyId === company);
      this.#news.tell(
        tx,
        company,
        concerned.map(({ conversationId }) => conversationId),
      );
    }
  }
}

/** The words that are compared; use cases and the vocabulary are German. */
const inGerman = ({ text, language }: UnansweredQuestionView): string => {
  const known = LANGUAGES.find(({ code }) => code === language)?.code;
  return known && known !== 'de' ? toGermanTerms(text, known) : text;
};

function toGroup(questions: UnansweredQuestionView[]): UnansweredGroup {
  const counts = new Map<string, number>();
  for (const title of questions.flatMap(({ choices }) => choices)) {
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const choices = [...counts].toSorted(([, one], [, other]) => other - one);
  return {
    questions,
    latestAt: new Date(Math.max(...questions.map(({ askedAt }) => askedAt.getTime()))),
    choices: choices.slice(0, MOST_CHOICES).map(([title]) => title),
  };
}

async function requireAll(
  em: EntityManager,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<UnansweredQuestionView[]> {
  const wanted = [...new Set(ids.map(requireUuid))].slice(0, MOST_GROUPED);
  const questions = await findUnansweredQuestions(em, wanted, companyId);
  if (questions.length === 0 || questions.length < wanted.length) {
    throw notFound(unansweredQuestionReasons.QUESTION_NOT_FOUND);
  }
  return questions;
}
