import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANONYMOUS, type RequestContext } from '../../platform/context/index.js';
import {
  type Database,
  type EntityManager,
  keepPartitions,
  transactional,
} from '../../platform/database/index.js';
import { openTestDatabase } from '../../testing/open-database.js';
import { countAuditEntries } from './audit-log-list.repository.js';
import { AuditLog } from './audit-log.js';
import { PLATFORM_CHAIN } from './chain/audit-chain.entity.js';
import { placeCheckpoints } from './chain/checkpoint.js';

const exactly = (ofCompany: number) => ({ ofCompany, off: 0, offOfAll: 0 });

describe('the number of audit entries', () => {
  const audit = new AuditLog();
  let database: Database;
  let companyId: string;
  const em = () => database.orm.em.fork();

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => {
    companyId = randomUUID();
  });
  afterAll(async () => {
    await database.close();
  });

  const record = (tx: EntityManager, company: string | undefined = companyId) =>
    audit.record(
      { actor: ANONYMOUS, address: '', requestId: '' } as RequestContext,
      tx,
      'flat.created',
      { ...(company ? { company: { id: company, name: 'Nordlicht' } } : {}) },
    );
  const recordOne = (company?: string) => transactional(em(), (tx) => record(tx, company));
  const add = (at: string) =>
    em().execute(
      `insert into audit_entry (id, at, actor_kind, actor_name, action, company_id, details, address, request_id)
       values (gen_random_uuid(), ?, 'admin', 'X', 'x.old', ?, '{}', '', '')`,
      [at, companyId],
    );

  /** How many the company has by the log, and how far that and the number of all are from the rows. */
  async function numbers() {
    const [rows] = await em().execute<{ company: number; all: number }[]>(
      'select count(*) filter (where company_id = ?)::int as company, count(*)::int as all from audit_entry',
      [companyId],
    );
    const ofCompany = await countAuditEntries(em(), { companyId });
    const ofAll = await countAuditEntries(em(), {});
    return { ofCompany, off: ofCompany - (rows?.company ?? 0), offOfAll: ofAll - (rows?.all ?? 0) };
  }

  it('is that of a company, or of all and the platform', async () => {
    expect(await countAuditEntries(em(), { companyId })).toBe(0);
    await recordOne();
    await recordOne();
    await recordOne(randomUUID());
    await em().execute(
      `insert into audit_entry (id, at, actor_kind, actor_name, action, details, address, request_id)
       values (gen_random_uuid(), now(), 'admin', 'X', 'x.platform', '{}', '', '')`,
    );
    expect(await numbers()).toEqual(exactly(2));
    for (const of of [PLATFORM_CHAIN, 'no-id']) {
      expect(await countAuditEntries(em(), { companyId: of })).toBe(0);
    }
    expect(await countAuditEntries(em(), { companyId, action: 'x.other' })).toBe(0);
  });

  it('stays as it was after what is rolled back', async () => {
    await recordOne();
    const failed = transactional(em(), async (tx) => {
      await record(tx);
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    expect(await numbers()).toEqual(exactly(1));
  });

  it('adds up when many write at once, several entries each', async () => {
    const other = randomUUID();
    const writing = Array.from({ length: 12 }, (_, index) =>
      transactional(em(), async (tx) => {
        await record(tx, index % 2 ? other : companyId);
        await record(tx);
      }),
    );
    await Promise.all(writing);
    expect(await numbers()).toEqual(exactly(18));
  });

  it('does not grow with the links that pseudonyms make', async () => {
    await recordOne();
    await recordOne();
    await transactional(em(), async (tx) => {
      await record(tx);
      await tx.execute(`set local hausgeist.pseudonymising = 'on'`);
      await tx.execute(`update audit_entry set actor_name = 'person-1' where company_id = ?`, [
        companyId,
      ]);
    });
    expect(await numbers()).toEqual(exactly(3));
  });

  it('shrinks by months that are dropped, and by nothing else', async () => {
    // As after some months: rows of before have a beginning, and rows of no month a partition of their own.
    const [bound] = await em().execute<{ bound: string }[]>(
      `select pg_get_expr(relpartbound, oid) as bound from pg_class where relname = 'audit_entry_before'`,
    );
    const end = /TO \(('[^']+')\)/.exec(bound?.bound ?? '')?.[1] ?? '';
    await em().execute('alter table audit_entry detach partition audit_entry_before');
    await em().execute(
      `alter table audit_entry attach partition audit_entry_before for values from ('2021-01-01') to (${end})`,
    );
    for (const month of [5, 6]) {
      await em().execute(
        `create table audit_entry_2020_0${month} partition of audit_entry
           for values from ('2020-0${month}-01 00:00:00+00') to ('2020-0${month + 1}-01 00:00:00+00')`,
      );
    }
    for (const at of ['2020-04-02', '2020-05-02', '2020-05-03', '2020-06-02']) await add(at);
    await recordOne();
    expect(await numbers()).toEqual(exactly(5));
    const drop = (now: string) =>
      keepPartitions(
        em(),
        { name: 'audit_entry', keptDays: 31, beforeDrop: placeCheckpoints },
        new Date(now),
      );
    // One entry in each chain tells of the months that went.
    expect((await drop('2020-07-02')).dropped).toEqual(['audit_entry_2020_05']);
    expect(await numbers()).toEqual(exactly(4));
    expect((await drop('2020-08-02')).dropped).toEqual(['audit_entry_2020_06']);
    expect(await numbers()).toEqual(exactly(4));
    await placeCheckpoints(em(), new Date('2020-07-01'));
    expect(await numbers()).toEqual(exactly(4));
  });
});
