import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';

/** How much is put into the database. */
export const AMOUNTS = {
  companies: 1_000,
  companyUsers: 10_000,
  invitations: 2_000,
  endUsers: 100_000,
  admins: 200,
  auditEntries: 100_000,
};

/** Three servers that had work in every minute of the last days and every hour of a month. */
const PROCESSES = 3;
const METRIC_DAYS = { minute: 2, hour: 30 };

const PEOPLE = `(array['Anna','Bernd','Çiğdem','Dörte','Emil','Fatma','Götz','Hanna','Ingo','Jana'])[1 + i % 10] as first_name,
  (array['Albers','Bräuer','Çelik','Öztürk','Schröder','Lehmann','Müller','Petersen','Weiß','Thomsen','Huber'])[1 + i % 11] || ' ' || (i / 110) as last_name`;

const STATEMENTS = [
  `create temporary table made as
   select i, gen_random_uuid() as id from generate_series(0, ${AMOUNTS.companies - 1}) i`,
  `create index on made (i)`,
  `insert into company (id, name, address, email, phone, created_at, updated_at)
   select id, (array['Lindenhof','Seeblick','Nordlicht','Ährenfeld','Bergmann'])[1 + i % 5] || ' Hausverwaltung ' || i,
          'Hafenstraße ' || i || ', 20457 Hamburg', 'team-' || i || '@verwaltung.example',
          '040 ' || (100000 + i), now() - i * interval '1 hour', now() from made`,
  `insert into company_user (id, managing_company_id, first_name, last_name, email, password_hash,
                             role, status, created_at, updated_at)
   select gen_random_uuid(), made.id, first_name, last_name, 'mitarbeiter-' || p.i || '@verwaltung.example', 'none',
          (array['COMPANY_ADMIN','COMPANY_MANAGER','COMPANY_STAFF'])[1 + p.i / ${AMOUNTS.companies} % 3],
          (array['ACTIVE','ACTIVE','ACTIVE','INACTIVE','SUSPENDED'])[1 + p.i % 5], now() - p.i * interval '1 minute', now()
     from (select i, ${PEOPLE} from generate_series(0, ${AMOUNTS.companyUsers - 1}) i) p
     join made on made.i = p.i % ${AMOUNTS.companies}`,
  `insert into company_invitation (id, managing_company_id, email, first_name, last_name, role,
                                   token_hash, invited_by, expires_at, sent_at, created_at)
   select gen_random_uuid(), made.id, 'eingeladen-' || p.i || '@verwaltung.example', first_name, last_name,
          'COMPANY_STAFF', 'digest ' || p.i, 'Petra Schröder', now() + interval '1 day', now(), now()
     from (select i, ${PEOPLE} from generate_series(0, ${AMOUNTS.invitations - 1}) i) p
     join made on made.i = p.i % ${AMOUNTS.companies}`,
  `insert into end_user (id, managing_company_id, type, first_name, last_name, email, phone, address,
                         apartment_number, auth_number, created_at, updated_at)
   select gen_random_uuid(), made.id, (array['Tenant','Tenant','Owner'])[1 + p.i % 3], first_name, last_name,
          'person-' || p.i || '@post.example', '0171 ' || (3000000 + p.i), 'Lindenallee ' || p.i % 300 || ', 20095 Hamburg',
          (p.i % 12) || ' links', (100000 + p.i % 900000)::text, now() - p.i * interval '1 minute', now()
     from (select i, ${PEOPLE} from generate_series(0, ${AMOUNTS.endUsers - 1}) i) p
     join made on made.i = p.i % ${AMOUNTS.companies}`,
  `insert into admin (id, first_name, last_name, email, is_verified, created_at, updated_at)
   select gen_random_uuid(), first_name, last_name, 'admin-' || i || '@plattform.example', true, now(), now()
     from (select i, ${PEOPLE} from generate_series(0, ${AMOUNTS.admins - 1}) i) p`,
  // One entry of each company a transaction: each writes the row that says where the company's chain ends.
  ...Array.from(
    { length: AMOUNTS.auditEntries / AMOUNTS.companies },
    (
      _,
      round,
    ) => `insert into audit_entry (id, at, actor_kind, actor_id, actor_name, action, company_id, company_name,
                            subject_kind, subject_id, subject_name, details, address, request_id)
   select gen_random_uuid(), now() - p.i * interval '5 minutes', 'admin', gen_random_uuid(), first_name || ' ' || last_name,
          (array['company.updated','endUser.created','endUser.updated','companyUser.invited'])[1 + p.i % 4],
          made.id, 'Hausverwaltung ' || made.i, 'endUser', gen_random_uuid(), 'Person ' || p.i,
          '{"fields": ["phone"]}', '127.0.0.1', 'bench'
     from (select i, ${PEOPLE} from generate_series(${round * AMOUNTS.companies}, ${(round + 1) * AMOUNTS.companies - 1}) i) p
     join made on made.i = p.i % ${AMOUNTS.companies}`,
  ),
  ...(['minute', 'hour'] as const).map(
    (unit) => `insert into metric_${unit} (starts_at, metric_group, label, process, sums)
   select date_trunc('${unit}', now()) - n * interval '1 ${unit}', kind, label, 'process-' || process, sums::jsonb
     from generate_series(1, ${METRIC_DAYS[unit] * 24 * (unit === 'minute' ? 60 : 1)}) n,
          generate_series(1, ${PROCESSES}) process,
          (values ('api', '', '{"requests": 120, "ms": 5400.5, "errors": 1, "slow": 1}'),
                  ('model', 'gpt-4.1-mini', '{"requests": 9, "inputTokens": 9000, "outputTokens": 1200, "cost": 0.006}'),
                  ('model', 'text-embedding-3-small', '{"requests": 9, "inputTokens": 200, "outputTokens": 0, "cost": 0.000004}'),
                  ('cache', '', '{"l1Hits": 7, "l2Hits": 2, "misses": 1}'),
                  ('rag', '', '{"queries": 10, "skipped": 1, "attempts": 9, "successes": 9, "ms": 400.25}')) k (kind, label, sums)`,
  ),
  // The product does so itself, within a minute.
  'vacuum (analyze)',
];

/** Fills the database of a product that does not run, without the detour over the product. */
export async function fillDatabase(dataDir: string): Promise<void> {
  const database = await PGlite.create({
    dataDir: join(dataDir, 'database'),
    extensions: { vector, pg_trgm, btree_gin },
  });
  try {
    for (const statement of STATEMENTS) await database.exec(statement);
  } finally {
    await database.close();
  }
}
