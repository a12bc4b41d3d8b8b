import { readApart, type RequestContext, requireUuid } from '../../platform/context/index.js';
import { transactional } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { type ListPage, type PageRequest, readPage } from '../../platform/lists/index.js';
import { knowledgeReasons, type UseCaseView, type WordingService } from '../knowledge/index.js';
import { companyToRead, scopeToRead } from './unanswered-question.policy.js';
import { unansweredQuestionReasons } from './unanswered-question.reasons.js';
import {
  findUnansweredQuestion,
  findUnansweredQuestions,
  listUnansweredQuestions,
  setUnansweredState,
  type UnansweredQuestionRow,
} from './unanswered-question.repository.js';
import type {
  UnansweredFilter,
  UnansweredQuestionView,
  UnansweredState,
} from './unanswered-question-view.js';

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

  constructor(wordings: WordingService) {
    this.#wordings = wordings;
  }

  async list(
    context: RequestContext,
    { page, companyId, filter }: UnansweredListRequest,
  ): Promise<ListPage<UnansweredQuestionRow>> {
    const ofCompany = companyToRead(context.actor, companyId);
    const wanted = readPage(page);
    return readApart(context, (em) => listUnansweredQuestions(em, ofCompany, filter, wanted));
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
      await setUnansweredState(tx, question, state);
      return { ...question, state };
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
      await setUnansweredState(tx, question, 'DONE');
      return { question: { ...question, state: 'DONE' }, useCase };
    });
  }
}
