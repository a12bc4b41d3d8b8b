import type { StaffLanguage } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { MailService, RenderedMail } from '../mail/index.js';

/** An administrator to write to. */
interface Administrator {
  id: string;
  name: string;
  email: string;
  /** What they are told in: their choice, or German at companies and English at the platform. */
  language: StaffLanguage;
}

/** The active administrators of a company or (null) the platform, who manage what it owns. */
export async function administratorsOf(
  em: EntityManager,
  companyId: string | null,
): Promise<Administrator[]> {
  const columns = `p.id, p.first_name || ' ' || p.last_name as name, p.email`;
  return companyId === null
    ? em.execute(
        `select ${columns}, coalesce(s.language, 'en') as language
           from admin p left join notification_settings s on s.admin_id = p.id
          where p.is_verified order by p.id`,
      )
    : em.execute(
        `select ${columns}, coalesce(s.language, 'de') as language
           from company_user p
           left join notification_settings s
             on s.company_id = p.managing_company_id and s.member_id = p.id
          where p.managing_company_id = ? and p.role = 'COMPANY_ADMIN' and p.status = 'ACTIVE'
          order by p.id`,
        [companyId],
      );
}

/** Mails each active administrator of a company or (null) the platform, once for each occasion. */
export async function mailAdministrators(
  tx: EntityManager,
  mail: Pick<MailService, 'enqueue'>,
  companyId: string | null,
  { occasion, write }: { occasion: string; write: (to: Administrator) => RenderedMail },
): Promise<void> {
  for (const administrator of await administratorsOf(tx, companyId)) {
    await mail.enqueue(tx, {
      ...write(administrator),
      dedupeKey: `${occasion}:${administrator.id}`,
      to: administrator.email,
    });
  }
}
