import type { EntityManager } from '../../../platform/database/index.js';
import type { StaffAudience } from '../../../platform/http/index.js';

/** Where the passwords of each audience are kept. The features that own the tables know the rest. */
const TABLES: Record<StaffAudience, string> = { admin: 'admin', 'company-user': 'company_user' };

/** The stored password of a signed-in user. */
export async function findPasswordHash(
  em: EntityManager,
  audience: StaffAudience,
  id: string,
): Promise<string | undefined> {
  const rows = await em.execute<{ password_hash: string | null }[]>(
    `select password_hash from ${TABLES[audience]} where id = ?`,
    [id],
  );
  return rows[0]?.password_hash ?? undefined;
}

/** Stores a password that the person chose. */
export async function storePasswordHash(
  em: EntityManager,
  audience: StaffAudience,
  id: string,
  hash: string,
): Promise<void> {
  const temporary = audience === 'company-user' ? ', password_is_temporary = false' : '';
  await em.execute(
    `update ${TABLES[audience]} set password_hash = ?, updated_at = now()${temporary} where id = ?`,
    [hash, id],
  );
}

/** Stores what the person is called from now on; false where that is what they are called already. */
export async function storeName(
  em: EntityManager,
  audience: StaffAudience,
  id: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `update ${TABLES[audience]} set first_name = ?, last_name = ?, updated_at = now()
      where id = ? and (first_name, last_name) is distinct from (?, ?) returning id`,
    [firstName, lastName, id, firstName, lastName],
  );
  return rows.length > 0;
}

/** The company that a user works at, as audit entries name it. */
export async function findEmployer(
  em: EntityManager,
  companyId: string,
): Promise<{ id: string; name: string }> {
  const [row] = await em.execute<{ name: string }[]>('select name from company where id = ?', [
    companyId,
  ]);
  return { id: companyId, name: row?.name ?? '' };
}
