import { z } from 'zod';
import {
  type Actor,
  actorId,
  lockOwned,
  type RequestContext,
} from '../../platform/context/index.js';
import { transactional } from '../../platform/database/index.js';
import { conflict, wrongField } from '../../platform/errors/index.js';
import { parseInput, requiredBlock } from '../../platform/input/index.js';
import type { AuditLog } from '../audit/index.js';
import { aboutEndUser, type EndUser } from '../end-users/index.js';
import { requireNoHold } from '../legal-holds/index.js';
import { type ContactKind, ContactNote } from './contact-note.entity.js';
import {
  maySeeCaseOf,
  requireContactReader,
  requireContactWorker,
  requireDeleter,
} from './contact-note.policy.js';
import { contactNoteReasons } from './contact-note.reasons.js';
import {
  type ContactNoteView,
  findNotedPerson,
  findNotes,
  MOST_NOTES,
} from './contact-note.repository.js';

/** A clock that is a little fast is no mistake. */
const TOLERANCE_MS = 300_000;

const noteSchema = z.object({ text: requiredBlock('text', 4_000) });

/** What is noted. */
export interface NewContactNote {
  endUserId: string;
  kind: ContactKind;
  /** Now, if nothing is said. */
  at?: Date | null | undefined;
  text: string;
}

/** Calls, visits and letters of tenants and owners, which the company's people note for each other. */
export class ContactNotes {
  readonly #audit: AuditLog;

  constructor({ audit }: { audit: AuditLog }) {
    this.#audit = audit;
  }

  /** What was noted at a person, the latest first. */
  async list({ actor, em }: RequestContext, endUserId: string): Promise<ContactNoteView[]> {
    const { companyId } = requireContactReader(actor);
    const person = await findNotedPerson(em, endUserId, companyId);
    return seenBy(actor, await findNotes(em, ofPerson(person)));
  }

  /** Notes a call, a visit or a letter. */
  async add(context: RequestContext, input: NewContactNote): Promise<ContactNoteView> {
    const { actor, companyId } = requireContactWorker(context.actor);
    const { text } = parseInput(noteSchema, { text: input.text });
    const at = input.at ?? new Date();
    if (at.getTime() > Date.now() + TOLERANCE_MS) {
      throw wrongField('at', contactNoteReasons.CONTACT_NOTE_IN_FUTURE);
    }
    return transactional(context.em, async (tx) => {
      const person = await findNotedPerson(tx, input.endUserId, companyId);
      const company = person.managingCompany;
      const where = { company: company.id, endUserId: person.id };
      if ((await tx.count(ContactNote, where)) >= MOST_NOTES) {
        throw conflict(contactNoteReasons.PERSON_HAS_ENOUGH_CONTACT_NOTES({ max: MOST_NOTES }));
      }
      const said = {
        ...{ kind: input.kind, at, text },
        ...{ authorId: actorId(actor), authorName: actor.name },
      };
      const { id } = tx.create(ContactNote, { company, endUserId: person.id, ...said });
      await this.#audit.record(context, tx, 'contact-note.added', about(person));
      await tx.flush();
      return { id, ...said, case: null };
    });
  }

  /** Deletes a note, such as one at the wrong person. */
  async delete(context: RequestContext, id: string): Promise<string> {
    const { actor, companyId } = requireContactWorker(context.actor);
    return transactional(context.em, async (tx) => {
      const missing = contactNoteReasons.CONTACT_NOTE_NOT_FOUND;
      const note = await lockOwned(tx, ContactNote, id, companyId, missing);
      requireDeleter(actor, note);
      const person = await findNotedPerson(tx, note.endUserId, companyId);
      await requireNoHold(tx, ofPerson(person));
      await this.#audit.record(context, tx, 'contact-note.deleted', about(person));
      await tx.nativeDelete(ContactNote, { id: note.id });
      return note.id;
    });
  }
}

const ofPerson = ({ id, managingCompany }: EndUser) => ({
  companyId: managingCompany.id,
  endUserId: id,
});

const about = (person: EndUser) => aboutEndUser(person, person.managingCompany);

const seenBy = (actor: Actor, notes: ContactNoteView[]): ContactNoteView[] =>
  maySeeCaseOf(actor) ? notes : notes.map((note) => ({ ...note, case: null }));
