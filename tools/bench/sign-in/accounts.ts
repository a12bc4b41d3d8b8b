import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';

/** Of an unknown password, with the cost that the server uses. */
const HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$tZ7Nvf7rfB9Z1SPEfyJtoQ$tzBwPwoG4Fnbw3kgCg1pK1SCQCrNg0Bcv0XTZx6kVn0';

/** Addresses of accounts by the kind of person, and as many similar ones without an account. */
export const addressesOf = (kind: 'end-user' | 'admin' | 'company-user', count: number) => ({
  known: Array.from({ length: count }, (_, index) => `${kind}-${1000 + index}@known.example`),
  unknown: Array.from({ length: count }, (_, index) => `${kind}-${1000 + index}@other.example`),
});

/** Adds `count` accounts of each kind to the database of a product that does not run. */
export async function addAccounts(dataDir: string, count: number): Promise<void> {
  const database = await PGlite.create({
    dataDir: join(dataDir, 'database'),
    extensions: { vector, pg_trgm, btree_gin },
  });
  const last = count - 1;
  const company = 'select id from company order by id limit 1';
  try {
    await database.exec(`
      insert into end_user (id, managing_company_id, type, first_name, last_name, email, phone,
                            address, apartment_number, auth_number, created_at, updated_at)
      select gen_random_uuid(), (${company}), 'Tenant', 'Jana', 'Öztürk',
             'end-user-' || 1000 + i || '@known.example', '0171 3920000', 'Lindenallee 12', '3 links',
             (100000 + i)::text, now(), now()
        from generate_series(0, ${last}) i;
      insert into admin (id, first_name, last_name, email, password_hash, is_verified, created_at,
                         updated_at)
      select gen_random_uuid(), 'Petra', 'Schröder', 'admin-' || 1000 + i || '@known.example',
             '${HASH}', true, now(), now()
        from generate_series(0, ${last}) i;
      insert into company_user (id, managing_company_id, first_name, last_name, email,
                                password_hash, role, status, created_at, updated_at)
      select gen_random_uuid(), (${company}), 'Miriam', 'Vogt',
             'company-user-' || 1000 + i || '@known.example', '${HASH}', 'COMPANY_STAFF', 'ACTIVE',
             now(), now()
        from generate_series(0, ${last}) i;
      analyze`);
  } finally {
    await database.close();
  }
}
