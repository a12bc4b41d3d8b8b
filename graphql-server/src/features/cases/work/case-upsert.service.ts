import { companyOf, type RequestContext } from '../../../platform/context/index.js';
import {
  externalIdSchema,
  requireExternalId,
  type Upserted,
  upserting,
} from '../../../platform/external-ids/index.js';
import { requireCaseWorker } from '../case.policy.js';
import type { CaseRow } from '../case-views.js';
import { findCaseWithExternalId } from '../list/case-row.repository.js';
import type { Telling } from './case-journal.js';
import { findPersonWithExternalId } from './case-parties.repository.js';
import type { CaseWork } from './case-work.service.js';

/** A case as another system has it. */
interface CaseUpsertInput extends Telling {
  companyId?: string | null | undefined;
  externalId?: string | null | undefined;
  endUserId?: string | null | undefined;
  /** Customer number of the person, in place of their id. */
  endUserExternalId?: string | null | undefined;
}

/** Lets another system say how a case shall be, whether or not it is known here. */
export class CaseUpsert {
  readonly #work: CaseWork;

  constructor(work: CaseWork) {
    this.#work = work;
  }

  /**
   * Makes the case with this external id, or changes it as it is now, without looking at what colleagues have
   * changed meanwhile; the same twice is harmless. Whom a case is about is said when it is made.
   */
  async upsert(
    context: RequestContext,
    { companyId: named, endUserId, endUserExternalId, ...input }: CaseUpsertInput,
  ): Promise<Upserted<CaseRow>> {
    const companyId = companyOf(requireCaseWorker(context.actor).actor, named);
    const externalId = requireExternalId(
      externalIdSchema.safeParse(input.externalId).data ?? null,
      'externalNumber',
    );
    const own = () => ({ ...context, em: context.em.fork() });
    return upserting({
      find: () => findCaseWithExternalId(context.em.fork(), companyId, externalId),
      create: async () =>
        this.#work.create(own(), {
          ...{ ...input, companyId },
          endUserId: endUserExternalId
            ? await findPersonWithExternalId(context.em.fork(), companyId, endUserExternalId)
            : endUserId,
        }),
      change: async (id) => {
        const { row, isChanged } = await this.#work.change(own(), { ...input, id });
        return { view: row, isChanged };
      },
    });
  }
}
