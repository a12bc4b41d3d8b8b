import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { companyUserEmail } from './consoles.ts';

/** People of the demo company, and entries of its audit log. */
export const ROWS = 10_000;

const NAMES = `(array['Anna','Bernd','Çiğdem','Dörte','Emil','Fatma','Götz','Hanna','Ingo','Jana'])[1 + i % 10]`;
const SURNAMES = `(array['Albers','Bräuer','Çelik','Öztürk','Schröder','Lehmann','Petersen','Weiß'])[1 + i % 8] || ' ' || i`;
const COMPANY = `(select managing_company_id from company_user where email = '${companyUserEmail()}')`;

const STATEMENTS = [
  `insert into end_user (id, managing_company_id, type, first_name, last_name, email, phone, address,
                         apartment_number, auth_number, created_at, updated_at)
   select gen_random_uuid(), ${COMPANY}, (array['Tenant','Tenant','Owner'])[1 + i % 3], ${NAMES}, ${SURNAMES},
          'person-' || i || '@post.example', '0171 ' || (3000000 + i), 'Lindenallee ' || i % 300 || ', 20095 Hamburg',
          (i % 12) || ' links', (100000 + i)::text, now() - i * interval '1 minute', now()
     from generate_series(1, ${ROWS}) i`,
  `insert into audit_entry (id, at, actor_kind, actor_id, actor_name, action, company_id, company_name,
                            subject_kind, subject_id, subject_name, details, address, request_id)
   select gen_random_uuid(), now() - i * interval '5 minutes', 'companyUser', gen_random_uuid(), ${NAMES},
          (array['company.updated','endUser.created','endUser.updated','companyUser.invited'])[1 + i % 4],
          ${COMPANY}, 'Lindenhof', 'endUser', gen_random_uuid(), ${SURNAMES}, '{"fields": ["phone"]}', '127.0.0.1', 'bench'
     from generate_series(1, ${ROWS}) i`,
  'vacuum (analyze)',
];

/** Gives the demo company many people and entries, while the product does not run. */
export async function addRows(dataDir: string): Promise<void> {
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
