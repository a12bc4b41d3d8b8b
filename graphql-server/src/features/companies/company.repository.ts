import { LockMode } from '@mikro-orm/core';
import { LOCKED } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { Company } from './company.entity.js';
import { companyReasons } from './company.reasons.js';

/**
 * A company that only this transaction can change; throws when there is none. What belongs to it can still
 * be added, such as conversations.
 */
export async function lockCompany(tx: EntityManager, id: string): Promise<Company> {
  // The ORM's lock for writing also holds up each row that refers to the company.
  await tx.execute('select 1 from company where id = ? for no key update', [id]);
  const company = await tx.findOne(Company, { id }, { refresh: true });
  if (!company) throw notFound(companyReasons.COMPANY_NOT_FOUND);
  return company;
}

/** A company that is about to be deleted: until then nothing can be added to it either. */
export async function lockCompanyToDelete(tx: EntityManager, id: string): Promise<Company> {
  const company = await tx.findOne(Company, { id }, LOCKED);
  if (!company) throw notFound(companyReasons.COMPANY_NOT_FOUND);
  return company;
}

/** A company; throws when there is none. */
export async function findCompany(em: EntityManager, id: string): Promise<Company> {
  const company = await em.findOne(Company, { id });
  if (!company) throw notFound(companyReasons.COMPANY_NOT_FOUND);
  return company;
}

/** A company that cannot go before the transaction ends; others may hold it too. */
export async function lockCompanyShared(tx: EntityManager, id: string): Promise<Company> {
  const company = await tx.findOne(
    Company,
    { id },
    { lockMode: LockMode.PESSIMISTIC_READ, refresh: true },
  );
  if (!company) throw notFound(companyReasons.COMPANY_NOT_FOUND);
  return company;
}

/** How much there is at a company that goes with it. */
export interface CompanyCounts {
  conversations: number;
  openCases: number;
  openRequests: number;
}

/** Counts what a company's people have written and still wait for. */
export async function countBelongings(
  em: EntityManager,
  companyId: string,
): Promise<CompanyCounts> {
  const [counts] = await em.execute<[CompanyCounts]>(
    `select (select count(*)::int from conversation where company_id = ?) as conversations,
            (select count(*)::int from service_case where company_id = ?
                and state not in ('DONE', 'CLOSED')) as "openCases",
            (select count(*)::int from privacy_request where company_id = ?
                and state in ('REQUESTED', 'RUNNING', 'FAILED')) as "openRequests"`,
    [companyId, companyId, companyId],
  );
  return counts;
}

/** Keys of the files that belong to the conversations, cases, imports and packages of a company. */
export async function findFileKeys(em: EntityManager, companyId: string): Promise<string[]> {
  const rows = await em.execute<{ key: string }[]>(
    `select storage_key as key from attachment where company_id = ?
      union all
     select summary_file_key from conversation
      where company_id = ? and summary_file_key is not null
      union all
     select storage_key from case_file where company_id = ? and message_id is null
      union all
     select file_key from end_user_import
      where company_id = ? and status not in ('DONE', 'CANCELLED', 'FAILED')
      union all
     select package_key from privacy_request where company_id = ? and package_key is not null
      union all
     select part ->> 'key' from privacy_request, jsonb_array_elements(progress -> 'parts') part
      where company_id = ? and progress is not null
      union all
     select logo_key from company where id = ? and logo_key is not null`,
    Array.from({ length: 7 }, () => companyId),
  );
  return rows.map(({ key }) => key);
}

/** Tenants, owners and company users of a company who are signed in. */
export async function findSignedInPeople(em: EntityManager, companyId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select distinct s.subject_id as id from session s
      where s.revoked_at is null and s.expires_at > now()
        and (s.subject_id in (select id from end_user where managing_company_id = ?)
          or s.subject_id in (select id from company_user where managing_company_id = ?))`,
    [companyId, companyId],
  );
  return rows.map(({ id }) => id);
}

/** Ids of the keys that programs act for a company with. */
export async function findLivingApiKeys(em: EntityManager, companyId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    'select id from api_key where company_id = ? and revoked_at is null and expires_at > now()',
    [companyId],
  );
  return rows.map(({ id }) => id);
}

/**
 * Lets the days after which an endpoint counts as dead begin anew: nothing was sent to it while its company was
 * suspended.
 */
export async function restartFailingWebhooks(tx: EntityManager, companyId: string): Promise<void> {
  await tx.execute(
    `update webhook set failing_since = now()
      where managing_company_id = ? and failing_since is not null`,
    [companyId],
  );
}

/** Deletes a company with everything that is kept for it and its people. */
export async function deleteCompanyRows(tx: EntityManager, companyId: string): Promise<void> {
  for (const table of ['one_time_token', 'second_factor', 'passkey', 'organisation_identity']) {
    await tx.execute(
      `delete from ${table}
        where subject_id in (select id from company_user where managing_company_id = ?)`,
      [companyId],
    );
  }
  await tx.nativeDelete(Company, { id: companyId });
}
