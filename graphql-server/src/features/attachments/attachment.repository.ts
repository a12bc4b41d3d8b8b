import { LockMode } from '@mikro-orm/core';
import type { AttachmentPurpose } from '@hausgeist/schema';
import type { EntityManager } from '../../platform/database/index.js';
import { Attachment } from './attachment.entity.js';
import type { AttachmentScope } from './attachment-scope.js';

/** Hours after which an upload that no message carries is deleted. */
export const UNCLAIMED_HOURS = 24;

/** Claiming ends an hour earlier, so that a file is never deleted while a message takes it. */
const CLAIMABLE_HOURS = UNCLAIMED_HOURS - 1;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** Whether this chat session is another person's; so is one of the same person at another company. */
export async function isSessionOfOther(
  em: EntityManager,
  { endUserId, companyId }: { endUserId: string; companyId: string },
  sessionId: string,
): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `select 1 from conversation
      where session_id = ? and (end_user_id <> ? or company_id <> ?)`,
    [sessionId, endUserId, companyId],
  );
  return rows.length > 0;
}

/** A stored attachment within the scope. */
export async function findAttachment(
  em: EntityManager,
  scope: AttachmentScope,
  id: string,
): Promise<Attachment | null> {
  const [found] = await findAttachments(em, scope, [id]);
  return found ?? null;
}

/** The stored attachments with these ids within the scope. */
export async function findAttachments(
  em: EntityManager,
  scope: AttachmentScope,
  ids: readonly string[],
): Promise<Attachment[]> {
  return em.find(Attachment, { id: { $in: [...ids] }, ...scope, storedAt: { $ne: null } });
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

/** The latest attachments of these messages in the order of their upload, without their texts. */
export async function findOfMessages(
  em: EntityManager,
  messageIds: readonly string[],
  limit: number,
): Promise<Attachment[]> {
  const found = await em.find(
    Attachment,
    { messageId: { $in: [...messageIds] } },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit },
  );
  return found.toReversed();
}

/** Texts of attachments by id; those without one are left out. */
export async function findTexts(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await em.find(Attachment, { id: { $in: [...ids] } }, { populate: ['text'] });
  return new Map(found.flatMap(({ id, text }) => (text ? [[id, text]] : [])));
}

/** How many of these messages' attachments are still being read, those of one purpose or of all. */
export async function countBeingRead(
  em: EntityManager,
  messageIds: readonly string[],
  purpose?: AttachmentPurpose,
): Promise<number> {
  return em.count(Attachment, {
    messageId: { $in: [...messageIds] },
    isBeingRead: true,
    ...(purpose ? { purpose } : {}),
  });
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
