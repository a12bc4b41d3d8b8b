import type { EntityManager } from '../../platform/database/index.js';
import type { Refusal } from '../../platform/errors/index.js';
import { type EndUser, endUserReasons } from '../end-users/index.js';
import type { EndUserImport } from './end-user-import.entity.js';
import { findPeople } from './end-user-import.repository.js';
import { type CheckedRow, type ImportedPerson, nameIn, told } from './row-check.js';

/** A row that can be taken, with the person whom the company knows by it, or what is wrong with it. */
export type JudgedRow =
  | { row: number; person: ImportedPerson; known?: EndUser | undefined; problems?: undefined }
  | Extract<CheckedRow, { person?: undefined }>;

/** What it takes to tell whom rows are about. */
type Task = Pick<EndUserImport, 'company' | 'byExternalId' | 'updateExisting' | 'keepsNumbers'>;

/** Finds whom the rows are about, and refuses those that would take what is another person's. */
export async function judgeRows(
  em: EntityManager,
  task: Task,
  rows: readonly CheckedRow[],
  { isLocked = false } = {},
): Promise<JudgedRow[]> {
  const people = rows.flatMap(({ person }) => person ?? []);
  const found = await findPeople(em, task.company.id, people, isLocked);
  const byEmail = new Map(found.map((one) => [one.email, one]));
  const byId = new Map(found.map((one) => [one.externalId ?? '', one]));
  return rows.map((checked) => {
    const { row, person } = checked;
    if (!person) return checked;
    const holders = {
      ofEmail: byEmail.get(person.email),
      ofId: person.externalId ? byId.get(person.externalId) : undefined,
    };
    const judged = judge(task, person, holders);
    if (!('field' in judged)) return { row, person, known: judged.known };
    const { field, why } = judged;
    const about = { row, field, name: told(nameIn(person)), value: told(person[field] ?? '') };
    return { row, problems: [{ ...about, message: why.message, ...why.told }] };
  });
}

interface Holders {
  ofEmail: EndUser | undefined;
  ofId: EndUser | undefined;
}

type Judgement =
  | { known: EndUser | undefined }
  | { field: 'email' | 'externalId' | 'authNumber'; why: Refusal };

function judge(task: Task, person: ImportedPerson, { ofEmail, ofId }: Holders): Judgement {
  const known = task.byExternalId ? (ofId ?? ofEmail) : ofEmail;
  if (ofId && ofId !== known) return { field: 'externalId', why: endUserReasons.EXTERNAL_ID_TAKEN };
  // As where one person is made or changed by their number: the other number stays who it is.
  const isOfOther = task.byExternalId && !ofId && known?.externalId && person.externalId !== null;
  if ((ofEmail && ofEmail !== known) || isOfOther) {
    return { field: 'email', why: endUserReasons.EMAIL_TAKEN_IN_COMPANY };
  }
  if (known && task.updateExisting && task.keepsNumbers && person.authNumber) {
    return { field: 'authNumber', why: endUserReasons.NUMBER_NOT_BY_API_KEY };
  }
  return { known };
}
