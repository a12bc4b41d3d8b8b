import { readUuid } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { wrongField } from '../../../platform/errors/index.js';
import { Attachment } from '../../attachments/index.js';
import { Conversation } from '../../conversations/index.js';
import { EndUser } from '../../end-users/index.js';
import { findColleagues } from '../../inbox/index.js';
import { CASE_VIEW, type PersonView } from '../case-views.js';
import { caseReasons } from '../case.reasons.js';

/** The colleague that a case is given to; they may see cases. */
export async function findAssignee(
  tx: EntityManager,
  companyId: string,
  id: string | null | undefined,
): Promise<PersonView | null> {
  if (!id) return null;
  const read = readUuid(id);
  const [found] = read ? await findColleagues(tx, companyId, [read], CASE_VIEW) : [];
  if (!found) throw wrongField('assigneeId', caseReasons.CASE_COLLEAGUE_NOT_FOUND);
  return found;
}

/** Who looks after the conversation that a case is made from; none where they may not see cases. */
export async function findAssigneeOf(
  tx: EntityManager,
  conversation: Conversation | null,
): Promise<PersonView | null> {
  if (!conversation?.assigneeId) return null;
  const { company, assigneeId } = conversation;
  const [found] = await findColleagues(tx, company.id, [assigneeId], CASE_VIEW);
  return found ?? null;
}

/** The tenant or owner that a case is about. */
export async function findPerson(
  tx: EntityManager,
  companyId: string,
  id: string | null | undefined,
): Promise<EndUser | null> {
  if (!id) return null;
  const read = readUuid(id);
  const found = read && (await tx.findOne(EndUser, { id: read, managingCompany: companyId }));
  if (!found) throw wrongField('endUserId', caseReasons.CASE_PERSON_NOT_FOUND);
  return found;
}

/** Id of the tenant or owner with a customer number. */
export async function findPersonWithExternalId(
  em: EntityManager,
  companyId: string,
  externalId: string,
): Promise<string> {
  const found = await em.findOne(EndUser, {
    ...{ managingCompany: companyId, externalId: externalId.trim() },
  });
  if (!found) throw wrongField('endUserExternalId', caseReasons.CASE_PERSON_NOT_FOUND);
  return found.id;
}

/** The conversation that a case is made from, with its tenant. */
export async function findSource(
  tx: EntityManager,
  companyId: string,
  id: string | null | undefined,
): Promise<Conversation | null> {
  if (!id) return null;
  const read = readUuid(id);
  const where = { id: read, company: companyId };
  const found = read && (await tx.findOne(Conversation, where, { populate: ['endUser'] }));
  if (!found) throw wrongField('conversationId', caseReasons.CASE_CONVERSATION_NOT_FOUND);
  return found;
}

/** Files that were sent in a conversation. */
export async function findSentFiles(
  tx: EntityManager,
  conversation: Conversation | null,
  ids: readonly string[],
): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const wanted = new Set(ids.map(readUuid));
  const found = conversation
    ? await tx.find(
        Attachment,
        {
          id: { $in: [...wanted].filter((id) => id !== undefined) },
          company: conversation.company.id,
          endUser: conversation.endUser.id,
          sessionId: conversation.sessionId,
          messageId: { $ne: null },
          storedAt: { $ne: null },
        },
        { orderBy: { id: 'asc' } },
      )
    : [];
  if (found.length < wanted.size) {
    throw wrongField('attachmentIds', caseReasons.CASE_FILE_NOT_FOUND);
  }
  return found;
}
