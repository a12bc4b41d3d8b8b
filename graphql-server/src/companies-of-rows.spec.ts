import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createEndUser } from './testing/factories.js';
import type { Database } from './platform/database/index.js';
import { openTestDatabase } from './testing/open-database.js';

/** Tables whose rows belong to no company, or not to one alone, and why. */
const OF_NOBODY: Record<string, string> = {
  admin: 'people of the platform',
  audit_chain: 'of companies and of the platform, by an id that outlives the company',
  audit_link: 'of a chain, which is of a company or of the platform',
  change_epoch: 'of the database',
  company: 'is the company',
  end_user_sign_in: 'of one person, found by their id',
  idempotent_request: 'answers by a digest of who asked; gone after a day',
  known_secret: 'of the database',
  mail: 'goes to addresses; who wrote it is not kept',
  metric_hour: 'sums over all companies',
  metric_minute: 'sums over all companies',
  mikro_orm_migrations: 'of the schema',
  model_price: 'of the platform',
  one_time_token: 'links of people of the platform and of companies, found before either is known',
  organisation_identity: 'of people of the platform and of companies, found before either is known',
  passkey: 'of people of the platform and of companies, found before either is known',
  quota_use: 'of companies, their people, and all together; gone after a month',
  retention_run: 'sums over all companies',
  front_end: 'programs for all',
  operator_details: 'who operates the platform',
  release: 'programs for all',
  release_error: 'programs for all',
  release_health: 'programs for all',
  release_pointer: 'programs for all',
  release_trial: 'programs for all',
  release_vital: 'programs for all',
  second_factor: 'of people of the platform and of companies, found before either is known',
  session: 'of people of the platform and of companies, found before either is known',
  sign_in_challenge: 'questions to browsers before it is known who answers; gone after ten minutes',
  sign_in_code: 'of one person, found by their id',
  webhook_event: 'one event goes to endpoints of its company and of the platform',
};

/** Tables that also hold rows of the platform, which name no company. */
const OR_OF_PLATFORM = [
  ...['api_key', 'audit_entry', 'notification', 'notification_settings', 'push_device'],
  ...['retention_rule', 'webhook', 'webhook_delivery'],
];

/** Tables that are only ever read by another column, which leads to one company. */
const READ_OTHERWISE: Record<string, string> = {
  passage_vector: 'by the prompt file; an index of its own would be the largest of all',
  webhook_delivery: 'by the endpoint',
};

/** Keys that cannot hold the company, as rows of the platform have none. */
const PLAIN_KEYS = ['webhook_delivery_webhook_id_foreign'];

interface Column {
  table: string;
  column: string | null;
  required: boolean | null;
}

/** A foreign key, with its columns and those that they point to. */
interface Key {
  name: string;
  table: string;
  target: string;
  columns: string[];
  targets: string[];
}

const isCompany = (column = '') => /^(?:managing_)?company_id$/.test(column);

describe('rows of companies', () => {
  let database: Database;
  const em = () => database.orm.em.fork();

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(async () => {
    await database.close();
  });

  const companyColumns = () =>
    em().execute<Column[]>(
      `select c.relname as table, a.attname as column, a.attnotnull as required
         from pg_class c
         left join pg_attribute a on a.attrelid = c.oid
              and a.attname in ('company_id', 'managing_company_id')
        where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
          and not c.relispartition
        order by 1`,
    );

  const ofCompanies = async () =>
    (await companyColumns()).map(({ table }) => table).filter((table) => !OF_NOBODY[table]);

  it('name it, in every table but those of which a reason is known', async () => {
    const columns = await companyColumns();
    const without = columns.filter(({ column }) => column === null).map(({ table }) => table);
    expect(without).toEqual(Object.keys(OF_NOBODY).toSorted());
    const optional = columns.filter(({ required }) => required === false);
    expect(optional.map(({ table }) => table)).toEqual(OR_OF_PLATFORM);
  });

  it('are found by it', async () => {
    const indexed = await em().execute<{ table: string }[]>(
      `select distinct i.indrelid::regclass::text as table
         from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where a.attname in ('company_id', 'managing_company_id') and i.indisvalid`,
    );
    const found = new Set(indexed.map(({ table }) => table));
    const others = (await ofCompanies()).filter((table) => !found.has(table));
    expect(others).toEqual(Object.keys(READ_OTHERWISE));
  });

  it('point to rows of the same company only, by checked keys', async () => {
    const all = await em().execute<Key[]>(
      `select k.conname as name, k.conrelid::regclass::text as table, k.confrelid::regclass::text as target,
              array(select a.attname::text from unnest(k.conkey) with ordinality u(n, place)
                      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n
                     order by place) as columns,
              array(select a.attname::text from unnest(k.confkey) with ordinality u(n, place)
                      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n
                     order by place) as targets
         from pg_constraint k
        where k.contype = 'f' and k.conparentid = 0 and k.convalidated
          and k.connamespace = current_schema()::regnamespace`,
    );
    const tables = await ofCompanies();
    const keys = all.filter(
      ({ table, target }) => tables.includes(table) && tables.includes(target),
    );
    const loose = keys.filter(
      ({ columns, targets }) =>
        !columns.some((column, place) => isCompany(column) && isCompany(targets[place])),
    );
    expect(keys.length).toBeGreaterThan(7);
    expect(loose.map(({ name }) => name)).toEqual(PLAIN_KEYS);
    const unchecked = await em().execute(
      `select conname from pg_constraint where not convalidated`,
    );
    expect(unchecked).toEqual([]);
  });

  it('are refused where they mix two companies up', async () => {
    const [own, other] = [await createCompany(em()), await createCompany(em())];
    const stranger = await createEndUser(em(), other);
    await expect(
      em().execute(
        `insert into conversation (id, session_id, company_id, end_user_id, started_at)
         values (gen_random_uuid(), ?, ?, ?, now())`,
        [randomUUID(), own.id, stranger.id],
      ),
    ).rejects.toMatchObject({ code: '23503' });
  });
});
