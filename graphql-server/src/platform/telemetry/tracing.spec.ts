import { trace } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, signIn } from '../../testing/chat.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { FakeOpenAi } from '../../testing/fake-openai.js';
import { OtlpReceiver, type ReceivedSpan } from '../../testing/otlp-receiver.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createLogger } from './index.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const BROWSER_SPAN = 'b7ad6b7169203331';
const QUESTION = 'Warum ist die Heizung bei Familie Sonderbar kalt?';

const SEND = `mutation AskSomething($input: SendMessageInput!) {
  sendMessage(input: $input) { message { id } }
}`;

describe('traces', () => {
  const receiver = new OtlpReceiver();
  const provider = new FakeOpenAi();
  const lines: Record<string, unknown>[] = [];
  let app: TestApp;
  let metrics = '';
  let providerHeaders = '';
  let email = '';

  const named = (name: string) => receiver.spans.filter((span) => span.name === name);
  const one = (name: string): ReceivedSpan => {
    const [found, ...more] = named(name).filter(({ traceId }) => traceId === TRACE);
    if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} of ${name}`);
    return found;
  };

  beforeAll(async () => {
    const baseUrl = await provider.start();
    const log = createLogger('debug', {
      write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
    });
    const openai = { apiKey: 'k', baseUrl, model: 'm', embeddingModel: 'e', vision: false };
    const otlpEndpoint = await receiver.start();
    app = await startTestApp({ log, config: { otlpEndpoint, openai } });
    const user = await createEndUser(app.em(), await createCompany(app.em()));
    email = user.email;
    const client = await signIn(app, user);
    const sessionId = newSessionId();
    const follower = new ChatFollower(client, sessionId);
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${TRACE}-${BROWSER_SPAN}-00`,
      },
      body: JSON.stringify({
        query: SEND,
        variables: { input: { sessionId, requestId: newSessionId(), content: QUESTION } },
      }),
    });
    const { data } = (await response.json()) as {
      data: { sendMessage: { message: { id: string } } };
    };
    await follower.answerTo(data.sendMessage.message.id);
    await follower.close();
    const accept = 'application/openmetrics-text; version=1.0.0';
    metrics = await (await app.client().fetch('/metrics', { headers: { accept } })).text();
    providerHeaders = JSON.stringify(provider.requests);
    await app.stop();
    // A whole conversation is in here, from the start of a server to its end.
  }, 120_000);
  afterAll(async () => {
    await receiver.stop();
    await provider.stop();
  });

  it('go from the request by its operation and its job to the provider', () => {
    expect([...receiver.paths]).toEqual(['/v1/traces']);
    const request = one('POST /graphql');
    expect(request.parentId).toBe(BROWSER_SPAN);
    expect(request.attributes).toMatchObject({ 'http.response.status_code': '200' });
    const operation = one('mutation AskSomething');
    expect(operation.parentId).toBe(request.spanId);
    const job = one('job conversation.answer');
    expect(job.parentId).toBe(operation.spanId);
    const answer = one('ai answer');
    expect(answer.parentId).toBe(job.spanId);
    expect(answer.attributes).toMatchObject({
      'gen_ai.request.model': 'm',
      'gen_ai.usage.input_tokens': '100',
    });
  });

  it('hold the statements of each part, without values', () => {
    const statements = receiver.spans.filter(({ attributes }) => attributes['db.query.text']);
    const below = (parent: ReceivedSpan) =>
      statements.filter(({ parentId }) => parentId === parent.spanId).map(({ name }) => name);
    expect(below(one('POST /graphql'))).toContain('select session');
    expect(below(one('mutation AskSomething'))).toContain('insert message');
    expect(below(one('job conversation.answer'))).toContain('update message');
    for (const { attributes } of statements) {
      expect(attributes['db.query.text']).not.toMatch(/'[^']*'|\b\d{4,}\b/);
    }
  });

  it('hold nothing of people: neither what was asked nor by whom', () => {
    const sent = Buffer.concat(receiver.bodies).toString('latin1');
    for (const secret of ['Sonderbar', email, 'Bearer', 'Mozilla']) {
      // Compared as bytes; the whole of it would be no help in a message.
      expect([secret, sent.includes(secret)]).toEqual([secret, false]);
    }
    expect(providerHeaders).not.toContain(TRACE);
  });

  it('are named in lines of the log and as examples of figures', () => {
    const request = lines.find((line) => line['operation'] === 'AskSomething');
    expect(request).toMatchObject({ trace_id: TRACE, span_id: one('POST /graphql').spanId });
    expect(metrics).toMatch(
      new RegExp(`^hausgeist_answer_start_seconds_bucket.* # \\{trace_id="${TRACE}"\\} `, 'm'),
    );
  });

  it('leave out what nobody follows: probes, and looks for work', () => {
    expect(named('GET /metrics')).toEqual([]);
    const parents = new Set(receiver.spans.map(({ spanId }) => spanId));
    const orphans = receiver.spans.filter(
      ({ attributes, parentId }) => attributes['db.query.text'] && !parents.has(parentId),
    );
    expect(orphans).toEqual([]);
  });

  it('cost a server nothing that has no collector', async () => {
    const plain = await startTestApp();
    await plain.client().fetch('/graphql?query={viewer{__typename}}', {
      headers: { traceparent: `00-${TRACE}-${BROWSER_SPAN}-01` },
    });
    expect(trace.getTracer('x').startSpan('x').isRecording()).toBe(false);
    await plain.stop();
  });
});
