import { z } from 'zod';
import { type RequestContext, requireEndUser } from '../../../platform/context/index.js';
import { repeatable } from '../../../platform/database/index.js';
import { conflict, notFound } from '../../../platform/errors/index.js';
import { parseInput, requiredBlock } from '../../../platform/input/index.js';
import { isOver } from '../case.entity.js';
import { caseReasons } from '../case.reasons.js';
import type { CaseJournal } from '../work/case-journal.js';
import { lockCase } from '../work/case-lock.js';
import { findTenant, tenantAsAuthor } from './tenant-as-author.js';
import { findTenantCase, findTenantCases, type TenantCaseView } from './tenant-cases.js';

const reopenSchema = z.object({ text: requiredBlock('note', 2_000) });

/** What tenants and owners see of their cases, and do with them. */
export class TenantCases {
  readonly #journal: CaseJournal;

  constructor(journal: CaseJournal) {
    this.#journal = journal;
  }

  /** Up to five of the tenant's cases. */
  async list({ actor, em }: RequestContext): Promise<TenantCaseView[]> {
    return findTenantCases(em, requireEndUser(actor));
  }

  /** One of those. */
  async one(context: RequestContext, id: string): Promise<TenantCaseView> {
    const own = await this.list(context);
    const view = own.find(({ serviceCase }) => serviceCase.id === id);
    if (!view) throw notFound(caseReasons.CASE_NOT_FOUND);
    return view;
  }

  /** Says that a case which is done or closed is not done after all. */
  async reopen(
    context: RequestContext,
    input: { id: string; text: string },
  ): Promise<TenantCaseView> {
    const tenant = requireEndUser(context.actor);
    const { text } = parseInput(reopenSchema, input);
    const { id } = await repeatable(context.em, async (tx) => {
      const own = await findTenantCase(tx, tenant, input.id);
      if (!own) throw notFound(caseReasons.CASE_NOT_FOUND);
      const serviceCase = await lockCase(tx, own.id, tenant.companyId);
      const from = serviceCase.state;
      if (!isOver(from)) throw conflict(caseReasons.CASE_NOT_OVER);
      serviceCase.state = 'REOPENED';
      await this.#journal.keep(context, tx, serviceCase, {
        ...{ author: tenantAsAuthor(await findTenant(tx, tenant)), kind: 'CHANGED', text },
        changes: [{ field: 'state', from, to: 'REOPENED' }],
      });
      return serviceCase;
    });
    return this.one(context, id);
  }
}
