import { sql } from 'kysely';
import { LOCKED } from '../../platform/context/index.js';
import { v7 as uuid } from 'uuid';
import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { DETAIL_COLUMNS, EndUser, type EndUserFields } from '../end-users/index.js';
import { EndUserImport } from './end-user-import.entity.js';
import { endUserImportReasons } from './end-user-import.reasons.js';

/** People per statement: on the embedded database a statement holds the whole process up. */
const BATCH = 40;

const DETAIL_COLUMN_NAMES = sql.join(DETAIL_COLUMNS.map(({ column }) => sql.ref(column)));

/** A person with everything that a row of the table needs. */
export type NewPerson = Omit<EndUserFields, 'authNumber'> & { authNumber: string };

export const importNotFound = () => notFound(endUserImportReasons.IMPORT_NOT_FOUND);

/** An import; of that company only, if one is named. */
export async function findImport(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<EndUserImport> {
  const [found] = await findImports(em, [id], companyId);
  if (!found) throw importNotFound();
  return found;
}

/** The imports with these ids; of that company only, if one is named. */
export async function findImports(
  em: EntityManager,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<EndUserImport[]> {
  const where = { id: { $in: [...ids] }, ...(companyId ? { company: companyId } : {}) };
  return em.find(EndUserImport, where, { populate: ['company'] });
}

/** An import, locked until the transaction ends; undefined when it is gone. */
export async function lockImport(tx: EntityManager, id: string): Promise<EndUserImport | null> {
  return tx.findOne(EndUserImport, { id }, LOCKED);
}

/** Imports of a company, newest first. */
export async function listImports(
  em: EntityManager,
  companyId: string,
  first: number,
): Promise<EndUserImport[]> {
  return em.find(
    EndUserImport,
    { company: companyId },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first, populate: ['company'] },
  );
}

/** Those of the company whose address or customer number these people have; locked until the transaction ends if it is said. */
export async function findPeople(
  em: EntityManager,
  companyId: string,
  people: readonly EndUserFields[],
  isLocked: boolean,
): Promise<EndUser[]> {
  if (people.length === 0) return [];
  const emails = people.map(({ email }) => email);
  const ids = people.flatMap(({ externalId }) => externalId ?? []);
  const isOneOf = [
    { email: { $in: emails } },
    ...(ids.length > 0 ? [{ externalId: { $in: ids } }] : []),
  ];
  return em.find(
    EndUser,
    { managingCompany: companyId, $or: isOneOf },
    { ...(isLocked ? LOCKED : {}), orderBy: { id: 'asc' } },
  );
}

/** Adds people; returns, by address, those that no concurrent request has added before. */
export async function insertPeople(
  tx: EntityManager,
  companyId: string,
  people: readonly NewPerson[],
): Promise<Map<string, { id: string; createdAt: Date }>> {
  const inserted = new Map<string, { id: string; createdAt: Date }>();
  for (let from = 0; from < people.length; from += BATCH) {
    const values = people.slice(from, from + BATCH).map(
      (
        p,
      ) => sql`(${uuid()}::uuid, ${companyId}::uuid, ${sql.join(DETAIL_COLUMNS.map(({ name }) => p[name]))},
                  ${p.authNumber}, now(), now())`,
    );
    const { rows } = await sql<{ email: string; id: string; createdAt: Date | string }>`
      insert into end_user (id, managing_company_id, ${DETAIL_COLUMN_NAMES}, auth_number, created_at,
                            updated_at)
      values ${sql.join(values)}
      on conflict do nothing
      returning email, id, created_at as "createdAt"`.execute(tx.getKysely());
    for (const { email, id, createdAt } of rows) {
      inserted.set(email, { id, createdAt: new Date(createdAt) });
    }
  }
  return inserted;
}

/** What is kept of uploads that were abandoned, and of imports that ended long ago. */
export async function findForgotten(em: EntityManager): Promise<{ id: string; fileKey: string }[]> {
  return em.execute<{ id: string; fileKey: string }[]>(
    `select id, file_key as "fileKey" from end_user_import
      where (status in ('UPLOADED', 'CHECKED') and updated_at < now() - interval '7 days')
         or (status in ('DONE', 'CANCELLED', 'FAILED') and updated_at < now() - interval '180 days')
      order by id limit 500`,
  );
}
