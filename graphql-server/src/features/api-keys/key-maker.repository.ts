import type { EntityManager } from '../../platform/database/index.js';
import type { AuditParties } from '../audit/index.js';
import type { FormerAdministrator } from '../auth/index.js';

/**
 * Whether the person who made the present secret of the key `k` may no longer manage it. False
 * where the maker is not known.
 */
export const MAKER_HAS_LEFT = `case k.maker_kind
  when 'admin' then not exists (select 1 from admin m where m.id = k.maker_id and m.is_verified)
  when 'companyUser' then not exists (
    select 1 from company_user m
     where m.id = k.maker_id and m.managing_company_id = k.company_id
       and m.role = 'COMPANY_ADMIN' and m.status = 'ACTIVE')
  else false end`;

/** A valid key whose present secret the person has made. */
export interface MadeKey {
  id: string;
  name: string;
  prefix: string;
  companyId: string | null;
  companyName: string | null;
}

/** As audit entries name a key. */
export const aboutKey = (key: MadeKey): AuditParties => ({
  company: key.companyId === null ? null : { id: key.companyId, name: key.companyName ?? '' },
  subject: { kind: 'apiKey', id: key.id, name: key.name },
});

/** Valid keys that the person has made and may no longer manage. */
export async function findKeysMadeBy(
  em: EntityManager,
  { kind, id }: FormerAdministrator,
): Promise<MadeKey[]> {
  return em.execute<MadeKey[]>(
    `select k.id, k.name, k.prefix, c.id as "companyId", c.name as "companyName"
       from api_key k left join company c on c.id = k.company_id
      where k.maker_kind = ? and k.maker_id = ? and ${MAKER_HAS_LEFT}
        and k.revoked_at is null and k.expires_at > now()
      order by k.created_at, k.id`,
    [kind, id],
  );
}
