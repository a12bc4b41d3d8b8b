import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, statusByRole } from '../../testing/cast.js';
import { createConversation } from '../../testing/conversations.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

const PATH = '/api/company/analytics/export?period=own&from=2026-03-27&to=2026-03-28';

const textOf = async (client: TestClient, path: string) =>
  Buffer.from(await (await client.fetch(path)).arrayBuffer()).toString('utf8');

describe('exports of figures', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
    const startedAt = new Date('2026-03-27T10:00:00+01:00');
    const messages = [{ text: 'Hallo' }, { text: 'Guten Tag', sender: 'BOT' as const }];
    await createConversation(app.em(), cast.own, { startedAt, category: '=1+1', messages });
    await app
      .em()
      .execute('update company set created_at = ? where id = ?', [
        new Date('2026-03-28T12:00:00Z'),
        cast.own.id,
      ]);
  });
  afterAll(() => app.stop());

  it('are tables in the language asked for, without formulas', async () => {
    const series = await textOf(cast.clients.manager, `${PATH}&table=series&language=de`);
    expect(series.charCodeAt(0)).toBe(0xfeff);
    const [head, first, second] = parseCsv(series, { delimiter: ';' });
    expect(head?.slice(0, 2)).toEqual(['Zeit', 'Gespräche']);
    expect(first?.slice(0, 4)).toEqual(['2026-03-27', '1', '', '2']);
    expect(second?.slice(0, 2)).toEqual(['2026-03-28', '0']);
    const categories = await textOf(cast.clients.manager, `${PATH}&table=categories`);
    expect(parseCsv(categories)[1]?.[0]).toBe("'=1+1");
  });

  it('are for those who may, of their own company, and are written down', async () => {
    const all = await statusByRole(cast, (client) => client.fetch(PATH));
    expect(all).toMatchObject({ anonymous: 401, tenant: 403, staff: 403, manager: 200 });
    const named = `${PATH}&companyId=${cast.own.id}`;
    expect((await cast.clients.otherAdmin.fetch(named)).status).toBe(404);
    expect((await cast.clients.admin.fetch(named)).status).toBe(200);
    const entries = await app
      .em()
      .execute<{ details: object }[]>(
        `select details from audit_entry where action = 'analytics.exported' and company_id = ?`,
        [cast.own.id],
      );
    expect(entries.at(-1)?.details).toEqual({
      ...{ table: 'series', from: '2026-03-27', to: '2026-03-28' },
    });
    const companies = '/api/admin/analytics/export?period=own&from=2026-03-27&to=2026-03-28';
    expect((await cast.clients.manager.fetch(companies)).status).toBe(403);
    expect(await textOf(cast.clients.admin, companies)).toContain(`${cast.own.name},1,2,1,`);
  });
});
