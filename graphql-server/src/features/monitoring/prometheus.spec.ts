import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../../testing/chat.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

/** One line of the text: the series and its value. */
type Series = Map<string, number>;

function seriesIn(text: string): Series {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value] = /^(\S+(?:\{.*?\})?) (\S+)/.exec(line) ?? [];
      return [name, Number(value)];
    }),
  );
}

describe('the figures for Prometheus', () => {
  let app: TestApp;
  let first: { text: string; series: Series };

  const scrape = async (accept = 'text/plain') => {
    const response = await app.client().fetch('/metrics', { headers: { accept } });
    expect(response.status).toBe(200);
    const text = await response.text();
    return { text, series: seriesIn(text), type: response.headers.get('content-type') };
  };

  const ask = async () => {
    const client = await signIn(app, await createEndUser(app.em(), await createCompany(app.em())));
    const sessionId = newSessionId();
    const follower = new ChatFollower(client, sessionId);
    const message = await send(client, { sessionId, content: 'Guten Tag!' });
    await follower.answerTo(message.id);
    const during = await scrape();
    await follower.close();
    return during;
  };

  beforeAll(async () => {
    app = await startTestApp();
    first = await scrape();
  });
  afterAll(() => app.stop());

  it.each([
    'hausgeist_api_errors_total',
    'hausgeist_api_seconds_total',
    'hausgeist_rag_failures_total',
    'hausgeist_cache_misses_total',
    'hausgeist_budget_warnings_total',
    'hausgeist_webhook_failures_total',
    'hausgeist_answers_total{outcome="failed"}',
    'hausgeist_answer_start_seconds_count',
    'hausgeist_mail_attempts_total{outcome="failed"}',
    'hausgeist_mails{state="failed"}',
    'hausgeist_mailbox_polls_total{outcome="failed"}',
    'hausgeist_mail_oldest_queued_seconds',
    'hausgeist_queue_jobs{queue="conversation.answer",state="failed"}',
    'hausgeist_queue_oldest_due_seconds{queue="mail.send"}',
    'hausgeist_job_attempts_total{queue="conversation.answer",outcome="retried"}',
    'hausgeist_jobs_running{queue="conversation.answer"}',
    'hausgeist_provider_call_duration_seconds_count{provider="builtin",operation="answer",outcome="failed"}',
    'hausgeist_file_store_operation_duration_seconds_count{operation="put",outcome="failed"}',
    'hausgeist_webhook_deliveries_pending',
    'hausgeist_db_pool_waiting',
    'hausgeist_sockets_open{path="graphql"}',
    'hausgeist_socket_operations_running',
  ])('has %s before anything happened', (name) => {
    expect(first.series.get(name)).toBeGreaterThanOrEqual(0);
  });

  it('tells what runs, and that all of it is well', () => {
    expect(first.text).toMatch(
      /^hausgeist_build_info\{version="\d+\.\d+\.\d+",node="24\.[\d.]+"\} 1$/m,
    );
    for (const name of ['hausgeist_database_up', 'hausgeist_valkey_up']) {
      expect(first.series.get(name)).toBe(1);
    }
    expect(first.series.get('hausgeist_disk_free_bytes{folder="data"}')).toBeGreaterThan(0);
    expect(first.text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  });

  it('names counters, times and units as Prometheus does', () => {
    const counters = [...first.text.matchAll(/^# TYPE (\S+) counter$/gm)].map(([, name]) => name);
    expect(counters.length).toBeGreaterThan(20);
    for (const name of counters) expect(name).toMatch(/_total$/);
    expect(first.text).not.toMatch(/^# TYPE \S+_total (?!counter$)/m);
    expect(first.text).not.toMatch(/^# TYPE \S*milliseconds/m);
    const helpless = [...first.text.matchAll(/^# HELP (\S+) *$/gm)].map(([, name]) => name);
    expect(helpless).toEqual([]);
  });

  it('measures a question on its way to the answer', async () => {
    const before = (await scrape()).series;
    const after = (await ask()).series;
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    for (const name of [
      'hausgeist_graphql_operation_duration_seconds_count{type="mutation",field="sendMessage",outcome="ok"}',
      'hausgeist_http_request_duration_seconds_count{method="POST",route="/graphql",status="2xx"}',
      'hausgeist_answer_start_seconds_count',
      'hausgeist_answer_duration_seconds_count',
      'hausgeist_answers_total{outcome="complete"}',
      'hausgeist_provider_call_duration_seconds_count{provider="builtin",operation="answer",outcome="ok"}',
      'hausgeist_provider_first_token_seconds_count{provider="builtin"}',
      'hausgeist_sockets_open{path="graphql"}',
      'hausgeist_socket_operations_running',
    ]) {
      expect.soft(grown(name), name).toBe(1);
    }
    for (const kind of ['select', 'insert', 'update']) {
      const name = `hausgeist_db_statement_duration_seconds_count{kind="${kind}"}`;
      expect.soft(grown(name), name).toBeGreaterThan(0);
    }
    const took = grown('hausgeist_answer_duration_seconds_sum');
    expect(took).toBeGreaterThan(0);
    expect(took).toBeLessThan(20);
  });

  it('counts an operation by the field that the schema has, not by its name', async () => {
    const name = 'hausgeist_graphql_operation_duration_seconds_count';
    const several = `${name}{type="query",field="several",outcome="refused"}`;
    const before = (await scrape()).series.get(several) ?? 0;
    await app.client().graphql('query A1 { viewer { __typename } }');
    await app.client().graphql('query A2 { a: viewer { __typename } companies { totalCount } }');
    const { text, series } = await scrape();
    expect(series.get(`${name}{type="query",field="viewer",outcome="ok"}`)).toBeGreaterThan(0);
    expect(series.get(several)).toBe(before + 1);
    expect(text).not.toMatch(/A1|A2/);
  });

  it('sees what waits in the database and what has failed there', async () => {
    const dues = 'hausgeist_queue_jobs{queue="mail.send",state="failed"}';
    expect((await scrape()).series.get(dues)).toBe(0);
    await app
      .em()
      .execute(
        `insert into jobs.job (name, data, state) values ('mail.send', '{}'::jsonb, 'failed')`,
      );
    await app.em().execute(
      `insert into mail (id, dedupe_key, recipient, subject, html, text, attachments, status, attempts, message_id, created_at)
       values (gen_random_uuid(), 'old', 'a@b.example', 's', '', '', '[]', 'queued', 0, '<a@b>', now() - interval '1 hour'),
              (gen_random_uuid(), 'bad', 'a@b.example', 's', '', '', '[]', 'failed', 0, '<b@b>', now())`,
    );
    const { series } = await scrape();
    expect(series.get(dues)).toBe(1);
    expect(series.get('hausgeist_mails{state="failed"}')).toBe(1);
    expect(series.get('hausgeist_mail_oldest_queued_seconds')).toBeGreaterThanOrEqual(3_600);
  });

  it('comes as OpenMetrics where that is asked for, and as before afterwards', async () => {
    const accept =
      'application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.3';
    const [open, plain] = await Promise.all([scrape(accept), scrape()]);
    expect(open.type).toContain('application/openmetrics-text; version=1.0.0');
    expect(open.text).toMatch(/\n# EOF\n$/);
    expect(open.text).toContain('# TYPE hausgeist_answers counter');
    expect(plain.type).toContain('text/plain; version=0.0.4');
    for (const { text } of [plain, await scrape()]) {
      expect(text).toContain('# TYPE hausgeist_answers_total counter');
      expect(text).not.toContain('# EOF');
    }
  });
});

it('shows a server in production to those with its token alone, on the same machine too', async () => {
  const metricsToken = 'a-token-of-prometheus';
  const app = await startTestApp({ config: { environment: 'production', metricsToken } });
  const statusWith = async (headers: Record<string, string>) =>
    (await app.client().fetch('/metrics', { headers })).status;
  expect(await statusWith({})).toBe(401);
  expect(await statusWith({ authorization: `Bearer ${metricsToken}` })).toBe(200);
  await app.stop();
});
