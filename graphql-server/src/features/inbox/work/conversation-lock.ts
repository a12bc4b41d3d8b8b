import { LOCKED, requireUuid } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import {
  conflict,
  notFound,
  type Refusal,
  refuseUnknownRevision,
} from '../../../platform/errors/index.js';
import { Conversation, Message } from '../../conversations/index.js';
import { ConversationActivity } from '../conversation-history.entity.js';
import { inboxReasons } from '../inbox.reasons.js';

/** A conversation as the client has seen it. */
export interface SeenConversation {
  id: string;
  /** Its revision then. */
  revision: number;
}

/**
 * Locks conversations until the transaction ends, all of them or none. In one order, so that two who
 * work on the same ones wait for each other.
 */
export async function lockConversations(
  tx: EntityManager,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<Conversation[]> {
  const wanted = [...new Set(ids.map(requireUuid))];
  const found = await tx.find(
    Conversation,
    { id: { $in: wanted }, ...(companyId ? { company: companyId } : {}) },
    { ...LOCKED, orderBy: { id: 'asc' } },
  );
  if (found.length < wanted.length) throw notFound(inboxReasons.CONVERSATION_NOT_FOUND);
  return found;
}

/** Locks one conversation. */
export async function lockOne(
  tx: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<Conversation> {
  const [conversation] = await lockConversations(tx, [id], companyId);
  if (!conversation) throw notFound(inboxReasons.CONVERSATION_NOT_FOUND);
  return conversation;
}

/** Why a client may not change what it has not seen; undefined if it has seen the present state. */
export async function changedMeanwhile(
  tx: EntityManager,
  { id, company, inboxRevision }: Conversation,
  seen: number,
): Promise<Refusal | undefined> {
  if (inboxRevision === seen) return undefined;
  const last = await tx.findOne(
    ConversationActivity,
    { companyId: company.id, conversationId: id, kind: { $ne: 'EXPORTED' } },
    { orderBy: { id: 'desc' } },
  );
  return inboxReasons.CONVERSATION_CHANGED_MEANWHILE({
    name: last?.actorName ?? '',
    revision: inboxRevision,
  });
}

/** Why a client may not put a conversation away; undefined if it has seen all that the tenant wrote, or says nothing of it. */
export async function writtenMeanwhile(
  tx: EntityManager,
  { id, messageCount }: Conversation,
  seen: number | null | undefined,
): Promise<Refusal | undefined> {
  if (seen === undefined || seen === null || messageCount <= seen) return undefined;
  const newer = { conversation: id, sender: 'USER' as const, sequence: { $gt: seen } };
  return (await tx.count(Message, newer)) > 0 ? inboxReasons.NEW_MESSAGE_MEANWHILE : undefined;
}

/** Refuses a change by a client that has not seen the present state. */
export async function requireSeen(
  tx: EntityManager,
  conversation: Conversation,
  seen: number,
): Promise<void> {
  refuseUnknownRevision(seen, conversation.inboxRevision);
  const refusal = await changedMeanwhile(tx, conversation, seen);
  if (refusal) throw conflict(refusal);
}
