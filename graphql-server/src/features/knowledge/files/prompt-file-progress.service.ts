import { type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { type EventBus, followTopic } from '../../../platform/events/index.js';
import { findCompany, requireCompanies } from '../../companies/index.js';
import { companyProgressTopic, type IngestionProgress } from './ingestion-progress.js';
import { findLatestState } from './prompt-file-state.repository.js';

/** How far the latest prompt file of a company has come. */
export type CompanyPromptProgress = Omit<IngestionProgress, 'promptFileId'>;

/** Lets the managers of companies watch how a prompt file becomes use cases. */
export class PromptFileProgressFeed {
  readonly #events: EventBus;

  constructor(events: EventBus) {
    this.#events = events;
  }

  /** The present state at once, then every step of this upload and of later ones. */
  async follow(
    { actor, em }: RequestContext,
    id: string,
  ): Promise<AsyncIterableIterator<CompanyPromptProgress>> {
    requireCompanies(actor, 'companies.view');
    const companyId = requireUuid(id);
    await findCompany(em.fork(), companyId);
    return followTopic(this.#events, companyProgressTopic(companyId), {
      first: async (): Promise<CompanyPromptProgress> => {
        const state = await findLatestState(em.fork(), companyId);
        const count = state?.status === 'PROCESSED' ? state.passageCount : 0;
        return {
          companyId,
          status: state?.status ?? 'PENDING',
          done: count,
          total: count,
          vectorCount: state?.vectorCount ?? 0,
          error: state?.error ?? null,
          refusal: state?.refusal ?? null,
        };
      },
      next: (payload) => payload as unknown as IngestionProgress,
    });
  }
}
