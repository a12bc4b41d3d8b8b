import type { EntityManager } from '../../../platform/database/index.js';
import type { SessionService } from '../../auth/index.js';
import type { Company } from '../../companies/index.js';
import type { AccessMails } from './access-mails.js';
import type { EndUser } from '../end-user.entity.js';
import type { Person } from './end-user-fields.js';

/** What a person is recognised by: with another one, their sessions and mailed links end. */
const SIGN_IN_FIELDS = new Set(['authNumber', 'managingCompany', 'email']);

interface Dependencies {
  sessions: Pick<SessionService, 'endAllOf'>;
  mails: Pick<AccessMails, 'tellAddressBefore'>;
}

/** Changes a person of a company, as forms and files do; gives the names of the fields that have become others. */
export async function changePerson(
  { sessions, mails }: Dependencies,
  tx: EntityManager,
  { user, company }: { user: EndUser; company: Company },
  next: Partial<Person>,
): Promise<string[]> {
  const changed = changedFields(user, next);
  if (changed.length === 0) return changed;
  if (changed.some((field) => SIGN_IN_FIELDS.has(field))) await sessions.endAllOf(tx, user.id);
  const emailBefore = user.email;
  Object.assign(user, next);
  if (changed.includes('email')) {
    user.isEmailUnproven = true;
    await mails.tellAddressBefore(tx, user, company, emailBefore);
  }
  // A number of their own ends what all of the company are about to get.
  if (changed.includes('authNumber')) user.nextAuthNumber = user.nextNumberFrom = null;
  user.revision += 1;
  return changed;
}

/** Names of the fields that are others than those that are stored. */
export function changedFields(user: EndUser, next: Partial<Person>): string[] {
  const names = Object.keys(next) as (keyof Person)[];
  return names.filter((name) =>
    name === 'managingCompany'
      ? user.managingCompany.id !== next.managingCompany?.id
      : (user[name] ?? null) !== next[name],
  );
}
