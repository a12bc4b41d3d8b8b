import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { type AiProvider, openProvider, type TokenUsage } from '../../platform/ai/index.js';
import { PictureCleaner } from '../../platform/pictures/index.js';
import { openMailTransport } from '../../platform/mail/index.js';
import { MetricsRecorder } from '../../platform/telemetry/index.js';
import { createAdmin, createCompany, createCompanyUser } from '../../testing/factories.js';
import { FakeOpenAi } from '../../testing/fake-openai.js';
import { storedMails } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { TokenDigests } from '../auth/index.js';
import { Company } from '../companies/index.js';
import { MailSeal, MailService } from '../mail/index.js';
import { ModelPrice } from '../monitoring/index.js';
import { TokenBudget } from './token-budget.service.js';
import { TokenUse } from './token-use.entity.js';

const signal = new AbortController().signal;

describe('the token budget of a company', () => {
  let app: TestApp;
  const server = new FakeOpenAi();
  let mail: MailService;
  let ai: AiProvider;
  let company: Company;
  let now: Date;
  let budget: TokenBudget;
  let metrics: MetricsRecorder;

  /** As a server process would have it. */
  const budgetOfProcess = () =>
    new TokenBudget({
      quotas: app.app.platform.quotas,
      ai,
      mail,
      log: pino({ level: 'silent' }),
      metrics,
      em: () => app.em(),
      publicUrl: 'https://haus.example',
      now: () => now,
    });

  beforeAll(async () => {
    app = await startTestApp();
    const { openai } = app.config;
    ai = await openProvider(
      { openai: { ...openai, baseUrl: await server.start() } },
      () => undefined,
    );
    const key = new TokenDigests(app.config.sessionSecret ?? '').keyFor('stored mails');
    mail = new MailService({
      publicUrl: 'http://localhost',
      ...app.app.platform,
      pictures: new PictureCleaner(app.config.repositoryRoot),
      transport: openMailTransport(app.config),
      seal: new MailSeal(key),
      from: { name: 'Hausgeist', address: 'haus@geist.example' },
      keepContent: true,
    });
  });
  beforeEach(async () => {
    now = new Date('2026-03-10T11:00:00Z');
    metrics = new MetricsRecorder();
    budget = budgetOfProcess();
    company = await createCompany(app.em(), { dailyTokenBudget: 100 });
  });
  afterEach(async () => {
    await budget.stop();
    server.reset();
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  /** Tokens that the fake provider counts for one call: ten a text. */
  const embed = (of: TokenBudget, texts: number) =>
    of.aiFor(company.id).embed(
      Array.from({ length: texts }, (_, i) => `Text ${i}`),
      'query',
      signal,
    );
  const stored = () => app.em().find(TokenUse, { company: company.id }, { orderBy: { day: 1 } });
  const mails = async (address: string) =>
    (await storedMails(app, address)).map(({ subject }) => subject);

  const price = (inputPrice: number) =>
    app.em().nativeUpdate(ModelPrice, { model: ai.embeddingModel.name }, { inputPrice });

  it('is spent once that many tokens are used, and no sooner', async () => {
    await embed(budget, 9);
    expect(await budget.isSpent(company.id)).toBe(false);
    await embed(budget, 1);
    expect(await budget.isSpent(company.id)).toBe(true);
  });

  it('has no end where none is set, and is spent from the start where it is 0', async () => {
    const open = await createCompany(app.em());
    const none = await createCompany(app.em(), { dailyTokenBudget: 0 });
    await budget.aiFor(open.id).embed(['a'], 'query', signal);
    expect(await budget.isSpent(open.id)).toBe(false);
    expect(await budget.isSpent(none.id)).toBe(true);
  });

  it('belongs to one company', async () => {
    const other = await createCompany(app.em(), { dailyTokenBudget: 100 });
    await embed(budget, 20);
    expect(await budget.isSpent(other.id)).toBe(false);
  });

  it('counts what two processes use at once, each token once', async () => {
    const second = budgetOfProcess();
    await Promise.all(
      Array.from({ length: 40 }, async (_, i) => embed(i % 2 ? budget : second, 1)),
    );
    await Promise.all([budget.flush(), second.flush()]);
    expect(await stored()).toMatchObject([{ day: '2026-03-10', inputTokens: '400' }]);
    expect(await budget.isSpent(company.id)).toBe(true);
    expect(await second.isSpent(company.id)).toBe(true);
    await second.stop();
  });

  it('begins again at midnight in Germany, in winter and in summer', async () => {
    now = new Date('2026-01-15T22:59:59Z');
    await embed(budget, 10);
    expect(await budget.isSpent(company.id)).toBe(true);
    now = new Date('2026-01-15T23:00:00Z');
    expect(await budget.isSpent(company.id)).toBe(false);
    now = new Date('2026-07-15T21:59:59Z');
    await embed(budget, 10);
    expect(await budget.isSpent(company.id)).toBe(true);
    now = new Date('2026-07-15T22:00:00Z');
    expect(await budget.isSpent(company.id)).toBe(false);
    await budget.flush();
    expect((await stored()).map(({ day }) => day)).toEqual(['2026-01-15', '2026-07-15']);
  });

  it('books what failed after the provider had begun', async () => {
    server.fail('chat', { kind: 'truncate' }, 9);
    const events = budget.aiFor(company.id).streamAnswer(
      {
        contact: { companyName: 'A', email: 'a@b.example', phone: '1' },
        question: 'Wo ist der Keller?',
        history: [],
        useCases: [],
        attachments: [],
      },
      signal,
    );
    await expect(collect(events)).rejects.toMatchObject({ code: 'truncated' });
    await budget.flush();
    const [use] = await stored();
    // Three attempts, and no count of the provider for any of them.
    expect(Number(use?.inputTokens)).toBeGreaterThan(300);
    expect(Number(use?.outputTokens)).toBeGreaterThan(0);
  });

  it('estimates what a provider does not count', async () => {
    server.countsTokens = false;
    await embed(budget, 2);
    await budget.flush();
    const [use] = await stored();
    expect(Number(use?.inputTokens)).toBeGreaterThan(0);
    expect(Number(use?.inputTokens)).toBeLessThan(20);
  });

  it('knows what the tokens cost by the price of the moment', async () => {
    await price(0.5);
    await embed(budget, 4);
    await budget.flush();
    await price(1);
    await embed(budget, 4);
    await budget.flush();
    expect((await stored())[0]?.cost).toBeCloseTo((40 * 0.5 + 40) / 1e6, 12);
  });

  it('is warned of once a day, from four fifths on, on both sides', async () => {
    const platform = await createAdmin(app.em());
    const own = await createCompanyUser(app.em(), company);
    const staff = await createCompanyUser(app.em(), company, { role: 'COMPANY_STAFF' });
    await embed(budget, 7);
    await budget.flush();
    expect(await mails(own.email)).toEqual([]);
    await embed(budget, 1);
    await budget.flush();
    await Promise.all([embed(budget, 1), embed(budget, 5)]);
    await budget.flush();
    expect(await mails(platform.email)).toEqual([
      `Token budget of ${company.name} is nearly spent`,
    ]);
    const inGerman = `Die Token von ${company.name} sind für heute`;
    expect(await mails(own.email)).toEqual([`${inGerman} fast aufgebraucht`]);
    expect(await mails(staff.email)).toEqual([]);
    now = new Date('2026-03-11T11:00:00Z');
    await embed(budget, 30);
    await budget.flush();
    expect(await mails(own.email)).toHaveLength(2);
    expect(await mails(own.email)).toContain(`${inGerman} aufgebraucht`);
    expect(metrics.totals()).toContainEqual(
      expect.objectContaining({ group: 'budget', sums: expect.objectContaining({ warnings: 2 }) }),
    );
  });

  it('goes on when the company is gone or the database fails for a while', async () => {
    await app.em().nativeDelete(Company, { id: company.id });
    const other = await createCompany(app.em(), { dailyTokenBudget: 10 });
    const both: TokenUsage = { model: 'm', inputTokens: 10, outputTokens: 0 };
    let fails = true;
    const flaky = new TokenBudget({
      quotas: app.app.platform.quotas,
      ai: { ...ai, embed: async (_texts, _kind, _signal, book) => (book?.(both), [[1]]) },
      mail,
      log: pino({ level: 'silent' }),
      metrics,
      em: () => {
        if (fails) throw new Error('The database is away.');
        return app.em();
      },
      publicUrl: 'https://haus.example',
      now: () => now,
    });
    await flaky.aiFor(company.id).embed(['a'], 'query', signal);
    await flaky.aiFor(other.id).embed(['a'], 'query', signal);
    expect(await flaky.isSpent(other.id)).toBe(false);
    fails = false;
    expect(await flaky.isSpent(other.id)).toBe(true);
    expect(await stored()).toEqual([]);
    await flaky.stop();
  });
});

async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const event of events) all.push(event);
  return all;
}
