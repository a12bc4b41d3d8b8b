import type { EntityManager } from '../../../platform/database/index.js';
import type { SessionService } from '../../auth/index.js';
import type { EndUser } from '../end-user.entity.js';
import type { Person } from './end-user-fields.js';

/** What a person is recognised by: with another one, their sessions and mailed links end. */
const SIGN_IN_FIELDS = new Set(['authNumber', 'managingCompany', 'email']);

/** Changes a person, as forms and files do; gives the names of the fields that have become others. */
export async function changePerson(
  sessions: Pick<SessionService, 'endAllOf'>,
  tx: EntityManager,
  user: EndUser,
  next: Partial<Person>,
): Promise<string[]> {
  const changed = changedFields(user, next);
  if (changed.length === 0) return changed;
  if (changed.some((field) => SIGN_IN_FIELDS.has(field))) await sessions.endAllOf(tx, user.id);
  Object.assign(user, next);
  // A number of their own ends what all of the company are about to get.
  if (changed.includes('authNumber')) user.nextAuthNumber = user.nextNumberFrom = null;
  user.revision += 1;
  return changed;
}

function changedFields(user: EndUser, next: Partial<Person>): string[] {
  const names = Object.keys(next) as (keyof Person)[];
  return names.filter((name) =>
    name === 'managingCompany'
      ? user.managingCompany.id !== next.managingCompany?.id
      : (user[name] ?? null) !== next[name],
  );
}
