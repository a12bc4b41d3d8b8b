import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { root } from '../harness/paths.ts';

/** What a tenant types to sign in. */
export interface Account {
  email: string;
  authNumber: string;
}

/** The first tenant of the demo data. */
export function readDemoAccount(): Account {
  const file = readFileSync(join(root, 'graphql-server/demo/companies.json'), 'utf8');
  const companies = JSON.parse(file) as { endUsers: Account[] }[];
  const account = companies[0]?.endUsers[0];
  if (!account) throw new Error('The demo data has no tenant.');
  return account;
}

/** Makes up what tenants type to sign in. */
export const newAccounts = (count: number): Account[] =>
  Array.from({ length: count }, (_, index) => ({
    email: `bench-${index}@post.example`,
    authNumber: String(100_000 + index),
  }));

/**
 * Adds tenants as copies of the demo tenants: with its eight alone, fifty chats would run into the limit of
 * messages per person. A generated column takes no values.
 */
export const tenantsStatement = (accounts: readonly Account[]): string => `do $do$
  declare names text;
  begin
    select string_agg(quote_ident(column_name), ', ') into names from information_schema.columns
     where table_schema = 'public' and table_name = 'end_user' and is_generated = 'NEVER';
    execute format(
      'insert into end_user (%1$s)
       select %1$s from (select (jsonb_populate_record(model, jsonb_build_object(
         ''id'', gen_random_uuid(), ''email'', account->>''email'',
         ''auth_number'', account->>''authNumber''
       ))).*
       from jsonb_array_elements($1::jsonb) with ordinality as accounts (account, place)
       join (select *, row_number() over (order by email) as row from end_user) as numbered
         on numbered.row = 1 + accounts.place %% (select count(*) from end_user)
       join end_user as model on model.id = numbered.id) copies', names)
      using '${JSON.stringify(accounts)}';
  end $do$`;

/** Adds tenants to the embedded database of a product that does not run. */
export async function addTenants(dataDir: string, count: number): Promise<Account[]> {
  const accounts = newAccounts(count);
  const database = await PGlite.create({
    dataDir: join(dataDir, 'database'),
    extensions: { vector, pg_trgm, btree_gin },
  });
  try {
    await database.exec(tenantsStatement(accounts));
  } finally {
    await database.close();
  }
  return accounts;
}
