import { MAX_FILES_PER_MESSAGE, MAX_TOTAL_FILE_BYTES } from '@hausgeist/schema';
import { z } from 'zod';
import type { Actor, RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { badInput, notFound } from '../../platform/errors/index.js';
import type { FileStore } from '../../platform/files/index.js';
import { totalTooLarge } from './attachment-errors.js';
import type { Attachment } from './attachment.entity.js';
import { claimableAttachments, readableAttachments } from './attachment.policy.js';
import { attachmentReasons } from './attachment.reasons.js';
import {
  findAttachment,
  findAttachments,
  findForgotten,
  findOfMessages,
  lockClaimable,
} from './attachment.repository.js';

/** Which uploads become part of which message. */
export interface AttachmentClaim {
  ids: readonly string[];
  sessionId: string;
  messageId: string;
}

/** Files of one conversation that are looked at; far beyond any real chat. */
const MAX_LISTED = 500;

/** Forgotten uploads that are deleted in one go. */
const DELETE_BATCH = 100;

/** What becomes of files once they are uploaded. */
export class AttachmentService {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  /**
   * Makes uploads part of a message, inside the transaction of `em` that stores it. All of them
   * must be the actor's, from the same chat session, and part of no message yet.
   */
  async claimForMessage(
    em: EntityManager,
    actor: Actor,
    claim: AttachmentClaim,
  ): Promise<Attachment[]> {
    const ids = [...new Set(claim.ids)];
    if (ids.length === 0) return [];
    if (ids.length > MAX_FILES_PER_MESSAGE)
      throw badInput(attachmentReasons.TOO_MANY_FILES_IN_MESSAGE);
    const scope = claimableAttachments(actor);
    const found = scope ? await lockClaimable(em, scope, { ids, sessionId: claim.sessionId }) : [];
    let total = 0;
    for (const id of ids) {
      const attachment = found.find((candidate) => candidate.id === id);
      if (!attachment) throw notFound(attachmentReasons.ATTACHMENT_NOT_FOUND);
      total += attachment.fileSize;
      if (total > MAX_TOTAL_FILE_BYTES) throw totalTooLarge(attachment.originalName);
      attachment.messageId = claim.messageId;
    }
    await em.flush();
    // Ids grow with time: the order in which the files were uploaded.
    return found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** An attachment that the actor may download. */
  async find({ actor, em }: RequestContext, id: string): Promise<Attachment> {
    const scope = readableAttachments(actor);
    const isId = z.uuid().safeParse(id).success;
    const attachment = scope && isId ? await findAttachment(em, scope, id) : null;
    if (!attachment) throw notFound(attachmentReasons.FILE_NOT_FOUND);
    return attachment;
  }

  /** Those of the ids that the actor may download. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<Attachment[]> {
    const scope = readableAttachments(actor);
    return scope ? findAttachments(em, scope, ids) : [];
  }

  /** Files of messages as they are kept, in the order of their upload; for jobs, not for callers. */
  async ofMessages(em: EntityManager, messageIds: readonly string[]): Promise<Attachment[]> {
    const found = await findOfMessages(em, messageIds, MAX_LISTED);
    return found.filter(({ storedAt }) => storedAt);
  }

  /** Deletes uploads that no message has taken within a day; returns how many. */
  async deleteForgotten(em: EntityManager): Promise<number> {
    let count = 0;
    for (;;) {
      const batch = await findForgotten(em, DELETE_BATCH);
      if (batch.length === 0) return count;
      // First the file: a row without its file is deleted by the next run, the reverse never.
      for (const attachment of batch) await this.#files.delete(attachment.storageKey);
      em.remove(batch);
      await em.flush();
      count += batch.length;
    }
  }
}
