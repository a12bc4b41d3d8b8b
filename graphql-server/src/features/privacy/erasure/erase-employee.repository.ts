import type { EntityManager } from '../../../platform/database/index.js';
import { CompanyUser } from '../../company-users/index.js';
import { patternInJson, patternOf } from '../name-patterns.js';
import type { PrivacyRequest } from '../privacy-request.entity.js';
import { count } from './erase-traces.repository.js';
import { pseudonymOf } from './erasure-target.js';

/** An employee who is erased, and by what they are found. */
export interface EmployeeTarget {
  companyId: string;
  companyName: string;
  personId: string;
  name: string;
  email: string;
  pseudonym: string;
  names: string;
  namesInJson: string;
}

/** Reads by what the employee is found; undefined once they are gone. */
export async function findEmployeeTarget(
  em: EntityManager,
  request: PrivacyRequest,
): Promise<EmployeeTarget | undefined> {
  const user = await em.findOne(
    CompanyUser,
    { id: request.personId, managingCompany: request.company.id },
    { populate: ['managingCompany'] },
  );
  if (!user) return undefined;
  const { firstName, lastName, email, managingCompany } = user;
  const name = `${firstName} ${lastName}`;
  const texts = [name, `${lastName}, ${firstName}`, email];
  return {
    ...{ companyId: managingCompany.id, companyName: managingCompany.name, personId: user.id },
    ...{ name, email, pseudonym: pseudonymOf(request.id) },
    ...{ names: patternOf(texts), namesInJson: patternInJson(texts) },
  };
}

/** Columns that hold the name of the employee whose id stands beside it. */
export const BY_ID: readonly [table: string, name: string, id: string, company?: string][] = [
  ['message', 'author_name', 'author_id'],
  ['conversation', 'handler_name', 'handler_id'],
  ['conversation_activity', 'actor_name', 'actor_id'],
  ['contact_note', 'author_name', 'author_id'],
  ['conversation_note', 'author_name', 'author_id'],
  ['case_entry', 'actor_name', 'actor_id'],
  ['api_key', 'created_by', 'maker_id'],
  ['company_invitation', 'invited_by', 'maker_id', 'managing_company_id'],
  ['legal_text', 'author_name', 'author_id', 'managing_company_id'],
];

/** Columns that hold a name alone, as it was then. */
export const BY_NAME: readonly [table: string, name: string, company?: string][] = [
  ['broadcast', 'author_name'],
  ['case_file', 'uploaded_by'],
  ['company_user', 'invited_by', 'managing_company_id'],
  ['draft_use_case', 'changed_by'],
  ['knowledge_draft', 'started_by'],
  ['knowledge_version', 'published_by'],
  ['legal_hold', 'placed_by'],
  ['notification', 'actor_name'],
  ['prompt_file', 'published_by'],
  ['test_question', 'created_by'],
];

/** Puts the pseudonym where the employee's name stands beside what they did; all of that stays. */
export async function eraseAuthor(tx: EntityManager, target: EmployeeTarget): Promise<number> {
  const { companyId, personId, name, pseudonym } = target;
  let sum = 0;
  for (const [table, column, id, company = 'company_id'] of BY_ID) {
    sum += await count(
      tx,
      `update ${table} set ${column} = ? where ${company} = ? and ${id} = ? returning 1`,
      [pseudonym, companyId, personId],
    );
  }
  for (const [table, column, company = 'company_id'] of BY_NAME) {
    sum += await count(
      tx,
      `update ${table} set ${column} = ? where ${company} = ? and ${column} = ? returning 1`,
      [pseudonym, companyId, name],
    );
  }
  await tx.execute(
    `update end_user_import set address = '' where company_id = ? and actor ->> 'id' = ?`,
    [companyId, personId],
  );
  for (const [table, column] of [
    ['end_user_import', 'actor'],
    ['privacy_request', 'decided_by'],
  ] as const) {
    sum += await count(
      tx,
      `update ${table} set ${column} = jsonb_set(${column}, '{name}', to_jsonb(?::text))
        where company_id = ? and ${column} ->> 'id' = ? returning 1`,
      [pseudonym, companyId, personId],
    );
  }
  return sum;
}

/** What people of the company wrote to tenants, and what the chat said of them, names the employee. */
export async function eraseInMessages(
  tx: EntityManager,
  { companyId, names, pseudonym }: EmployeeTarget,
): Promise<number> {
  const inText = await count(
    tx,
    `update message set text = regexp_replace(text, ?, ?, 'gi')
      where company_id = ? and sender in ('PERSON', 'SYSTEM') and text ~* ? returning 1`,
    [names, pseudonym, companyId, names],
  );
  const inSummaries = await count(
    tx,
    `update conversation set summary = regexp_replace(summary, ?, ?, 'gi')
      where company_id = ? and summary ~* ? returning 1`,
    [names, pseudonym, companyId, names],
  );
  return inText + inSummaries;
}

/** Deletes mails to the employee, and their invitations. */
export async function eraseEmployeeMails(
  tx: EntityManager,
  { companyId, email, personId }: EmployeeTarget,
): Promise<number> {
  await tx.execute('delete from company_invitation where managing_company_id = ? and email = ?', [
    companyId,
    email,
  ]);
  return count(
    tx,
    `delete from mail where strpos(dedupe_key, ?) > 0 or (recipient = ?
        and not exists (select 1 from admin where email = ?)
        and not exists (select 1 from end_user where email = ?)) returning 1`,
    [personId, email, email, email],
  );
}

/** Puts the pseudonym into what endpoints were, or are to be, told. */
export const eraseInBodies = (
  tx: EntityManager,
  { companyId, namesInJson, pseudonym }: EmployeeTarget,
): Promise<number> =>
  count(
    tx,
    `update webhook_event e set body = regexp_replace(e.body, ?, ?, 'gi')
      where e.body ~* ? and exists (select 1 from webhook_delivery d
            where d.event_id = e.id and (d.company_id = ? or d.company_id is null)) returning 1`,
    [namesInJson, pseudonym, namesInJson, companyId],
  );

/** Deletes what is the employee's alone: sessions, links, second factor, passkeys, and what they have read. */
export async function eraseOwnThings(
  tx: EntityManager,
  { companyId, personId }: EmployeeTarget,
): Promise<void> {
  for (const table of [
    'session',
    'one_time_token',
    'second_factor',
    'passkey',
    'organisation_identity',
  ]) {
    await tx.execute(`delete from ${table} where subject_id = ?`, [personId]);
  }
  await tx.execute('delete from conversation_reading where company_id = ? and reader_id = ?', [
    companyId,
    personId,
  ]);
  await tx.execute('delete from inbox_saved_filter where company_id = ? and member_id = ?', [
    companyId,
    personId,
  ]);
  await tx.execute('delete from absence where company_id = ? and member_id = ?', [
    companyId,
    personId,
  ]);
  await tx.execute(`delete from quota_use where owner = 'person:' || ?`, [personId]);
}
