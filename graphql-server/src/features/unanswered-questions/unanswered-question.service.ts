import { type RequestContext, requireUuid } from '../../platform/context/index.js';
import { transactional } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { type ListPage, type PageArguments, readPage } from '../../platform/graphql/index.js';
import { companyToRead, scopeToRead } from './unanswered-question.policy.js';
import {
  findUnansweredQuestion,
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
  page: PageArguments;
  companyId?: string | null | undefined;
  filter: UnansweredFilter;
}

/** What tenants asked and the use cases did not answer, so that the company can close the gap. */
export class UnansweredQuestionService {
  async list(
    { actor, em }: RequestContext,
    { page, companyId, filter }: UnansweredListRequest,
  ): Promise<ListPage<UnansweredQuestionRow>> {
    return listUnansweredQuestions(em, companyToRead(actor, companyId), filter, readPage(page));
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
      if (!question) throw notFound('Question not found.');
      await setUnansweredState(tx, question, state);
      return { ...question, state };
    });
  }
}
