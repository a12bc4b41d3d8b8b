import type { EntityManager } from '../../../platform/database/index.js';

/** Takes the person's name and packages out of all their requests; gives the files to delete. */
export async function erasePackages(
  tx: EntityManager,
  { companyId, personId, pseudonym }: { companyId: string; personId: string; pseudonym: string },
): Promise<string[]> {
  const own = [companyId, personId];
  const rows = await tx.execute<{ key: string }[]>(
    `select package_key as key from privacy_request
      where company_id = ? and end_user_id = ? and package_key is not null
     union all
     select part ->> 'key' from privacy_request, jsonb_array_elements(progress -> 'parts') part
      where company_id = ? and end_user_id = ? and progress is not null`,
    [...own, ...own],
  );
  await tx.execute(
    `update privacy_request set person_name = ?, package_key = null, progress = null
      where company_id = ? and end_user_id = ?`,
    [pseudonym, ...own],
  );
  return rows.map(({ key }) => key);
}
