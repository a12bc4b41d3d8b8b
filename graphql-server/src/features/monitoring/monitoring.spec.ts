import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../../testing/chat.js';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  createEndUser,
} from '../../testing/factories.js';
import { FakeOpenAi } from '../../testing/fake-openai.js';
import { asAdmin, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { AuditEntry } from '../audit/index.js';
import type { Monitoring } from './monitoring.type.js';

const METRICS_TOKEN = 'a token for Prometheus'.replaceAll(' ', '-');

const REPORT = `query ($range: MonitoringRange!) {
  monitoring(range: $range) {
    range generatedAt
    apiMetrics { totalRequests averageResponseTime errorRate slowRequests }
    costMetrics {
      totalCost costPerRequest tokenUsage { totalTokens inputTokens outputTokens }
      modelUsage { model requests cost tokens inputTokens outputTokens }
    }
    cacheMetrics { l1HitRate l2HitRate overallHitRate totalRequests hits misses }
    ragMetrics {
      totalQueries skippedQueries ragAttempts ragSuccesses ragFailures circuitBreaks averageRAGTime
    }
    alerts { severity code message }
    hints { code message }
    series {
      at requests averageResponseTime errorRate cost cacheHitRate ragQueries averageRAGTime
    }
  }
}`;

const SET_PRICE = `mutation ($input: SetModelPriceInput!) {
  setModelPrice(input: $input) { message modelPrice { model inputPrice outputPrice } }
}`;

async function report(client: TestClient, range = 'LAST_HOUR'): Promise<Monitoring> {
  const { data, errors } = await client.graphql<{ monitoring: Monitoring }>(REPORT, { range });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.monitoring;
}

describe('monitoring', () => {
  const provider = new FakeOpenAi();
  let app: TestApp;
  let admin: TestClient;

  beforeAll(async () => {
    const baseUrl = await provider.start();
    const openai = { apiKey: 'test', baseUrl, embeddingModel: 'fake-embedding', vision: true };
    app = await startTestApp({
      config: { metricsToken: METRICS_TOKEN, openai: { ...openai, model: 'fake-model' } },
    });
    admin = await asAdmin(app, await createAdmin(app.em()));
  });
  afterAll(async () => {
    await app.stop();
    await provider.stop();
  });

  const scrape = (headers: Record<string, string>) => app.client().fetch('/metrics', { headers });
  const ask = async (...questions: string[]) => {
    const tenant = await createEndUser(app.em(), await createCompany(app.em()));
    const client = await signIn(app, tenant);
    const sessionId = newSessionId();
    const follower = new ChatFollower(client, sessionId);
    for (const content of questions) {
      const message = await send(client, { sessionId, content });
      await follower.answerTo(message.id);
    }
    await follower.close();
  };

  it('counts requests, models, look-ups and searches up to this moment', async () => {
    const before = await report(admin);
    const question = `Wo ist der Schlüssel ${randomUUID()}?`;
    await ask('Hallo!', question);
    await ask(question);
    const { apiMetrics, costMetrics, ragMetrics, series } = await report(admin);
    expect(apiMetrics.totalRequests).toBeGreaterThanOrEqual(before.apiMetrics.totalRequests + 6);
    expect(apiMetrics).toMatchObject({ errorRate: 0, slowRequests: 0 });
    expect(apiMetrics.averageResponseTime).toBeGreaterThan(0);
    expect(ragMetrics).toMatchObject({
      totalQueries: 3,
      skippedQueries: 1,
      ragAttempts: 2,
      ragSuccesses: 2,
      ragFailures: 0,
    });
    expect(ragMetrics.averageRAGTime).toBeGreaterThan(0);
    expect(costMetrics.modelUsage).toMatchObject([
      { model: 'fake-model', requests: 4, inputTokens: 400 },
    ]);
    expect(series.reduce((sum, { ragQueries }) => sum + ragQueries, 0)).toBe(3);
    expect(series.length).toBeLessThanOrEqual(60);
  });

  it('counts what failed on our side as errors, and nothing else', async () => {
    const errors = async () => {
      const { errorRate, totalRequests } = (await report(admin)).apiMetrics;
      return Math.round((errorRate * totalRequests) / 100);
    };
    const before = await errors();
    await admin.graphql('{ monitoring }');
    await app.client().graphql('{ modelPrices { model } }');
    expect(await errors()).toBe(before);
    await app.em().execute('alter table company rename to company_gone');
    try {
      const failed = await admin.graphql('{ companies { totalCount } }');
      expect(failed.errors?.[0]?.extensions.code).toBe('INTERNAL');
    } finally {
      await app.em().execute('alter table company_gone rename to company');
    }
    expect(await errors()).toBe(before + 1);
  });

  it('says that a model has no price, and leaves the past alone when it gets one', async () => {
    const before = await report(admin);
    expect(before.costMetrics.totalCost).toBe(0);
    expect(before.hints.map(({ code }) => code)).toContain('MODEL_PRICE_MISSING');
    const input = { model: 'fake-model', inputPrice: 2_000, outputPrice: 0 };
    const { data } = await admin.graphql(SET_PRICE, { input });
    expect(data).toMatchObject({ setModelPrice: { modelPrice: input } });
    expect((await report(admin)).costMetrics.totalCost).toBe(0);
    await ask('Hallo!');
    const { costMetrics } = await report(admin);
    expect(costMetrics.totalCost).toBeCloseTo(0.2);
    await admin.graphql(SET_PRICE, { input: { ...input, inputPrice: 1 } });
    expect((await report(admin)).costMetrics.totalCost).toBeCloseTo(0.2);
    const entry = await app.em().findOneOrFail(AuditEntry, { action: 'modelPrice.changed' });
    expect(entry.details).toMatchObject({ model: 'fake-model', after: { inputPrice: 2_000 } });
  });

  it.each([
    ['', 1, 1],
    ['ok', -1, 1],
    ['ok', 1, 2_000_000],
  ])('refuses the price of "%s": %d, %d', async (model, inputPrice, outputPrice) => {
    const input = { model, inputPrice, outputPrice };
    const { errors } = await admin.graphql(SET_PRICE, { input });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('knows what the models of the settings cost, and that built-in ones are free', async () => {
    const { data } = await admin.graphql<{ modelPrices: { model: string; inputPrice: number }[] }>(
      '{ modelPrices { model inputPrice outputPrice updatedAt } }',
    );
    const prices = new Map(data?.modelPrices.map(({ model, inputPrice }) => [model, inputPrice]));
    expect(prices.get('gpt-4.1-mini')).toBe(0.4);
    expect(prices.get('text-embedding-3-small')).toBe(0.02);
    expect(prices.get('hausgeist-builtin')).toBe(0);
  });

  it('counts more tokens than a GraphQL Int can hold', async () => {
    const usage = { requests: 1, inputTokens: 3e9, outputTokens: 1 };
    app.app.platform.metrics.count('model', usage, 'busy-model');
    const { modelUsage } = (await report(admin)).costMetrics;
    const busy = modelUsage.find(({ model }) => model === 'busy-model');
    expect(busy?.tokens).toBe(3_000_000_001);
  });

  it('answers programs with models as keys, and a day if nothing is said', async () => {
    const { status, body } = await admin.json('GET', '/api/admin/monitoring/metrics');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: {
        timeRange: '24h',
        apiMetrics: { slowRequests: 0 },
        costMetrics: { modelUsage: { 'fake-model': { requests: 5 } } },
        ragMetrics: { totalQueries: 4 },
      },
    });
    for (const timeRange of ['1h', '6h', '7d', '30d']) {
      const answer = await admin.json(
        'GET',
        `/api/admin/monitoring/metrics?timeRange=${timeRange}`,
      );
      expect(answer.body).toMatchObject({ data: { timeRange, ragMetrics: { totalQueries: 4 } } });
    }
    const wrong = await admin.json('GET', '/api/admin/monitoring/metrics?timeRange=2h');
    expect(wrong.status).toBe(400);
  });

  it('shows figures of the process to Prometheus on this machine, or with the token', async () => {
    const local = await scrape({});
    expect(local.status).toBe(200);
    const text = await local.text();
    expect(text).toMatch(/^hausgeist_api_requests_total [1-9]/m);
    expect(text).toMatch(/^hausgeist_model_input_tokens_total\{model="fake-model"\} [1-9]/m);
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
    const behindProxy = { 'x-forwarded-for': '203.0.113.7' };
    expect((await scrape(behindProxy)).status).toBe(401);
    const wrong = { ...behindProxy, authorization: `Bearer ${METRICS_TOKEN}x` };
    expect((await scrape(wrong)).status).toBe(401);
    const right = { ...behindProxy, authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await scrape(right)).status).toBe(200);
  });

  it.runIf(inject('postgres').url)('keeps what was counted when a server stops', async () => {
    const second = await startTestApp({ beside: app });
    const before = await report(admin);
    await second.client().fetch('/api/unknown');
    await second.stop();
    const after = await report(admin);
    expect(after.apiMetrics.totalRequests).toBe(before.apiMetrics.totalRequests + 2);
  });

  it('is for administrators only', async () => {
    const company = await createCompany(app.em());
    const manager = await asCompanyUser(app, await createCompanyUser(app.em(), company));
    const tenant = await signIn(app, await createEndUser(app.em(), company));
    const clients: [TestClient, string, number][] = [
      [app.client(), 'UNAUTHENTICATED', 401],
      [manager, 'FORBIDDEN', 403],
      [tenant, 'FORBIDDEN', 403],
    ];
    const input = { model: 'fake-model', inputPrice: 1, outputPrice: 1 };
    for (const [client, code, status] of clients) {
      const results = [
        await client.graphql(REPORT, { range: 'LAST_HOUR' }),
        await client.graphql('{ modelPrices { model } }'),
        await client.graphql(SET_PRICE, { input }),
      ];
      for (const { errors } of results) expect(errors?.[0]?.extensions.code).toBe(code);
      expect((await client.json('GET', '/api/admin/monitoring/metrics')).status).toBe(status);
    }
  });
});
