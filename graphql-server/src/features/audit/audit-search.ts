import { type Actor, hasPlatformScope } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { searchPattern, type SqlPart } from '../../platform/lists/index.js';
import { AUDIT_DETAILS } from './audit-entry.entity.js';
import type { AuditFilter, AuditSearch } from './audit-filter.js';

/** People that an address may be of; more say that it is none. */
const MOST_PEOPLE = 50;

/** Adds to a filter whom the searched text means by an e-mail address; entries do not hold it. */
export async function withSearch(
  em: EntityManager,
  actor: Actor,
  filter: AuditFilter,
): Promise<AuditFilter> {
  const pattern = searchPattern(filter.search);
  if (pattern === undefined) return filter;
  const seesAddresses = hasPlatformScope(actor, 'audit.view');
  const actorIds = pattern.includes('@')
    ? await findPeople(em, pattern, seesAddresses ? undefined : (filter.companyId ?? undefined))
    : [];
  return { ...filter, searched: { actorIds, seesAddresses } };
}

async function findPeople(
  em: EntityManager,
  pattern: string,
  companyId: string | undefined,
): Promise<string[]> {
  const ofAll = companyId === undefined;
  const rows = await em.execute<{ id: string }[]>(
    `select id from company_user
      where search_text like lower(?) and (? or managing_company_id = ?::uuid)
      union all select id from admin where ? and email like lower(?) limit ?`,
    [pattern, ofAll, companyId ?? null, ofAll, pattern, MOST_PEOPLE],
  );
  return rows.map(({ id }) => id);
}

/** Entries that have the pattern among names, details or addresses, or are of the people found. */
export function matching(pattern: string, { actorIds, seesAddresses }: AuditSearch): SqlPart {
  const facts = `lower("address" || ' ' || ${AUDIT_DETAILS}) like lower(?)`;
  const seen = `(actor_kind in ('companyUser', 'apiKey') or lower(${AUDIT_DETAILS}) like lower(?))`;
  const people = actorIds.map(() => '?').join(', ');
  return {
    sql: `(search_text like lower(?)
      or (${seesAddresses ? facts : `${facts} and ${seen}`})
      ${actorIds.length > 0 ? `or actor_id in (${people})` : ''})`,
    params: [pattern, pattern, ...(seesAddresses ? [] : [pattern]), ...actorIds],
  };
}
