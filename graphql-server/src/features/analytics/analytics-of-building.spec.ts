import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createConversation, createUnanswered } from '../../testing/conversations.js';
import { createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { Company } from '../companies/index.js';
import { Message } from '../conversations/index.js';
import type { EndUser } from '../end-users/index.js';
import type { Analytics } from './analytics.type.js';

const FIGURES = 'conversations helpful openedQuestions mails tokens';
const QUERY = `query ($companyId: ID, $buildingId: ID) {
  analytics(companyId: $companyId, buildingId: $buildingId, period: OWN, from: "2026-03-26", to: "2026-04-01") {
    now { ${FIGURES} } before { ${FIGURES} } categories { category } gaps { count } } }`;
const REST = '/api/company/analytics?period=own&from=2026-03-26&to=2026-04-01';

const inPeriod = new Date('2026-03-27T10:00:00+01:00');
const inPeriodBefore = new Date('2026-03-20T10:00:00+01:00');

async function report(client: TestClient, variables: object = {}): Promise<Analytics> {
  const { data, errors } = await client.graphql<{ analytics: Analytics }>(QUERY, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.analytics;
}

describe('figures of one building', () => {
  let app: TestApp;
  let cast: Cast;
  let buildingId: string;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
    const { own: company } = cast;
    const em = app.em();
    const old = { createdAt: new Date('2026-03-10T12:00:00+01:00') };
    await em.nativeUpdate(Company, { id: company.id }, old);
    const inYard = await createEndUser(em, company, { address: 'Hof 1, 20457 Hamburg' });
    const outside = await createEndUser(em, company, { address: 'Kai 2, 20457 Hamburg' });
    const talk = (endUser: EndUser, startedAt: Date, category: string) =>
      createConversation(em, company, {
        ...{ endUser, startedAt, category },
        messages: [{ text: 'Frage', createdAt: startedAt }],
      });
    const talks = [
      await talk(inYard, inPeriod, 'Heizung'),
      await talk(outside, inPeriod, 'Müll'),
      await talk(inYard, inPeriodBefore, 'Aufzug'),
    ];
    const rating = { value: 'HELPFUL' as const, reason: null, comment: null, at: '2026-03-28' };
    await em.nativeUpdate(Message, { conversation: { $in: talks.slice(0, 2) } }, { rating });
    await createUnanswered(em, company, { text: 'Wann kommt der Bus?', createdAt: inPeriod });
    const [home] = await em.execute<{ id: string }[]>(
      'select building_id as id from end_user where id = ?',
      [inYard.id],
    );
    buildingId = home?.id ?? '';
  });
  afterAll(() => app.stop());

  it('are of the conversations of those who live there, beside the period before', async () => {
    const all = await report(cast.clients.manager);
    expect(all.now).toMatchObject({ conversations: 2, helpful: 2, openedQuestions: 1 });
    const { now, before, categories, gaps } = await report(cast.clients.manager, { buildingId });
    expect(now).toMatchObject({ conversations: 1, helpful: 1, openedQuestions: 0, mails: 0 });
    expect(before).toMatchObject({ conversations: 1, helpful: 0 });
    expect(categories.map(({ category }) => category)).toEqual(['Heizung', 'Aufzug']);
    expect(gaps).toEqual([]);
  });

  it('come over REST, and as CSV', async () => {
    const { manager } = cast.clients;
    const { body } = await manager.json('GET', `${REST}&buildingId=${buildingId}`);
    expect(body).toMatchObject({ data: { now: { conversations: 1 } } });
    const table = `${REST.replace('analytics?', 'analytics/export?')}&table=categories`;
    const csv = await (await manager.fetch(`${table}&buildingId=${buildingId}`)).text();
    expect(csv).toContain('Heizung');
    expect(csv).not.toContain('Müll');
  });

  it('say nothing of what models used, and nothing of other companies', async () => {
    const ofOwn = { companyId: cast.own.id, buildingId };
    const { now } = await report(cast.clients.admin, ofOwn);
    expect(now).toMatchObject({ conversations: 1, tokens: null });
    expect(await codeByRole(cast, QUERY, { buildingId })).toMatchObject({
      ...{ staff: 'FORBIDDEN', manager: 'ok', otherAdmin: 'NOT_FOUND' },
    });
    expect(await codeByRole(cast, QUERY, ofOwn)).toMatchObject({ otherAdmin: 'NOT_FOUND' });
  });
});
