import type { EntityManager } from '../../../platform/database/index.js';
import { EMPLOYEE_KINDS } from './kinds/employee-kinds.js';
import type { ExportFile, ExportKind, ExportTarget } from './kinds/export-kind.js';
import { TENANT_KINDS } from './kinds/tenant-kinds.js';
import { patternInJson } from '../name-patterns.js';
import type { PrivacyRequest } from '../privacy-request.entity.js';

/** Rows of one piece, where the kind says nothing else. */
const PIECE = 200;

/** A row as it goes into the package, and its id, after which the next piece begins. */
export type ExportRow = Record<string, unknown>;

/** What there may be about the person of a request. */
export const kindsOf = ({ personKind }: Pick<PrivacyRequest, 'personKind'>) =>
  personKind === 'EMPLOYEE' ? EMPLOYEE_KINDS : TENANT_KINDS;

/** Reads by what the person of a request is found; undefined where there is none any more. */
export async function findExportTarget(
  em: EntityManager,
  { company, personId, personKind }: PrivacyRequest,
): Promise<ExportTarget | undefined> {
  const table = personKind === 'EMPLOYEE' ? 'company_user' : 'end_user';
  const [person] = await em.execute<
    { firstName: string; lastName: string; email: string; companyName: string }[]
  >(
    `select p.first_name as "firstName", p.last_name as "lastName", p.email, c.name as "companyName"
       from ${table} p join company c on c.id = p.managing_company_id
      where p.managing_company_id = ? and p.id = ?`,
    [company.id, personId],
  );
  if (!person) return undefined;
  const name = `${person.firstName} ${person.lastName}`;
  const { email, companyName } = person;
  const rows = await em.execute<{ id: string }[]>(
    `select id from conversation where company_id = ? and end_user_id = ?
      union all select id from service_case where company_id = ? and end_user_id = ?`,
    [company.id, personId, company.id, personId],
  );
  const ids = [personId, ...rows.map(({ id }) => id)];
  return {
    ...{ companyId: company.id, companyName, personId, name, email },
    namesInJson: patternInJson([name, email]),
    ids: `{${ids.join(',')}}`,
  };
}

/** The next rows of a kind, in the order of their ids, as JSON has them. */
export async function readPiece(
  em: EntityManager,
  kind: ExportKind,
  target: ExportTarget,
  after: string,
): Promise<{ rows: ExportRow[]; last: string | undefined }> {
  const size = kind.piece ?? PIECE;
  const found = await em.execute<{ id: string; row: ExportRow }[]>(
    `select t.id::text as id, to_jsonb(t) as row from (${kind.sql}) t
      where t.id::text > ? order by t.id::text limit ?`,
    [...kind.values(target), after, size],
  );
  const fields = Object.keys(kind.fields);
  const rows = found.map(({ row }) =>
    Object.fromEntries(fields.map((field) => [field, row[field] ?? null])),
  );
  return { rows, last: found.length === size ? found.at(-1)?.id : undefined };
}

/** The stored files that belong to a tenant or owner: sent, of their cases, and summaries. */
export async function findExportFiles(
  em: EntityManager,
  { companyId, personId }: ExportTarget,
): Promise<ExportFile[]> {
  const own = [companyId, personId];
  return em.execute<ExportFile[]>(
    `select storage_key as key, 'attachments/' || to_char(created_at, 'YYYY-MM-DD') || ' ' || original_name as name, file_size as size
       from attachment where company_id = ? and end_user_id = ? and stored_at is not null
     union all
     select f.storage_key, 'cases/' || s.number || ' ' || f.original_name, f.file_size
       from case_file f join service_case s on s.company_id = f.company_id and s.id = f.case_id
      where s.company_id = ? and f.stored_at is not null and f.message_id is null and (s.end_user_id = ?
            or s.conversation_id in (select id from conversation where company_id = ? and end_user_id = ?))
     union all
     select summary_file_key, 'summaries/' || to_char(started_at, 'YYYY-MM-DD') || '.pdf', 0
       from conversation where company_id = ? and end_user_id = ? and summary_file_key is not null
     order by 2, 1`,
    [...own, ...own, ...own, ...own],
  );
}
