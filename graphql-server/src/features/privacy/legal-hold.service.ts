import { z } from 'zod';
import { type RequestContext, requireUuid } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { conflict, notFound } from '../../platform/errors/index.js';
import { parseInput, requiredBlock } from '../../platform/input/index.js';
import type { AuditAction, AuditLog } from '../audit/index.js';
import { Conversation } from '../conversations/index.js';
import { type EndUser, lockEndUser } from '../end-users/index.js';
import { LegalHold, legalHoldReasons } from '../legal-holds/index.js';
import { PrivacyRequest } from './privacy-request.entity.js';
import { admitPrivacy } from './privacy.policy.js';

const holdSchema = z.object({ note: requiredBlock('note', 500) });

/** What is held and why; checked by the service. */
export interface NewLegalHold {
  endUserId: string;
  conversationId?: string | null | undefined;
  note: string;
}

/** Keeps what must not be deleted, whatever time or a person's wish says. */
export class LegalHoldService {
  readonly #audit: AuditLog;

  constructor(audit: AuditLog) {
    this.#audit = audit;
  }

  /** The holds on a person and their conversations, the newest first. */
  async list({ actor, em }: RequestContext, endUserId: string): Promise<LegalHold[]> {
    const { companyId } = admitPrivacy(actor);
    const where = { endUserId: requireUuid(endUserId), ...(companyId ? { companyId } : {}) };
    return em.find(LegalHold, where, { orderBy: { placedAt: 'desc' } });
  }

  /** Holds a person with everything, or one of their conversations. */
  async place(context: RequestContext, input: NewLegalHold): Promise<LegalHold> {
    const scope = admitPrivacy(context.actor);
    const { note: reason } = parseInput(holdSchema, { note: input.note });
    return transactional(context.em, async (tx) => {
      const { user, company } = await lockEndUser(
        tx,
        requireUuid(input.endUserId),
        scope.companyId,
      );
      await requireNotErased(tx, user.id);
      const conversationId = await requireOwnConversation(tx, user, input.conversationId);
      const placedBy = scope.manager.name;
      const hold = tx.create(LegalHold, {
        ...{ companyId: company.id, endUserId: user.id, conversationId, reason, placedBy },
      });
      await tx.flush();
      await this.#record(context, tx, 'legal-hold.placed', hold);
      return hold;
    });
  }

  /** Lets what was held be deleted again. */
  async lift(context: RequestContext, id: string): Promise<string> {
    const { companyId } = admitPrivacy(context.actor);
    return transactional(context.em, async (tx) => {
      const where = { id: requireUuid(id), ...(companyId ? { companyId } : {}) };
      const hold = await tx.findOne(LegalHold, where);
      if (!hold) throw notFound(legalHoldReasons.LEGAL_HOLD_NOT_FOUND);
      await this.#record(context, tx, 'legal-hold.lifted', hold);
      await tx.nativeDelete(LegalHold, { id: hold.id });
      return hold.id;
    });
  }

  async #record(
    context: RequestContext,
    tx: EntityManager,
    action: AuditAction,
    { companyId, endUserId, conversationId, reason }: LegalHold,
  ): Promise<void> {
    const subject = conversationId
      ? { kind: 'conversation' as const, id: conversationId, name: '' }
      : { kind: 'endUser' as const, id: endUserId, name: '' };
    const parties = { company: { id: companyId }, subject };
    await this.#audit.record(context, tx, action, parties, { endUserId, reason });
  }
}

async function requireNotErased(tx: EntityManager, endUserId: string): Promise<void> {
  const running = { personId: endUserId, kind: 'ERASURE', state: 'RUNNING' } as const;
  if ((await tx.count(PrivacyRequest, running)) > 0) {
    throw conflict(legalHoldReasons.ERASURE_IS_RUNNING);
  }
}

async function requireOwnConversation(
  tx: EntityManager,
  user: EndUser,
  named: string | null | undefined,
): Promise<string | null> {
  if (!named) return null;
  const id = requireUuid(named);
  const where = { id, endUser: user.id, company: user.managingCompany.id };
  if ((await tx.count(Conversation, where)) === 0) {
    throw notFound();
  }
  return id;
}
