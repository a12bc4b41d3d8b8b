import { actorId, type RequestContext, requireStaff } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { aboutCompany, type AuditAction, type AuditLog } from '../../audit/index.js';
import type { Company } from '../../companies/index.js';
import type { Notifier } from '../../notifications/index.js';
import { KnowledgeDraft } from './draft.entity.js';
import { copyRunning } from './draft.repository.js';

/** What the person who acts is called. */
export const nameOf = ({ actor }: RequestContext): string => ('name' in actor ? actor.name : '');

/** Begins drafts, and writes down what is done with them. */
export class DraftJournal {
  readonly #audit: AuditLog;
  readonly #notifier: Notifier;

  constructor(audit: AuditLog, notifier: Notifier) {
    this.#audit = audit;
    this.#notifier = notifier;
  }

  /** Begins a draft from what answers now, unless there is one. Lock the company first. */
  async begin(context: RequestContext, tx: EntityManager, company: Company): Promise<void> {
    if ((await tx.count(KnowledgeDraft, { company: company.id })) > 0) return;
    await copyRunning(tx, company.id, nameOf(context));
    await this.record(context, tx, company, 'knowledge.draft.begun', {});
  }

  /** A draft that was changed is another one than the one that was reviewed. */
  async changed(
    context: RequestContext,
    tx: EntityManager,
    company: Company,
    action: AuditAction,
    details: Record<string, unknown>,
  ): Promise<void> {
    await tx.execute('update knowledge_draft set revision = revision + 1 where company_id = ?', [
      company.id,
    ]);
    await this.record(context, tx, company, action, details);
  }

  /** Colleagues learn once for each draft and author that there is something to look at. */
  async tellReviewers(
    { actor }: RequestContext,
    tx: EntityManager,
    { id }: Company,
  ): Promise<void> {
    const author = requireStaff(actor);
    const draft = await tx.findOneOrFail(KnowledgeDraft, { company: id });
    const begun = draft.startedAt.toISOString();
    await this.#notifier.tell(tx, {
      ...{ kind: 'KNOWLEDGE_REVIEW', companyId: id },
      cause: `knowledge-review:${id}:${begun}:${actorId(author)}`,
      actor: { id: actorId(author), name: author.name },
    });
  }

  async record(
    context: RequestContext,
    tx: EntityManager,
    company: Company,
    action: AuditAction,
    details: Record<string, unknown>,
  ): Promise<void> {
    await this.#audit.record(context, tx, action, aboutCompany(company), details);
  }
}
