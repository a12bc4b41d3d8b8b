import type { AuditAction } from '@hausgeist/schema';
import {
  type Actor,
  actorId,
  type RequestContext,
  requireUuid,
} from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditActorKind, AuditSubjectKind } from './audit-kinds.js';

/** Whom and what an action is about. */
export interface AuditParties {
  /** The company that it is about; its name is looked up if only the id is known. */
  company?: AuditCompany | null | undefined;
  /** What it was done to. */
  subject?: (AuditParty & { kind: AuditSubjectKind }) | undefined;
  /**
   * The actor, where the context does not know them yet: people who have just proved who they are.
   */
  actor?: AuditActor | null | undefined;
}

/** A company or person as they are called now. */
export interface AuditParty {
  id: string;
  name: string;
}

/** A company that may not have been read yet. */
export interface AuditCompany {
  id: string;
  name?: string;
}

/** The actor, as entries keep it; an operator at the server's console has no id. */
export interface AuditActor {
  kind: Exclude<AuditActorKind, 'anonymous'>;
  id?: string;
  name: string;
}

/** Keeps each action with its actor and its subject. */
export class AuditLog {
  /**
   * Adds an entry in the transaction of what it is about: neither exists without the other. Details
   * are changed fields and other facts, never anything secret.
   */
  async record(
    context: RequestContext,
    tx: EntityManager,
    action: AuditAction,
    { subject, ...parties }: AuditParties = {},
    details: object = {},
  ): Promise<void> {
    const actor = parties.actor ?? actorOf(context.actor);
    const company = parties.company && (await namedParty(tx, parties.company));
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

/** A company that something was done to. */
export const aboutCompany = ({ id, name }: AuditParty) => ({
  company: { id, name },
  subject: { kind: 'company' as const, id, name },
});

/** What people did to themselves, before the context knew them. */
export const bySubject = <T extends { subject: AuditActor & AuditParty }>(about: T) => ({
  ...about,
  actor: about.subject,
});

const namedParty = async (tx: EntityManager, { id, name }: AuditCompany): Promise<AuditParty> =>
  name === undefined ? companyPartyOf(tx, id) : { id, name };

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
