import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createEndUser } from '../../testing/factories.js';
import type { Database } from '../../platform/database/index.js';
import { openTestDatabase } from '../../testing/open-database.js';
import { uniqueKey } from '../../testing/unique-key.js';
import { countEndUsers } from './management/end-user-list.repository.js';

const COPIES = `insert into end_user (id, managing_company_id, type, first_name, last_name, email, phone, address,
    apartment_number, auth_number, created_at, updated_at)
  select gen_random_uuid(), u.managing_company_id, case when i % 3 = 0 then 'Owner' else 'Tenant' end, u.first_name,
         u.last_name, i || u.email, u.phone, u.address, u.apartment_number, u.auth_number, now(), now()
    from end_user u, generate_series(1, ?::int) i where u.id = ?`;

describe('the kept numbers of tenants and owners', () => {
  let database: Database;
  const em = () => database.orm.em.fork();

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(async () => {
    await database.close();
  });

  const companyOfOne = async () => {
    const company = await createCompany(em());
    const person = await createEndUser(em(), company, { email: `a-${uniqueKey()}@post.example` });
    return { company, person };
  };
  const counts = (companyId: string) => countEndUsers(em(), { companyId });

  it('follow statements about one person and about many', async () => {
    const { company, person } = await companyOfOne();
    expect(await counts(company.id)).toEqual({ tenants: 1, owners: 0, total: 1 });
    await em().execute(COPIES, [9, person.id]);
    expect(await counts(company.id)).toEqual({ tenants: 7, owners: 3, total: 10 });
    await em().execute(`update end_user set type = 'Owner' where id = ?`, [person.id]);
    expect(await counts(company.id)).toEqual({ tenants: 6, owners: 4, total: 10 });
    await em().execute(`delete from end_user where managing_company_id = ? and type = 'Owner'`, [
      company.id,
    ]);
    expect(await counts(company.id)).toEqual({ tenants: 6, owners: 0, total: 6 });
  });

  it('stay as they were after what is rolled back', async () => {
    const { company, person } = await companyOfOne();
    const failed = em().transactional(async (tx) => {
      await tx.execute(COPIES, [5, person.id]);
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    expect((await counts(company.id)).total).toBe(1);
  });

  it('add up when many transactions add people to one company', async () => {
    const { company, person } = await companyOfOne();
    const adding = Array.from({ length: 8 }, () =>
      em().transactional(async (tx) => {
        const { email } = await createEndUser(tx, company, {
          email: `${uniqueKey()}@post.example`,
        });
        await tx.execute('select pg_sleep(0.02)');
        await tx.execute('delete from end_user where email = ?', [email]);
        await createEndUser(tx, company, { email: `b${uniqueKey()}@post.example` });
      }),
    );
    await Promise.all(adding);
    expect((await counts(company.id)).total).toBe(9);
    await em().execute('delete from end_user where managing_company_id = ? and id <> ?', [
      company.id,
      person.id,
    ]);
    expect((await counts(company.id)).total).toBe(1);
  });

  it('leave nothing of a company that is deleted', async () => {
    const { company, person } = await companyOfOne();
    await em().execute(COPIES, [9, person.id]);
    await em().execute('delete from company where id = ?', [company.id]);
    const rows = await em().execute('select 1 from end_user_count where managing_company_id = ?', [
      company.id,
    ]);
    expect(rows).toEqual([]);
  });
});
