import type { EntityManager } from '../../platform/database/index.js';
import type { AuditParty } from '../audit/index.js';
import type { Audience } from './sessions/session.entity.js';

/** A person with an account, as audit entries name them. */
export interface Person {
  party: AuditParty & { kind: PersonKind };
  company: AuditParty | undefined;
}

type PersonKind = 'admin' | 'companyUser' | 'endUser';

interface Source {
  kind: PersonKind;
  table: string;
  hasCompany: boolean;
}

const SOURCES: Record<Audience, Source> = {
  'end-user': { kind: 'endUser', table: 'end_user', hasCompany: true },
  admin: { kind: 'admin', table: 'admin', hasCompany: false },
  'company-user': { kind: 'companyUser', table: 'company_user', hasCompany: true },
};

/** The person of an audience with this id; undefined when they have been deleted. */
export async function findPerson(
  em: EntityManager,
  audience: Audience,
  id: string,
): Promise<Person | undefined> {
  const { kind, table, hasCompany } = SOURCES[audience];
  const company = hasCompany ? 'c.id, c.name' : 'null as id, null as name';
  const join = hasCompany ? 'join company c on c.id = p.managing_company_id' : '';
  const [row] = await em.execute<
    { person: string; email: string; id: string | null; name: string | null }[]
  >(
    `select trim(p.first_name || ' ' || p.last_name) as person, p.email, ${company}
       from ${table} p ${join} where p.id = ?`,
    [id],
  );
  if (!row) return undefined;
  return {
    party: { kind, id, name: row.person || row.email },
    company: row.id ? { id: row.id, name: row.name ?? '' } : undefined,
  };
}
