import {
  type Actor,
  actorId,
  hasPermission,
  type ManagingActor,
  ownCompanyOf,
  requirePermission,
} from '../../platform/context/index.js';
import { forbidden } from '../../platform/errors/index.js';
import type { ContactNote } from './contact-note.entity.js';
import { contactNoteReasons } from './contact-note.reasons.js';

/** One who may read and note, and the company whose people alone; undefined for any. */
export interface ContactWorker {
  actor: ManagingActor;
  companyId: string | undefined;
}

/** What people said on the telephone is read by those who see them, and may read what they write. */
export function requireContactReader(actor: Actor): ContactWorker {
  requirePermission(actor, 'users.view');
  const worker = requirePermission(actor, 'conversations.view');
  return { actor: worker, companyId: ownCompanyOf(worker) };
}

/** Who reads notes may add to them; of a program, such as a telephone system, it takes that it may change people. */
export function requireContactWorker(actor: Actor): ContactWorker {
  if (actor.kind === 'apiKey') requirePermission(actor, 'users.edit');
  return requireContactReader(actor);
}

/** A note is deleted by the person who wrote it, and by people who may change people; a program deletes none. */
export const mayDelete = (actor: Actor, { authorId }: Pick<ContactNote, 'authorId'>): boolean =>
  actor.kind !== 'apiKey' &&
  (hasPermission(actor, 'users.edit') ||
    ((actor.kind === 'companyUser' || actor.kind === 'admin') && actorId(actor) === authorId));

/** Refuses to delete what another has written. */
export function requireDeleter(actor: Actor, note: ContactNote): void {
  if (!mayDelete(actor, note)) throw forbidden(contactNoteReasons.CONTACT_NOTE_OF_OTHER);
}

/** Whether the actor is told which case was made of a note. */
export const maySeeCaseOf = (actor: Actor): boolean => hasPermission(actor, 'cases.view');
