import { readUuid } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { notFound, wrongField } from '../../platform/errors/index.js';
import { EndUser } from '../end-users/index.js';
import { type ContactKind, ContactNote } from './contact-note.entity.js';
import { contactNoteReasons } from './contact-note.reasons.js';

/** Notes of one person that are kept. */
export const MOST_NOTES = 500;

/** A note as a person's page shows it. */
export interface ContactNoteView {
  id: string;
  kind: ContactKind;
  at: Date;
  text: string;
  authorId: string;
  authorName: string;
  case: { id: string; number: number } | null;
}

/** The person whom notes are about; another company's is not found. */
export async function findNotedPerson(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<EndUser> {
  const read = readUuid(id);
  const where = { id: read, ...(companyId ? { managingCompany: companyId } : {}) };
  const person = read && (await em.findOne(EndUser, where, { populate: ['managingCompany'] }));
  if (!person) throw notFound(contactNoteReasons.CONTACT_NOTE_PERSON_NOT_FOUND);
  return person;
}

/** What was noted at a person, the latest first; one note alone by its id. */
export async function findNotes(
  em: EntityManager,
  person: { companyId: string; endUserId: string },
  id?: string,
): Promise<ContactNoteView[]> {
  const rows = await em.execute<(Omit<ContactNoteView, 'at'> & { at: string })[]>(
    `select n.id, n.kind, n.at, n.text, n.author_id as "authorId", n.author_name as "authorName",
            case when c.id is not null then json_build_object('id', c.id, 'number', c.number) end as "case"
       from contact_note n
       left join service_case c on c.company_id = n.company_id and c.id = n.case_id
      where n.company_id = ? and n.end_user_id = ? ${id ? 'and n.id = ?' : ''}
      order by n.at desc, n.id desc limit ${MOST_NOTES}`,
    [person.companyId, person.endUserId, ...(id ? [id] : [])],
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** The note that a case is made of; another person's than the case's is refused. */
export async function findNoteOf(
  tx: EntityManager,
  { companyId, endUserId }: { companyId: string; endUserId: string | undefined },
  id: string | null | undefined,
): Promise<ContactNote | null> {
  if (!id) return null;
  const read = readUuid(id);
  const found =
    read && endUserId
      ? await tx.findOne(ContactNote, { id: read, company: companyId, endUserId })
      : null;
  if (!found) throw wrongField('contactNoteId', contactNoteReasons.CONTACT_NOTE_NOT_FOUND);
  return found;
}
