import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@hausgeist/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANONYMOUS, type RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { AuditLog } from '../audit-log.js';
import { PLATFORM_CHAIN } from './audit-chain.entity.js';
import { placeCheckpoints } from './checkpoint.js';
import { printReport } from './print-report.js';
import { verifyChains } from './verify-chains.js';

describe('the chain of the audit log', () => {
  let app: TestApp;
  let company: { id: string; name: string };
  const audit = new AuditLog();

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => {
    company = { id: randomUUID(), name: 'Nordlicht' };
  });
  afterAll(() => app.stop());

  const record = async (action: AuditAction, of: typeof company | null = company) =>
    transactional(app.em(), async (em) => {
      const context = { actor: ANONYMOUS, em, address: '192.0.2.7', requestId: 'test' };
      await audit.record(
        context as RequestContext,
        em,
        action,
        {
          ...(of ? { company: of } : {}),
          subject: { kind: 'endUser', id: randomUUID(), name: 'Jörg Müller' },
        },
        { fields: ['name'], 'z a': 1.5, a: null },
      );
    });
  const recordThree = async () => {
    for (const action of ['flat.created', 'flat.updated', 'flat.deleted'] as const)
      await record(action);
  };
  const report = async (known = {}) =>
    (await verifyChains(app.em(), known)).find(({ id }) => id === company.id);
  const idOf = async (action: string) => {
    const [row] = await app
      .em()
      .execute<{ id: string }[]>('select id from audit_entry where company_id = ? and action = ?', [
        company.id,
        action,
      ]);
    return row?.id ?? '';
  };

  /** What a person with the rights of the database's owner does: takes the triggers away first. */
  const tamper = async (work: (tx: EntityManager) => Promise<unknown>) =>
    app.em().transactional(async (tx) => {
      const tables = ['audit_entry', 'audit_link'];
      for (const table of tables) await tx.execute(`alter table ${table} disable trigger user`);
      await work(tx);
      for (const table of tables) await tx.execute(`alter table ${table} enable trigger user`);
    });

  it('is whole, for a company and for the platform', async () => {
    await recordThree();
    await record('release.stored', null);
    expect(await report()).toMatchObject({ links: 3, seq: '3' });
    expect(await report()).not.toHaveProperty('broken');
    const reports = await verifyChains(app.em());
    expect(reports.find(({ id }) => id === PLATFORM_CHAIN)?.links).toBeGreaterThan(0);
    expect(printReport(reports)).toContain('chains are whole');
  });

  it('stays whole when many write at once, to one chain and to several', async () => {
    const other = { id: randomUUID(), name: 'Seeblick' };
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => record('flat.updated', index % 2 ? other : company)),
    );
    const reports = await verifyChains(app.em());
    const found = reports.filter(({ id }) => [company.id, other.id].includes(id));
    expect(found.map(({ links, broken }) => [links, broken])).toEqual([
      [20, undefined],
      [20, undefined],
    ]);
  });

  it('is not added to by what is rolled back', async () => {
    await recordThree();
    const lost = transactional(app.em(), async (em) => {
      const context = { actor: ANONYMOUS, em, address: '', requestId: 'test' };
      await audit.record(context as RequestContext, em, 'flat.deleted', { company });
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    expect(await report()).toMatchObject({ links: 3, seq: '3' });
  });

  it.each([
    ['action', `action = 'x.other'`],
    ['moment', `at = at + interval '1 microsecond'`],
    ['name', `subject_name = 'Anna Weiß'`],
    ['details', `details = '{}'`],
    ['company', `company_name = 'Seeblick'`],
  ])('names the entry whose %s was changed', async (what, set) => {
    await recordThree();
    const id = await idOf('flat.updated');
    await tamper((tx) => tx.execute(`update audit_entry set ${set} where id = ?`, [id]));
    const fault = what === 'moment' ? 'ENTRY_MISSING' : 'ENTRY_CHANGED';
    expect((await report())?.broken).toEqual({ seq: '2', entryId: id, fault });
  });

  it('names an entry that was removed, with its link or without', async () => {
    await recordThree();
    const id = await idOf('flat.updated');
    await tamper((tx) => tx.execute('delete from audit_entry where id = ?', [id]));
    expect((await report())?.broken).toEqual({ seq: '2', entryId: id, fault: 'ENTRY_MISSING' });
    expect(printReport(await verifyChains(app.em()))).toContain(`Link 2 (entry ${id}) has lost`);
    await tamper((tx) => tx.execute('delete from audit_link where entry_id = ?', [id]));
    expect((await report())?.broken).toEqual({ seq: '2', fault: 'LINK_MISSING' });
  });

  it('names the first of two that changed places', async () => {
    await recordThree();
    await tamper((tx) =>
      tx.execute(`update audit_link set seq = 5 - seq + 1000 where chain = ? and seq in (2, 3)`, [
        company.id,
      ]),
    );
    await tamper((tx) =>
      tx.execute('update audit_link set seq = seq - 1000 where chain = ? and seq > 1000', [
        company.id,
      ]),
    );
    expect((await report())?.broken).toMatchObject({ seq: '2', fault: 'LINK_CHANGED' });
  });

  it('names an entry that was slipped in past the triggers', async () => {
    await recordThree();
    const id = randomUUID();
    await tamper((tx) =>
      tx.execute(
        `insert into audit_entry (at, id, actor_kind, actor_name, action, company_id, details, address, request_id)
         values (now(), ?, 'admin', 'X', 'x.slipped', ?, '{}', '', '')`,
        [id, company.id],
      ),
    );
    expect((await report())?.broken).toEqual({ entryId: id, fault: 'NOT_CHAINED' });
    await tamper((tx) => tx.execute('delete from audit_entry where id = ?', [id]));
  });

  it('shows by an end kept elsewhere that its last entries were cut off', async () => {
    await recordThree();
    const before = await report();
    const known = { [company.id]: { seq: before?.seq ?? '', hash: before?.hash ?? '' } };
    const id = await idOf('flat.deleted');
    await tamper(async (tx) => {
      await tx.execute('delete from audit_entry where id = ?', [id]);
      await tx.execute('delete from audit_link where entry_id = ?', [id]);
      await tx.execute(
        `update audit_chain set seq = 2, hash = (select hash from audit_link where chain = id and seq = 2) where id = ?`,
        [company.id],
      );
    });
    expect(await report()).not.toHaveProperty('broken');
    expect((await report(known))?.broken).toEqual({ seq: '3', fault: 'LINK_MISSING' });
  });

  it('stays provable when a person gets a pseudonym, and forgets the salt that hid the name', async () => {
    await recordThree();
    const id = await idOf('flat.updated');
    await transactional(app.em(), async (tx) => {
      await tx.execute(`set local hausgeist.pseudonymising = 'on'`);
      await tx.execute(
        `update audit_entry set subject_name = 'person-1', details = '{}' where id = ?`,
        [id],
      );
    });
    const found = await report();
    expect(found).toMatchObject({ links: 4, pseudonymised: 1 });
    expect(found).not.toHaveProperty('broken');
    const salts = await app
      .em()
      .execute(
        'select kind, salt is null as gone from audit_link where entry_id = ? order by seq',
        [id],
      );
    expect(salts).toEqual([
      { kind: 'made', gone: true },
      { kind: 'pseudonymised', gone: false },
    ]);
    await tamper((tx) =>
      tx.execute(`update audit_entry set subject_name = 'person-2' where id = ?`, [id]),
    );
    expect((await report())?.broken).toMatchObject({ entryId: id, fault: 'ENTRY_CHANGED' });
  });

  it('is never changed by statements of the product', async () => {
    await recordThree();
    for (const sql of ['update audit_link set seq = seq + 1', 'delete from audit_link']) {
      const change = app.em().execute(`${sql} where chain = ?`, [company.id]);
      await expect(change).rejects.toThrow('never changed');
    }
  });

  it('goes on behind months that were dropped, and tells of them itself', async () => {
    await app.em().execute(
      `insert into audit_entry (at, id, actor_kind, actor_name, action, company_id, company_name, details, address, request_id)
       select timestamptz '2020-05-01' + day * interval '1 day', gen_random_uuid(), 'admin', 'X', 'x.old', ?::uuid, 'Nordlicht', '{}', '', ''
         from generate_series(1, 3) day`,
      [company.id],
    );
    await record('flat.created');
    const end = new Date('2021-01-01');
    await placeCheckpoints(app.em(), end);
    await placeCheckpoints(app.em(), end);
    await tamper((tx) =>
      tx.execute('delete from audit_entry where at < ? and company_id = ?', [end, company.id]),
    );
    const found = await report();
    expect(found).toMatchObject({ links: 2, seq: '5', droppedBefore: end });
    expect(found).not.toHaveProperty('broken');
    await tamper((tx) =>
      tx.execute(`update audit_chain set base_hash = '\\x00' where id = ?`, [company.id]),
    );
    expect((await report())?.broken).toEqual({ fault: 'BEGINNING_CHANGED' });
  });
});
