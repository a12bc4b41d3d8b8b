import type { RequestContext, StaffActor } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { announceViewerChange } from '../../../platform/viewer-changes/index.js';
import type { AuditAction, AuditLog } from '../../audit/index.js';
import { subjectOf } from '../sessions/access-tokens.js';
import { findEmployer } from './account.repository.js';

/** What a person did about their own way in. */
interface OwnChange {
  action: AuditAction;
  details?: Record<string, string>;
}

/** Keeps what staff do about their own way in, and tells their other pages. */
export class AccountAudit {
  readonly #audit: AuditLog;
  readonly #events: EventBus;

  constructor(audit: AuditLog, events: EventBus) {
    this.#audit = audit;
    this.#events = events;
  }

  /** Keeps what was done, and tells the person's other pages. */
  async settle(
    context: RequestContext,
    tx: EntityManager,
    actor: StaffActor,
    change: OwnChange,
  ): Promise<void> {
    await this.record(context, tx, actor, change);
    announceViewerChange(tx, this.#events, { personId: subjectOf(actor).subjectId });
  }

  /** Keeps what was done. */
  async record(
    context: RequestContext,
    tx: EntityManager,
    actor: StaffActor,
    { action, details }: OwnChange,
  ): Promise<void> {
    const { subjectId } = subjectOf(actor);
    const company =
      actor.kind === 'companyUser' ? await findEmployer(tx, actor.companyId) : undefined;
    const subject = { kind: actor.kind, id: subjectId, name: actor.name };
    await this.#audit.record(context, tx, action, { subject, company }, details);
  }
}
