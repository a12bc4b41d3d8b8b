import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../../platform/database/index.js';
import { Attachment } from './attachment.entity.js';
import type { AttachmentScope } from './attachment-scope.js';

/** Hours after which an upload that no message carries is deleted. */
export const UNCLAIMED_HOURS = 24;

/** Claiming ends an hour earlier, so that a file is never deleted while a message takes it. */
const CLAIMABLE_HOURS = UNCLAIMED_HOURS - 1;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** A stored attachment within the scope. */
export async function findAttachment(
  em: EntityManager,
  scope: AttachmentScope,
  id: string,
): Promise<Attachment | null> {
  return em.findOne(Attachment, { id, ...scope, storedAt: { $ne: null } });
}

/** Locks those of the attachments that may be claimed; the others are left out. */
export async function lockClaimable(
  em: EntityManager,
  scope: AttachmentScope,
  { ids, sessionId }: { ids: readonly string[]; sessionId: string },
): Promise<Attachment[]> {
  return em.find(
    Attachment,
    {
      id: { $in: [...ids] },
      ...scope,
      sessionId,
      messageId: null,
      storedAt: { $ne: null },
      createdAt: { $gt: hoursAgo(CLAIMABLE_HOURS) },
    },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
}

/** Attachments of a message in the order of their upload, texts included. */
export async function findOfMessage(em: EntityManager, messageId: string): Promise<Attachment[]> {
  return em.find(
    Attachment,
    { messageId },
    { orderBy: { createdAt: 'asc', id: 'asc' }, populate: ['text'] },
  );
}

/** Bytes that an end user has uploaded and attached to no message. */
export async function countUnclaimedBytes(em: EntityManager, endUserId: string): Promise<number> {
  const [row] = await em.execute<{ bytes: number | string }[]>(
    `select coalesce(sum(file_size), 0) as bytes from attachment
      where end_user_id = ? and message_id is null`,
    [endUserId],
  );
  return Number(row?.bytes ?? 0);
}

/** The oldest uploads that no message has taken in time. */
export async function findForgotten(em: EntityManager, limit: number): Promise<Attachment[]> {
  return em.find(
    Attachment,
    { messageId: null, createdAt: { $lt: hoursAgo(UNCLAIMED_HOURS) } },
    { orderBy: { createdAt: 'asc' }, limit },
  );
}
