import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createConversation, createUnanswered } from '../../testing/conversations.js';
import type { EntityManager } from '../../platform/database/index.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { type Company, Company as CompanyEntity } from '../companies/index.js';
import { Message } from '../conversations/index.js';
import { ConversationActivity } from '../inbox/index.js';
import { TokenUse } from '../token-budget/index.js';
import type { AllAnalytics, Analytics } from './analytics.type.js';

const FIGURES = `conversations messages resolvedShare handedOver emergencies
  firstResponse { median p90 } personResponse { median p90 } helpful notHelpful helpfulShare
  openedQuestions stillOpenQuestions mails failedMails tokens cost`;
const REPORT = `from to beforeFrom beforeTo timeZone now { ${FIGURES} } before { ${FIGURES} }
  series { at conversations conversationsBefore messages handedOver emergencies resolvedShare
    firstResponse { median p90 } personResponse { median p90 } }
  categories { category conversations before } hours { weekday hour conversations }
  ratingReasons { reason count } gaps { reason count open }`;
const QUERY = `query ($companyId: ID, $period: AnalyticsPeriod!, $from: String, $to: String) {
  analytics(companyId: $companyId, period: $period, from: $from, to: $to) { ${REPORT} } }`;
const ALL = `query ($period: AnalyticsPeriod!, $from: String, $to: String) {
  allAnalytics(period: $period, from: $from, to: $to) { total { ${REPORT} }
    companies { company { id name } now { ${FIGURES} } before { ${FIGURES} } } } }`;

/** Two weeks around the change to summer time, which was on 29 March. */
const MARCH = { period: 'OWN', from: '2026-03-26', to: '2026-04-01' };

const at = (time: string) => new Date(`${time}+01:00`);
const later = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000);

interface Asked {
  began: Date;
  /** Seconds until the first words of the answer. */
  answeredAfter?: number;
  category?: string;
  urgency?: 'EMERGENCY';
  /** Seconds after the beginning. */
  personAskedAfter?: number;
  personAfter?: number;
  rating?: Message['rating'];
}

async function ask(em: EntityManager, company: Company, asked: Asked): Promise<string> {
  const { began, answeredAfter = 2, personAskedAfter, personAfter, rating } = asked;
  const conversation = await createConversation(em, company, {
    startedAt: began,
    ...(asked.category ? { category: asked.category } : {}),
    ...(asked.urgency ? { urgency: asked.urgency } : {}),
    ...(personAskedAfter ? { handOverRequestedAt: later(began, personAskedAfter) } : {}),
    messages: [
      { text: 'Frage', createdAt: began },
      { text: 'Antwort', sender: 'BOT', createdAt: later(began, answeredAfter - 1) },
      ...(personAfter
        ? [{ text: 'Ja', sender: 'PERSON' as const, createdAt: later(began, personAfter) }]
        : []),
    ],
  });
  const [question, answer] = await em.find(
    Message,
    { conversation },
    { orderBy: { sequence: 'asc' } },
  );
  Object.assign(answer ?? {}, {
    replyToId: question?.id,
    rating,
    usage: { model: 'm', inputTokens: 1, outputTokens: 1, firstTokenMs: 1_000, durationMs: 2_000 },
  });
  await em.flush();
  return conversation.id;
}

const rated = (value: 'HELPFUL' | 'NOT_HELPFUL', reason: 'WRONG' | null = null) => ({
  value,
  reason,
  comment: null,
  at: '2026-03-28T10:00:00.000Z',
});

async function report(client: TestClient, variables: object = MARCH): Promise<Analytics> {
  const { data, errors } = await client.graphql<{ analytics: Analytics }>(QUERY, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.analytics;
}

const refusalOf = async (client: TestClient, days: object) =>
  (await client.graphql(QUERY, { period: 'OWN', ...days })).errors?.[0]?.extensions;

describe('figures of a period', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
    const { own, other } = cast;
    const em = app.em();
    const old = { createdAt: at('2026-03-20T12:00:00') };
    await em.nativeUpdate(CompanyEntity, { id: { $in: [own.id, other.id] } }, old);
    await ask(em, own, { began: at('2026-03-19T09:30:00'), category: 'Müll' });
    await ask(em, own, { began: at('2026-03-26T00:10:00'), category: 'Heizung', answeredAfter: 4 });
    // The last hour of a day that has 23.
    await ask(em, own, { began: new Date('2026-03-29T23:30:00+02:00'), category: 'Heizung' });
    const taken = await ask(em, own, {
      began: at('2026-03-27T10:00:00'),
      answeredAfter: 12,
      category: 'Wasser',
      rating: rated('NOT_HELPFUL', 'WRONG'),
    });
    em.create(ConversationActivity, {
      ...{ companyId: own.id, conversationId: taken },
      ...{ actorId: own.id, actorName: 'A', kind: 'TAKEN_OVER' },
    });
    await ask(em, own, {
      began: at('2026-03-27T10:30:00'),
      ...{ personAskedAfter: 60, personAfter: 660, rating: rated('HELPFUL') },
    });
    await ask(em, own, { began: at('2026-03-28T10:00:00'), urgency: 'EMERGENCY' });
    const createdAt = at('2026-03-28T11:00:00');
    await createUnanswered(em, own, { text: 'Wann kommt der Bus?', createdAt });
    await createUnanswered(em, own, { text: 'Und der Zug?', createdAt, state: 'DONE' });
    await ask(em, other, { began: at('2026-03-27T10:00:00'), category: 'Aufzug' });
    const use = { inputTokens: '900', outputTokens: '100', cost: 0.5 };
    em.create(TokenUse, { company: own, day: '2026-03-27', ...use });
    em.create(TokenUse, { company: other, day: '2026-03-27', ...use, cost: 0.25 });
    await em.flush();
  });
  afterAll(() => app.stop());

  it('are those of the conversations that began in it', async () => {
    const { now, before, ...rest } = await report(cast.clients.manager);
    expect(now).toMatchObject({
      ...{ conversations: 5, messages: 11, handedOver: 2, emergencies: 1, resolvedShare: 2 / 5 },
      firstResponse: { median: 2, p90: expect.closeTo(8.8) as number },
      personResponse: { median: 600, p90: 600 },
      ...{ helpful: 1, notHelpful: 1, helpfulShare: 0.5 },
      ...{ openedQuestions: 2, stillOpenQuestions: 1, mails: 0, failedMails: 0 },
    });
    expect(before).toMatchObject({ conversations: 1, handedOver: 0, personResponse: null });
    expect(rest).toMatchObject({
      ...{ from: '2026-03-26', to: '2026-04-01', beforeFrom: '2026-03-19', beforeTo: '2026-03-25' },
      timeZone: 'Europe/Berlin',
      categories: [
        { category: 'Heizung', conversations: 2, before: 0 },
        { category: 'Wasser', conversations: 1, before: 0 },
        { category: 'Müll', conversations: 0, before: 1 },
        { category: '', conversations: 2, before: 0 },
      ],
      ratingReasons: [{ reason: 'WRONG', count: 1 }],
      gaps: [{ reason: 'NOT_FOUND', count: 2, open: 1 }],
    });
    expect(rest.hours).toContainEqual({ weekday: 4, hour: 0, conversations: 1 });
    expect(rest.hours).toContainEqual({ weekday: 5, hour: 10, conversations: 2 });
    expect(rest.hours).toContainEqual({ weekday: 7, hour: 23, conversations: 1 });
  });

  it('have a point for each day, with nothing where nothing was measured', async () => {
    const { series } = await report(cast.clients.manager);
    expect(series.map((point) => [point.at, point.conversations])).toEqual([
      ['2026-03-26', 1],
      ['2026-03-27', 2],
      ['2026-03-28', 1],
      ['2026-03-29', 1],
      ['2026-03-30', 0],
      ['2026-03-31', 0],
      ['2026-04-01', 0],
    ]);
    // The company is of 20 March; the conversation of the day before was brought along.
    expect(series.map(({ conversationsBefore }) => conversationsBefore)).toEqual([
      1, 0, 0, 0, 0, 0, 0,
    ]);
    expect(series[1]).toMatchObject({ handedOver: 2, personResponse: { median: 600 } });
    expect(series[4]).toMatchObject({ resolvedShare: null, firstResponse: null });
    const { series: earlier, before } = await report(cast.clients.manager, {
      ...{ period: 'OWN', from: '2026-03-17', to: '2026-03-21' },
    });
    expect(before).toBeNull();
    expect(earlier.map(({ conversations }) => conversations)).toEqual([null, null, 1, 0, 0]);
    const future = { period: 'OWN', from: '2099-01-01', to: '2099-01-02' };
    const { series: coming, now } = await report(cast.clients.manager, future);
    expect(coming.map(({ messages }) => messages)).toEqual([null, null]);
    expect(now).toMatchObject({ conversations: 0, resolvedShare: null });
  });

  it('have a point for each hour of a single day', async () => {
    const day = { period: 'OWN', from: '2026-03-27', to: '2026-03-27' };
    const { series } = await report(cast.clients.manager, day);
    expect(series).toHaveLength(24);
    expect(series[10]).toMatchObject({ at: '2026-03-27T10:00', conversations: 2 });
    const today = await report(cast.clients.manager, { period: 'TODAY' });
    expect(today.series.filter(({ conversations }) => conversations === null)).toHaveLength(
      24 -
        1 -
        Number(new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Berlin', hour: '2-digit' })),
    );
  });

  it('tell what models cost only those who pay for them', async () => {
    expect((await report(cast.clients.companyAdmin)).now).toMatchObject({
      tokens: null,
      cost: null,
    });
    expect((await report(cast.keys.companyKey)).now).toMatchObject({ tokens: null, cost: null });
    const { now } = await report(cast.clients.admin, { ...MARCH, companyId: cast.own.id });
    expect(now).toMatchObject({ tokens: 1_000, cost: 0.5 });
  });

  it('are told of all companies to the platform, and of each', async () => {
    for (const client of [cast.clients.admin, cast.keys.platformKey]) {
      const { data } = await client.graphql<{ allAnalytics: AllAnalytics }>(ALL, MARCH);
      const { total, companies } = data?.allAnalytics ?? {};
      expect(total?.now).toMatchObject({ conversations: 6, tokens: 2_000, cost: 0.75 });
      expect(
        companies?.map(({ company, now }) => [company.id, now.conversations, now.cost]),
      ).toEqual([
        [cast.own.id, 5, 0.5],
        [cast.other.id, 1, 0.25],
      ]);
      expect(companies?.[0]?.now).toMatchObject({ helpful: 1, openedQuestions: 2, handedOver: 2 });
    }
  });

  it('are open to those who may see analyses, of their own company', async () => {
    expect(await codeByRole(cast, QUERY, MARCH)).toEqual({
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' },
      ...{ manager: 'ok', companyAdmin: 'ok', otherAdmin: 'ok', admin: 'BAD_USER_INPUT' },
    });
    expect(await codeByRole(cast, QUERY, { ...MARCH, companyId: cast.own.id })).toMatchObject({
      ...{ manager: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    });
    expect((await report(cast.clients.otherAdmin)).now.conversations).toBe(1);
    expect(await codeByRole(cast, ALL, MARCH)).toMatchObject({
      ...{ anonymous: 'UNAUTHENTICATED', manager: 'FORBIDDEN', companyAdmin: 'FORBIDDEN' },
      admin: 'ok',
    });
  });

  it('are refused for periods that are none', async () => {
    expect(
      await refusalOf(cast.clients.manager, { from: '2026-02-30', to: '2026-03-01' }),
    ).toMatchObject({
      reason: 'PERIOD_DAY_INVALID',
    });
    expect(await refusalOf(cast.clients.manager, { from: '2026-03-02' })).toMatchObject({
      reason: 'PERIOD_DAY_INVALID',
    });
    expect(
      await refusalOf(cast.clients.manager, { from: '2026-03-02', to: '2026-03-01' }),
    ).toMatchObject({
      reason: 'PERIOD_BACKWARDS',
    });
    expect(
      await refusalOf(cast.clients.manager, { from: '2024-03-02', to: '2026-03-01' }),
    ).toMatchObject({
      reason: 'PERIOD_TOO_LONG',
    });
  });

  it('come over REST as over GraphQL', async () => {
    const query = 'period=own&from=2026-03-26&to=2026-04-01';
    const own = await cast.clients.manager.json('GET', `/api/company/analytics?${query}`);
    const { generatedAt: _taken, ...data } = (own.body as { data: Analytics }).data;
    expect(data).toEqual(await report(cast.clients.manager));
    const all = await cast.clients.admin.json('GET', `/api/admin/analytics?${query}`);
    expect(all.body).toMatchObject({ data: { total: { now: { conversations: 6 } } } });
    expect((await cast.clients.manager.json('GET', `/api/admin/analytics?${query}`)).status).toBe(
      403,
    );
    const unknown = await cast.clients.manager.json('GET', '/api/company/analytics?period=1y');
    expect(unknown.status).toBe(400);
  });
});
