import { type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { notFound } from '../../../platform/errors/index.js';
import type { DraftContent, DraftService, DraftUseCaseView } from '../../knowledge/index.js';
import { scopeToKeepAnswers } from '../unanswered-question.policy.js';
import { unansweredQuestionReasons } from '../unanswered-question.reasons.js';
import { findAnswerOfPerson } from './answer-of-person.repository.js';

/** Lets what people answer become knowledge: as a use case of the draft, which is reviewed and published. */
export class KeptAnswers {
  readonly #drafts: DraftService;

  constructor(drafts: DraftService) {
    this.#drafts = drafts;
  }

  /** Adds a use case to the draft; once it is published, what was asked in vain before the answer is done. */
  async add(
    context: RequestContext,
    { messageId, ...content }: DraftContent & { messageId: string },
  ): Promise<DraftUseCaseView> {
    const scope = scopeToKeepAnswers(context.actor);
    const found = await findAnswerOfPerson(context.em, requireUuid(messageId), scope);
    if (!found) throw notFound(unansweredQuestionReasons.ANSWER_NOT_FOUND);
    const { companyId, questionIds } = found;
    return this.#drafts.addProposed(context, {
      ...{ ...content, companyId },
      questionIds: [...new Set([...questionIds, ...(content.questionIds ?? [])])],
    });
  }
}
