import type { Permission } from '@hausgeist/schema';
import {
  type Actor,
  hasPermission,
  type RequestContext,
  requireUuid,
} from '../../../platform/context/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { findMailsTo, type MailToPerson } from '../../mail/index.js';
import { endUserReasons } from '../end-user.reasons.js';
import { EndUser } from '../end-user.entity.js';
import { admit } from '../management/end-user.policy.js';

/** Mails that are told of, the newest. */
const MOST_MAILS = 50;

/** Subjects say what a case or a conversation is about; by the first word of the mails' occasions. */
const SUBJECT_TAKES: Readonly<Record<string, Permission>> = {
  case: 'cases.view',
  'conversation-reply': 'conversations.view',
  'conversation-summary': 'conversations.view',
};

/** A mail to a person as their page shows it. */
export interface PersonMailView extends Omit<MailToPerson, 'occasion' | 'subject'> {
  /** Null for those who may not see what it is about. */
  subject: string | null;
}

/** Which mails a tenant or owner got. */
export class PersonMails {
  /** The newest mails to a person, and what has become of them; what they say is not kept. */
  async list({ actor, em }: RequestContext, endUserId: string): Promise<PersonMailView[]> {
    const { companyId } = admit(actor, 'view');
    const scope = companyId ? { managingCompany: companyId } : {};
    const person = await em.findOne(EndUser, { id: requireUuid(endUserId), ...scope });
    if (!person) throw notFound(endUserReasons.END_USER_NOT_FOUND);
    const mails = await findMailsTo(em, person.id, MOST_MAILS);
    return mails.map(({ occasion, subject, ...mail }) => ({
      ...mail,
      subject: maySeeSubject(actor, occasion) ? subject : null,
    }));
  }
}

function maySeeSubject(actor: Actor, occasion: string): boolean {
  const needed = SUBJECT_TAKES[occasion];
  return !needed || hasPermission(actor, needed);
}
