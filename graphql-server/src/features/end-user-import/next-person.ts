import { changedFields, type EndUser, type Person } from '../end-users/index.js';
import type { EndUserImport } from './end-user-import.entity.js';
import type { ImportedPerson } from './row-check.js';

/** What a row says of a person who is known; a column that the file does not have leaves the stored values alone. */
export function nextOf(
  { mapping }: Pick<EndUserImport, 'mapping'>,
  { authNumber, isTypeNamed, ...fields }: ImportedPerson,
): Partial<Person> {
  const next: Partial<Person> = Object.fromEntries(
    Object.entries(fields).filter(([name]) => name in mapping),
  );
  if (!isTypeNamed) delete next.type;
  if (authNumber) next.authNumber = authNumber;
  return next;
}

/** Names of the fields that a row makes others. */
export const changesOf = (
  task: Pick<EndUserImport, 'mapping'>,
  user: EndUser,
  person: ImportedPerson,
): string[] => changedFields(user, nextOf(task, person));
