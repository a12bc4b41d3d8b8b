import type { CompanyRole } from '@hausgeist/schema';
import type { EntityManager } from '../../platform/database/index.js';
import type { AuditParty } from '../audit/index.js';
import { TERMS_ARE_DUE } from '../auth/index.js';
import { logoUrl } from '../companies/index.js';
import type { CompanyUserStatus } from './company-user.entity.js';

/** A company user as they see themselves. */
export interface CompanyUserView {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: CompanyRole;
  status: CompanyUserStatus;
  passwordIsTemporary: boolean;
  passwordChangeIsDue: boolean;
  termsAreDue: boolean;
  company: { id: string; name: string };
  /** Where the logo of their company is found; null where it has none. */
  companyLogoUrl: string | null;
}

/** As audit entries name a person of a company. */
export const aboutMember = (
  user: { id: string; firstName: string; lastName: string },
  company: AuditParty,
) => {
  const name = `${user.firstName} ${user.lastName}`;
  return { company, subject: { kind: 'companyUser' as const, id: user.id, name } };
};

interface CompanyUserRow extends Omit<CompanyUserView, 'company' | 'companyLogoUrl'> {
  companyId: string;
  companyName: string;
  slug: string;
  logoKey: string | null;
}

/** One company user with the company's name; one statement. */
export async function findCompanyUser(
  em: EntityManager,
  id: string,
): Promise<CompanyUserView | undefined> {
  const [row] = await em.execute<CompanyUserRow[]>(
    `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role, u.status,
            u.password_is_temporary as "passwordIsTemporary",
            u.password_is_temporary and coalesce(u.temporary_password_until <= now(), true)
              as "passwordChangeIsDue",
            ${TERMS_ARE_DUE} as "termsAreDue",
            c.id as "companyId", c.name as "companyName",
            c.slug, c.logo_key as "logoKey"
       from company_user u join company c on c.id = u.managing_company_id
      where u.id = ?`,
    [id],
  );
  if (!row) return undefined;
  const { companyId, companyName, slug, logoKey, ...user } = row;
  return {
    ...user,
    company: { id: companyId, name: companyName },
    companyLogoUrl: logoUrl({ slug, logoKey }),
  };
}
