import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditEntryConnection } from './audit-log.type.js';

const QUERY = `query ($first: Int, $after: String, $offset: Int, $filter: AuditEntryFilter) {
  auditLog(first: $first, after: $after, offset: $offset, filter: $filter) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage endCursor }
    edges { cursor node {
      id at actorKind actorId actorName action companyId companyName subjectKind subjectId
      subjectName details address
    } }
  }
}`;

describe('the audit log', () => {
  const company = { companyId: randomUUID(), companyName: 'Nordlicht 100%' };
  const actorId = randomUUID();
  let app: TestApp;
  let client: TestClient;

  beforeAll(async () => {
    app = await startTestApp();
    client = await asAdmin(app, await createAdmin(app.em()));
    const em = app.em();
    await createAdmin(em, { id: actorId, email: 'petra.s@audit.example' });
    for (let day = 1; day <= 5; day += 1) {
      em.create(AuditEntry, {
        at: new Date(Date.UTC(2026, 0, day)),
        actorKind: 'admin',
        actorName: 'Petra Schröder',
        action: day % 2 ? 'company.updated' : 'admin.invited',
        details: day === 1 ? {} : { fields: ['name'] },
        address: '127.0.0.1',
        requestId: 'test',
        ...(day <= 2 ? company : {}),
        ...(day === 3 ? { actorId, subjectName: 'ÜBER_ALLES', subjectKind: 'endUser' } : {}),
      });
    }
    await em.flush();
  });
  afterAll(() => app.stop());

  const list = async (variables: object = {}) => {
    const { data, errors } = await client.graphql<{ auditLog: AuditEntryConnection }>(
      QUERY,
      variables,
    );
    if (errors || !data) throw new Error(errors?.[0]?.extensions.code);
    return data.auditLog;
  };
  const days = async (filter: object) =>
    (await list({ filter })).edges.map(({ node }) => new Date(node.at).getUTCDate());

  it('lists the newest first, page by page, each entry once', async () => {
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const { edges, pageInfo, totalCount } = await list({ first: 2, after });
      expect(totalCount).toBe(5);
      seen.push(...edges.map(({ node }) => String(node.at).slice(0, 10)));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(['05', '04', '03', '02', '01'].map((day) => `2026-01-${day}`));
    for (const offset of [0, 1, 2, 3, 4, 5, 9]) {
      const { edges, pageInfo } = await list({ first: 2, offset });
      const dates = edges.map(({ node }) => String(node.at).slice(0, 10));
      expect(dates).toEqual(seen.slice(offset, offset + 2));
      expect(pageInfo.hasNextPage).toBe(offset < 3);
    }
    const last = await list({ first: 2, offset: 4 });
    expect(last.edges).toHaveLength(1);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('gives details as JSON, and null where there are none', async () => {
    const { edges } = await list({ first: 5 });
    expect(edges.map(({ node }) => node.details)).toEqual([
      ...Array.from({ length: 4 }, () => ({ fields: ['name'] })),
      null,
    ]);
  });

  it.each<[string, object, number[]]>([
    ['a company', { companyId: company.companyId }, [2, 1]],
    ['a person', { actorId }, [3]],
    ['an action', { action: 'admin.invited' }, [4, 2]],
    ['a time', { from: '2026-01-02T00:00:00Z', to: '2026-01-04T00:00:00Z' }, [3, 2]],
    ['a company by name', { search: 'nordLICHT' }, [2, 1]],
    ['a thing by name', { search: 'über_' }, [3]],
    ['signs that mean something elsewhere', { search: '100%' }, [2, 1]],
    ['a network address', { search: '127.0.0.1' }, [5, 4, 3, 2, 1]],
    ['a word of the details', { search: 'Fields' }, [5, 4, 3, 2]],
    ['a person by their e-mail address', { search: 'Petra.S@audit' }, [3]],
    ['no person of another address', { search: 'petra.t@audit' }, []],
    ['nothing', { search: '100_' }, []],
    ['an id that is none', { companyId: "' or 1=1" }, []],
    ['several at once', { search: 'petra', action: 'company.updated', ...company }, [1]],
  ])('finds %s', async (_name, filter, expected) => {
    const { companyName: _unused, ...conditions } = filter as { companyName?: string };
    expect(await days(conditions)).toEqual(expected);
  });

  it.each([
    { first: 0 },
    { offset: -1 },
    { after: 'nonsense' },
    { filter: { search: 'x'.repeat(300) } },
  ])('refuses %j', async (variables) => {
    await expect(list(variables)).rejects.toThrow('BAD_USER_INPUT');
  });

  it.each(['update audit_entry set action = ?', 'delete from audit_entry where action <> ?'])(
    'cannot be changed: %s',
    async (sql) => {
      const action = 'nothing.happened';
      await expect(app.em().execute(sql, [action])).rejects.toThrow(
        'Audit entries are never changed.',
      );
      expect((await list()).totalCount).toBe(5);
    },
  );

  it('leaves out that people signed in or out', async () => {
    const em = app.em();
    for (const action of ['session.signed-in', 'session.signed-out', 'session.refused']) {
      em.create(AuditEntry, {
        ...{ at: new Date(Date.UTC(2026, 0, 9)), actorKind: 'admin', actorName: 'Uta', action },
        ...{ address: '127.0.0.1', requestId: 'test' },
      });
    }
    await em.flush();
    const filter = { search: 'uta' };
    expect((await list({ filter })).totalCount).toBe(3);
    const { edges, totalCount } = await list({ filter: { ...filter, withoutSignIns: true } });
    expect(totalCount).toBe(1);
    expect(edges.map(({ node }) => node.action)).toEqual(['session.refused']);
  });
});
