import {
  type Actor,
  actorId,
  type RequestContext,
  requireUuid,
} from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { AuditAction } from './audit-actions.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditActorKind, AuditSubjectKind } from './audit-kinds.js';

/** Something that was done. */
export interface AuditEvent {
  /** What was done, such as `company.deleted`. */
  action: AuditAction;
  /** The company that it is about. */
  company?: AuditParty;
  /** What it was done to. */
  subject?: AuditParty & { kind: AuditSubjectKind };
  /** Changed fields and other facts; never anything secret. */
  details?: Record<string, unknown>;
  /**
   * The actor, where the context does not know them yet: people who have just proved who they are.
   */
  actor?: AuditActor | undefined;
}

/** A company or person as they are called now. */
export interface AuditParty {
  id: string;
  name: string;
}

/** The actor, as entries keep it; an operator at the server's console has no id. */
export interface AuditActor {
  kind: Exclude<AuditActorKind, 'anonymous'>;
  id?: string;
  name: string;
}

/** Keeps each action with its actor and its subject. */
export class AuditLog {
  /** Adds an entry in the transaction of what it is about: neither exists without the other. */
  async record(context: RequestContext, tx: EntityManager, event: AuditEvent): Promise<void> {
    const actor = event.actor ?? actorOf(context.actor);
    const { action, company, subject, details = {} } = event;
    const entry = Object.assign(new AuditEntry(), {
      actorKind: actor?.kind ?? 'anonymous',
      ...(actor?.id ? { actorId: actor.id } : {}),
      actorName: actor?.name ?? '',
      action,
      ...(company ? { companyId: company.id, companyName: company.name } : {}),
      ...(subject
        ? { subjectKind: subject.kind, subjectId: subject.id, subjectName: subject.name }
        : {}),
      details,
      address: context.address,
      requestId: context.requestId,
    });
    await tx.insert(AuditEntry, entry);
  }
}

/** The company of an id as it is called now. */
export async function companyPartyOf(tx: EntityManager, id: string): Promise<AuditParty> {
  const [company] = await tx.execute<AuditParty[]>('select id, name from company where id = ?', [
    requireUuid(id),
  ]);
  if (!company) throw notFound();
  return company;
}

/** The actor as entries keep them; undefined for one who is not signed in. */
export function actorOf(actor: Actor): AuditActor | undefined {
  if (actor.kind === 'anonymous') return undefined;
  const name = actor.kind === 'endUser' ? '' : actor.name;
  return { kind: actor.kind, id: actorId(actor), name };
}
