import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { ChatFollower, newSessionId, send } from '../../testing/chat.js';
import { createConversation } from '../../testing/conversations.js';
import { FakeOpenAi } from '../../testing/fake-openai.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { ReplyProposal } from './reply-proposal.service.js';

const PROPOSE = `mutation ($input: ProposeReplyInput!) {
  proposeReply(input: $input) { message proposal { question text sources { index title } } } }`;

const FILE = `## Heizung ausgefallen

Melden Sie den Ausfall der Heizung bitte unter **040 66969 120**.

## Haustiere halten

Katzen sind erlaubt. Für einen Hund brauchen Sie unsere Zustimmung.`;

const COLD = 'Die Heizung ist ausgefallen';

let app: TestApp;
let cast: Cast;

async function meet(): Promise<void> {
  cast = await createCast(app);
  const form = new FormData();
  form.append('companyId', cast.own.id);
  form.append('promptFile', new Blob([FILE]), 'fragen.md');
  const sent = { method: 'POST', body: form };
  await cast.clients.admin.fetch('/api/companies/upload-prompt', sent);
}

const asked = (...messages: { text: string; sender?: 'USER' | 'BOT' | 'PERSON' }[]) =>
  createConversation(app.em(), cast.own, { messages });

async function propose(conversationId: string): Promise<ReplyProposal> {
  const { data, errors } = await cast.clients.manager.graphql<{
    proposeReply: { proposal: ReplyProposal };
  }>(PROPOSE, { input: { conversationId } });
  if (errors || !data) throw new Error(JSON.stringify(errors?.[0]?.extensions));
  return data.proposeReply.proposal;
}

describe('a proposed reply', () => {
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(meet);
  afterAll(() => app.stop());

  it('is what the use cases say to the last question, as a person would type it', async () => {
    const { id } = await asked({ text: 'Darf ich eine Katze halten?' }, { text: COLD });
    const { question, text, sources } = await propose(id);
    expect(question).toBe(COLD);
    expect(text).toContain('040 66969 120');
    expect(text).not.toMatch(/\*\*|\[1\]/);
    expect(sources).toEqual([{ index: 1, title: 'Heizung ausgefallen' }]);
  });

  it('is about the question of who asked for a person after it, also an answered one', async () => {
    const sessionId = newSessionId();
    const { tenant } = cast.clients;
    const follower = new ChatFollower(tenant, sessionId);
    for (const content of [COLD, 'Ich möchte mit einem Menschen sprechen']) {
      await follower.answerTo((await send(tenant, { sessionId, content })).id);
    }
    await follower.close();
    const [conversation] = await app
      .em()
      .execute<{ id: string }[]>('select id from conversation where session_id = ?', [sessionId]);
    expect(await propose(conversation?.id ?? '')).toMatchObject({ question: COLD });
  });

  it('is none where the use cases say nothing, or nothing was asked', async () => {
    const question = 'Wo kann ich mein Lastenrad aufladen?';
    const { id } = await asked({ text: question });
    expect(await propose(id)).toEqual({ question, text: null, sources: [] });
    const silent = await asked({ text: 'Guten Tag', sender: 'PERSON' });
    expect(await propose(silent.id)).toEqual({ question: null, text: null, sources: [] });
  });

  it('is neither stored nor sent, and nobody is told', async () => {
    const tables = ['message', 'unanswered_question', 'mail', 'webhook_event', 'audit_entry'];
    const counts = () =>
      Promise.all(
        tables.map(async (table) => {
          const [row] = await app
            .em()
            .execute<{ n: number }[]>(`select count(*)::int n from ${table}`);
          return row?.n;
        }),
      );
    const { id } = await asked({ text: 'Hilfe, es brennt in der Küche!' });
    const before = await counts();
    expect((await propose(id)).text).toContain('112');
    expect(await counts()).toEqual(before);
  });

  it('is for those who answer tenants, at the own company alone', async () => {
    const { id } = await asked({ text: COLD });
    expect(await codeByRole(cast, PROPOSE, { input: { conversationId: id } })).toEqual({
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' },
      ...{ manager: 'ok', companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    });
    const input = { conversationId: id };
    const { errors } = await cast.keys.companyKey.graphql(PROPOSE, { input });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await expect(propose('no-id')).rejects.toThrow('NOT_FOUND');
  });
});

describe('a reply that a model proposes', () => {
  const provider = new FakeOpenAi();

  beforeAll(async () => {
    const baseUrl = await provider.start();
    app = await startTestApp({
      config: {
        openai: {
          ...{ apiKey: 'test', baseUrl, model: 'fake-model', vision: true },
          embeddingModel: 'fake-embedding',
        },
      },
    });
  });
  beforeEach(meet);
  afterAll(async () => {
    await app.stop();
    await provider.stop();
  });

  it('is guarded as the answers of the assistant are', async () => {
    const { id } = await asked({ text: COLD });
    provider.reply = 'Melden Sie den Ausfall bitte unter 040 66969 120 [1].';
    expect(await propose(id)).toMatchObject({
      text: 'Melden Sie den Ausfall bitte unter 040 66969 120.',
      sources: [{ index: 1, title: 'Heizung ausgefallen' }],
    });
    provider.reply = 'Rufen Sie bitte 0900 123456 an [1].';
    expect((await propose(id)).text).not.toContain('0900');
  });
});
