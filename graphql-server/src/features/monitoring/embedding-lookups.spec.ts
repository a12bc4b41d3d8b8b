import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../../testing/chat.js';
import { createAdmin, createCompany, createEndUser } from '../../testing/factories.js';
import { FakeOpenAi } from '../../testing/fake-openai.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import type { Company } from '../companies/index.js';

const LOOKUPS = `{ monitoring(range: LAST_HOUR) { cacheMetrics {
  l1HitRate l2HitRate overallHitRate totalRequests hits misses } costMetrics { modelUsage { model } } } }`;

interface Lookups {
  monitoring: {
    cacheMetrics: Record<string, number>;
    costMetrics: { modelUsage: { model: string }[] };
  };
}

const provider = new FakeOpenAi();
let app: TestApp;
let admin: TestClient;
let company: Company;

beforeAll(async () => {
  const baseUrl = await provider.start();
  const openai = { apiKey: 'test', baseUrl, embeddingModel: 'fake-embedding', vision: true };
  app = await startTestApp({ config: { openai: { ...openai, model: 'fake-model' } } });
  admin = await asAdmin(app, await createAdmin(app.em()));
  company = await createCompany(app.em());
  const form = new FormData();
  form.append('companyId', company.id);
  form.append('promptFile', new Blob(['## Garten\n\nDer Garten ist für alle da.']), 'fragen.md');
  await admin.fetch('/api/companies/upload-prompt', { method: 'POST', body: form });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

/** Asks in a chat that has begun with a greeting: answers to first questions are kept as a whole. */
async function ask(question: string): Promise<void> {
  const client = await signIn(app, await createEndUser(app.em(), company));
  const sessionId = newSessionId();
  const follower = new ChatFollower(client, sessionId);
  for (const content of ['Hallo!', question]) {
    const { id } = await send(client, { sessionId, content });
    await follower.answerTo(id);
  }
  await follower.close();
}

it('counts for which questions the embedding was known already', async () => {
  const question = `Wo ist der Garten ${randomUUID()}?`;
  await ask(question);
  await ask(question);
  const { data } = await admin.graphql<Lookups>(LOOKUPS);
  expect(data?.monitoring.cacheMetrics).toEqual({
    totalRequests: 2,
    hits: 1,
    misses: 1,
    l1HitRate: 50,
    l2HitRate: 0,
    overallHitRate: 50,
  });
  expect(data?.monitoring.costMetrics.modelUsage.map(({ model }) => model)).toContain(
    'fake-embedding',
  );
});
