import {
  actorId,
  type ManagingActor,
  type RequestContext,
} from '../../../platform/context/index.js';
import { afterCommit, type EntityManager } from '../../../platform/database/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import type { AuditAction, AuditLog } from '../../audit/index.js';
import { findCompany } from '../../companies/index.js';
import type { Conversation } from '../../conversations/index.js';
import type { Notifier } from '../../notifications/index.js';
import type { MailService } from '../../mail/index.js';
import type { EventPublisher } from '../../webhooks/index.js';
import type { ServiceCase } from '../case.entity.js';
import {
  CaseEntry,
  type CaseEntryKind,
  type CaseFieldChange,
  type CaseSide,
} from '../case-records.entity.js';
import { type CaseChange, caseName, casesTopic } from '../case-views.js';
import { caseChanged, caseCreated, caseFilesAdded } from '../case.webhook-events.js';
import { mailAppointment } from '../craftsman/craftsman-appointment.js';
import { isNews, type TenantNotices } from '../tenant/tenant-notices.js';

/** Names of the same in the audit log. */
const ACTIONS: Record<CaseEntryKind, AuditAction> = {
  CREATED: 'case.created',
  CHANGED: 'case.changed',
  COMMENTED: 'case.commented',
  FILES_ADDED: 'case.files-added',
  LINK_SENT: 'case.link-sent',
  LINK_REVOKED: 'case.link-revoked',
  APPOINTMENT_PROPOSED: 'case.appointment-proposed',
  APPOINTMENT_CONFIRMED: 'case.appointment-confirmed',
  REPORTED_DONE: 'case.reported-done',
  SHOWN_TO_TENANT: 'case.shown-to-tenant',
  HIDDEN_FROM_TENANT: 'case.hidden-from-tenant',
  WRITTEN_TO_TENANT: 'case.written-to-tenant',
  CONVERSATION_ADDED: 'case.conversation-added',
  CONVERSATION_REMOVED: 'case.conversation-removed',
};

/** Kinds that leave what colleagues have in their forms as it is. */
export const ASIDE: ReadonlySet<CaseEntryKind> = new Set([
  'COMMENTED',
  'FILES_ADDED',
  'SHOWN_TO_TENANT',
  'HIDDEN_FROM_TENANT',
  'WRITTEN_TO_TENANT',
  'CONVERSATION_ADDED',
  'CONVERSATION_REMOVED',
]);

/** What craftsmen do that the one who looks after the case waits for. */
const CRAFTSMAN_NEWS: ReadonlySet<CaseEntryKind> = new Set([
  'APPOINTMENT_PROPOSED',
  'APPOINTMENT_CONFIRMED',
  'REPORTED_DONE',
]);

/** The one who has done something. */
export interface CaseAuthor {
  side: CaseSide;
  /** Unset for craftsmen and tenants. */
  id?: string;
  name: string;
}

/** A person or program of the company as the author of what they do. */
export const authorOf = (actor: ManagingActor): CaseAuthor => ({
  side: 'COMPANY',
  id: actorId(actor),
  name: actor.name,
});

/** Something that was done with a case. */
export interface CaseDeed {
  kind: CaseEntryKind;
  text?: string | null;
  changes?: CaseFieldChange[];
  /** Names of what it is about, such as files. */
  names?: string[];
}

/** Whether the tenant is told of a deed, and what besides. */
export interface Telling {
  tellsTenant?: boolean | null | undefined;
  note?: string | null | undefined;
}

/** What is kept: who has done what. */
type Kept = CaseDeed & {
  author: CaseAuthor;
  telling?: Telling;
  /** The conversation that is added with it. */
  added?: Conversation;
  /** One of many that change hands: who gets them is told of the first. */
  isQuiet?: boolean;
};

interface Dependencies {
  audit: AuditLog;
  events: EventBus;
  limits: RateLimits;
  mail: MailService;
  notifier: Notifier;
  publisher: EventPublisher;
  notices: TenantNotices;
}

/** Writes down what is done with cases, and tells open pages and other systems. */
export class CaseJournal {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Keeps a deed in its transaction: in the history, in the audit log and for other systems. */
  async keep(
    context: RequestContext,
    tx: EntityManager,
    serviceCase: ServiceCase,
    { author, kind, text = null, changes = [], names = [], telling = {}, ...kept }: Kept,
  ): Promise<void> {
    const { added, isQuiet = false } = kept;
    const changed = changes.map(({ field }) => field);
    const isNew = kind === 'CREATED';
    const isMessage = kind === 'WRITTEN_TO_TENANT';
    const note = isMessage ? text : (telling.note ?? null);
    const news = { isNew, isMessage, changed, note, side: author.side };
    const mayTell = telling.tellsTenant !== false;
    const tells = mayTell && isNews(serviceCase, news);
    const reporters = mayTell ? await this.#deps.notices.reportersOf(tx, serviceCase, news) : [];
    const company = await findCompany(tx, serviceCase.company.id);
    if (!ASIDE.has(kind)) serviceCase.revision += 1;
    serviceCase.updatedAt = new Date();
    const entry = tx.create(CaseEntry, {
      companyId: company.id,
      caseId: serviceCase.id,
      side: author.side,
      actorId: author.id ?? null,
      actorName: author.name,
      kind,
      text: text ?? (tells || reporters.length > 0 ? news.note : null),
      details: { changes, names },
    });
    const subject = { kind: 'case', id: serviceCase.id, name: caseName(serviceCase) } as const;
    const parties = { company, subject };
    await this.#deps.audit.record(context, tx, ACTIONS[kind], parties, {
      ...(changed.length > 0 ? { changed } : {}),
      ...(names.length > 0 ? { names } : {}),
      ...(author.side === 'CRAFTSMAN' ? { craftsman: author.name } : {}),
    });
    if (kind === 'CREATED') {
      await this.#deps.publisher.publish(tx, company.id, [caseCreated(serviceCase)]);
    } else if (kind === 'FILES_ADDED') {
      const event = caseFilesAdded(serviceCase, names, author.side);
      await this.#deps.publisher.publish(tx, company.id, [event]);
    } else if (changed.length > 0) {
      const event = caseChanged(serviceCase, changed, author.side);
      await this.#deps.publisher.publish(tx, company.id, [event]);
    }
    if (!isQuiet && (kind === 'CREATED' || changed.includes('assigneeId'))) {
      await this.#notifyAssignee(tx, serviceCase, author);
    }
    const isOwnProposal = kind === 'APPOINTMENT_PROPOSED' && author.side === 'COMPANY';
    if (kind === 'APPOINTMENT_CONFIRMED' || isOwnProposal) {
      await mailAppointment(tx, this.#deps, { serviceCase, side: author.side });
    }
    if (author.side === 'CRAFTSMAN' && CRAFTSMAN_NEWS.has(kind)) {
      await this.#notifyOfCraftsman(tx, serviceCase, author);
    }
    if (serviceCase.answerId) await this.#notifyOfReport(tx, serviceCase, { kind, changed });
    const told = { company, entryId: entry.id, ...news };
    if (tells) await this.#deps.notices.tell(tx, serviceCase, told);
    await this.#deps.notices.tellReporters(tx, serviceCase, { ...told, reporters });
    if (added && mayTell) await this.#deps.notices.tellOfCase(tx, serviceCase, { ...told, added });
    this.tell(tx, company.id, { caseId: serviceCase.id });
  }

  async #notifyAssignee(
    tx: EntityManager,
    { id, company, assigneeId, revision }: ServiceCase,
    { id: authorId, name }: CaseAuthor,
  ): Promise<void> {
    if (!assigneeId) return;
    await this.#deps.notifier.tell(tx, {
      ...{ kind: 'CASE_ASSIGNED', cause: `case-assigned:${id}:${revision}`, to: [assigneeId] },
      ...{ companyId: company.id, caseId: id, actor: authorId ? { id: authorId, name } : { name } },
    });
  }

  /** The one who looks after the case, or all who work on cases where there is none. */
  async #notifyOfCraftsman(
    tx: EntityManager,
    { id, company, assigneeId, revision }: ServiceCase,
    { name }: CaseAuthor,
  ): Promise<void> {
    await this.#deps.notifier.tell(tx, {
      ...{ kind: 'CASE_CRAFTSMAN', cause: `case-craftsman:${id}:${revision}`, actor: { name } },
      ...{ companyId: company.id, caseId: id },
      ...(assigneeId ? { to: [assigneeId] } : {}),
    });
  }

  /** What a tenant has reported concerns all who work on cases, until one of them takes it on. */
  async #notifyOfReport(
    tx: EntityManager,
    { id, company, state }: ServiceCase,
    { kind, changed }: { kind: CaseEntryKind; changed: readonly string[] },
  ): Promise<void> {
    const { notifier } = this.#deps;
    if (kind === 'CREATED') {
      const cause = `case-reported:${id}`;
      await notifier.tell(tx, { kind: 'CASE_REPORTED', cause, companyId: company.id, caseId: id });
    } else if (changed.includes('state') && state !== 'OPEN') {
      await notifier.noteTakenOn(tx, company.id, id);
    }
  }

  /** Tells open pages after the commit. */
  tell(tx: EntityManager, companyId: string, change: CaseChange): void {
    afterCommit(tx, () => void this.#deps.events.publish(casesTopic(companyId), change));
  }
}
