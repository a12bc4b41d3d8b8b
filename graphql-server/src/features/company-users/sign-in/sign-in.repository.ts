import type { EntityManager } from '../../../platform/database/index.js';
import type { CompanyUserStatus } from '../company-user.entity.js';

/** What a sign-in is checked against. */
export interface Credentials {
  id: string;
  companyId: string;
  passwordHash: string;
  status: CompanyUserStatus;
}

/** The account with this address, whatever its state. */
export async function findCredentials(
  em: EntityManager,
  email: string,
): Promise<Credentials | undefined> {
  const [row] = await em.execute<Credentials[]>(
    `select id, managing_company_id as "companyId", password_hash as "passwordHash", status
       from company_user where email = ?`,
    [email],
  );
  return row;
}

/** Stores a password that the person chose; false when they may not sign in any more. */
export async function storeChosenPassword(
  em: EntityManager,
  id: string,
  passwordHash: string,
): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `update company_user
        set password_hash = ?, password_is_temporary = false, updated_at = now()
      where id = ? and status = 'ACTIVE' returning id`,
    [passwordHash, id],
  );
  return rows.length === 1;
}
