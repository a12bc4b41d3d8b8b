import type { EntityManager } from '../../platform/database/index.js';
import { Admin } from './admin.entity.js';

/** An administrator as everybody but the sign-in sees them. */
export type AdminView = Pick<
  Admin,
  'id' | 'firstName' | 'lastName' | 'email' | 'isVerified' | 'createdAt'
> & { lastLoginAt?: Date | null };

/** What is needed to decide whether a sign-in succeeds. */
export interface AdminAccount extends AdminView {
  passwordHash: string | null;
}

/** Folds an e-mail address to the form it is stored and compared in. */
export const foldEmail = (email: string) => email.trim().toLowerCase();

/** As they are called in audit entries and mails. */
export const adminName = ({
  firstName,
  lastName,
  email,
}: Pick<Admin, 'firstName' | 'lastName' | 'email'>) => `${firstName} ${lastName}`.trim() || email;

/** As audit entries name an administrator. */
export const aboutAdmin = (admin: AdminView) => ({
  subject: { kind: 'admin' as const, id: admin.id, name: adminName(admin) },
});

/** Invited and not registered yet: people who have registered have a password. */
export const isOpenInvitation = ({ isVerified, passwordHash }: AdminAccount) =>
  !isVerified && passwordHash === null;

interface AdminRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  is_verified: boolean;
  password_hash: string | null;
  created_at: string | Date;
  last_login_at: string | Date | null;
}

/** Times come as text from raw statements. */
export const toDate = (value: string | Date | null) => (value === null ? null : new Date(value));

async function findAccount(
  em: EntityManager,
  column: 'id' | 'email',
  value: string,
): Promise<AdminAccount | undefined> {
  const [row] = await em.execute<AdminRow[]>(
    `select id, first_name, last_name, email, is_verified, password_hash, created_at, last_login_at
       from admin where ${column} = ?`,
    [value],
  );
  return (
    row && {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      isVerified: row.is_verified,
      passwordHash: row.password_hash,
      createdAt: new Date(row.created_at),
      lastLoginAt: toDate(row.last_login_at),
    }
  );
}

/** The account with this folded e-mail address. */
export const findAdminByEmail = (em: EntityManager, email: string) =>
  findAccount(em, 'email', email);

export const findAdmin = (em: EntityManager, id: string) => findAccount(em, 'id', id);

/** Adds an administrator; undefined when the address is taken, also by a concurrent request. */
export async function insertAdmin(
  em: EntityManager,
  values: { email: string; firstName?: string; lastName?: string; passwordHash?: string },
): Promise<AdminView | undefined> {
  const admin = Object.assign(new Admin(), values);
  const rows = await em.execute<object[]>(
    `insert into admin (id, first_name, last_name, email, password_hash, is_verified, created_at, updated_at)
     values (?, ?, ?, ?, ?, false, ?, ?) on conflict (email) do nothing returning id`,
    [
      admin.id,
      admin.firstName,
      admin.lastName,
      admin.email,
      values.passwordHash ?? null,
      admin.createdAt,
      admin.updatedAt,
    ],
  );
  return rows.length > 0 ? admin : undefined;
}
