import type { EntityManager } from '../../platform/database/index.js';
import { endUserReasons } from '../end-users/index.js';
import { findHoldersOfIds } from './end-user-import.repository.js';
import { type CheckedRow, nameIn, told } from './row-check.js';

/** The rows, of which those are refused whose customer number another person of the company has. */
export async function refuseTakenIds(
  em: EntityManager,
  companyId: string,
  rows: readonly CheckedRow[],
): Promise<CheckedRow[]> {
  const ids = rows.flatMap(({ person }) => person?.externalId ?? []);
  const holders = await findHoldersOfIds(em, companyId, ids);
  return rows.map((checked) => {
    const { row, person } = checked;
    const holder = holders.get(person?.externalId ?? '');
    if (!person || !holder || holder === person.email) return checked;
    const { message, told: why } = endUserReasons.EXTERNAL_ID_TAKEN;
    const about = { row, field: 'externalId', name: told(nameIn(person)) } as const;
    return { row, problems: [{ ...about, value: person.externalId ?? '', message, ...why }] };
  });
}
