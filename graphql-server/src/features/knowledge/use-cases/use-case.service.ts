import { readApart, type RequestContext, requireUuid } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { type ListPage, type PageRequest, readPage } from '../../../platform/lists/index.js';
import { companyToView } from '../../companies/index.js';
import { knowledgeReasons } from '../knowledge.reasons.js';
import { UseCaseWording } from '../wordings/use-case-wording.entity.js';
import { listWordings } from '../wordings/use-case-wording.repository.js';
import { scopeToView } from './use-case.policy.js';
import { findUseCase, findUseCases, listUseCases } from './use-case.repository.js';
import type { UseCaseFilter, UseCaseView } from './use-case-view.js';

/** What a list is asked for. */
export interface UseCaseListRequest {
  page: PageRequest;
  companyId?: string | null | undefined;
  filter: UseCaseFilter;
}

/** What a company's assistant answers from, as the company looks through it. */
export class UseCaseService {
  async list(
    context: RequestContext,
    { page, companyId, filter }: UseCaseListRequest,
  ): Promise<ListPage<UseCaseView>> {
    const ofCompany = companyToView(context.actor, companyId);
    const wanted = readPage(page);
    return readApart(context, (em) => listUseCases(em, ofCompany, filter, wanted));
  }

  async find({ actor, em }: RequestContext, id: string): Promise<UseCaseView> {
    return requireUseCase(em, id, scopeToView(actor));
  }

  /** Those of the ids that the actor may see. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<UseCaseView[]> {
    return findUseCases(em, ids, scopeToView(actor));
  }

  /** Those of these wordings that the actor may see. */
  async findWordings(
    { actor, em }: RequestContext,
    ids: readonly string[],
  ): Promise<UseCaseWording[]> {
    const only = scopeToView(actor);
    return em.find(UseCaseWording, {
      id: { $in: [...ids] },
      ...(only === undefined ? {} : { company: only }),
    });
  }

  /** The wordings of a use case, in the order in which they came. */
  async wordings({ actor, em }: RequestContext, id: string): Promise<UseCaseWording[]> {
    const { companyId, title } = await requireUseCase(em, id, scopeToView(actor));
    return listWordings(em, companyId, { useCaseTitle: title });
  }
}

/** A use case that answers now; throws when there is none, or it is not of that company. */
export async function requireUseCase(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<UseCaseView> {
  const useCase = await findUseCase(em, requireUuid(id), companyId);
  if (!useCase) throw notFound(knowledgeReasons.USE_CASE_NOT_FOUND);
  return useCase;
}
