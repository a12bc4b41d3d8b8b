import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../../../testing/chat.js';
import { createConversation, createUnanswered } from '../../../testing/conversations.js';
import { createCompany, createCompanyUser, createEndUser } from '../../../testing/factories.js';
import { finishJobs } from '../../../testing/jobs.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { transactional } from '../../../platform/database/index.js';
import { Conversation } from '../conversation.entity.js';
import { settleQuietJob } from './settle-quiet.job.js';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe('conversations that need no person', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    company = await createCompany(app.em());
  });
  afterAll(() => app.stop());

  const make = async (plan: Parameters<typeof createConversation>[2]) =>
    (await createConversation(app.em(), company, plan)).id;
  const open = async () =>
    (await app.em().find(Conversation, { company: company.id, archivedAt: null })).map(
      ({ id }) => id,
    );

  async function settle(): Promise<void> {
    await transactional(app.em(), (tx) =>
      app.app.platform.jobs.enqueue(tx as never, settleQuietJob, {}),
    );
    await finishJobs(app, settleQuietJob.name);
  }

  it('are done once they have ended, or their tenant has left them for days', async () => {
    await make({ status: 'ENDED' });
    await make({ lastActivityAt: daysAgo(4) });
    const running = await make({ lastActivityAt: daysAgo(2) });
    await settle();
    expect(await open()).toEqual([running]);
  });

  it('are not those that wait, tell of danger, were not answered or are looked after', async () => {
    const { id: assigneeId } = await createCompanyUser(app.em(), company);
    const ended = { status: 'ENDED', lastActivityAt: daysAgo(9) } as const;
    const kept = [
      await make({ ...ended, waitingSince: daysAgo(9) }),
      await make({ ...ended, urgency: 'EMERGENCY' }),
      await make({ ...ended, assigneeId }),
      (await createUnanswered(app.em(), company, { text: 'Und nun?' })).conversationId,
    ];
    await app.em().nativeUpdate(Conversation, { id: kept[3] }, ended);
    await settle();
    expect(new Set(await open())).toEqual(new Set(kept));
  });

  it('stay where a colleague has put them', async () => {
    const restored = await make({ status: 'ENDED', inboxRevision: 2 });
    await settle();
    expect(await open()).toEqual([restored]);
  });

  it('come back with an answer that hands over after the end', async () => {
    const tenant = await createEndUser(app.em(), company);
    const client = await signIn(app, tenant);
    const sessionId = newSessionId();
    const follower = new ChatFollower(client, sessionId);
    const content = 'Ich möchte mit einem Menschen sprechen.';
    const question = await send(client, { sessionId, content });
    const ended = { status: 'ENDING', archivedAt: new Date() } as const;
    await app.em().nativeUpdate(Conversation, { sessionId }, ended);
    await follower.answerTo(question.id);
    await follower.close();
    expect(await app.em().findOneOrFail(Conversation, { sessionId })).toMatchObject({
      ...{ archivedAt: null, waitingSince: expect.any(Date) },
    });
  });

  it('are not waited for any more when their tenant writes after they were ticked off', async () => {
    const tenant = await createEndUser(app.em(), company);
    const client = await signIn(app, tenant);
    const sessionId = newSessionId();
    await make({ sessionId, endUser: tenant, waitingSince: daysAgo(1), archivedAt: daysAgo(0) });
    await send(client, { sessionId, content: 'Wie trenne ich den Müll?' });
    expect(await app.em().findOneOrFail(Conversation, { sessionId })).toMatchObject({
      ...{ archivedAt: null, waitingSince: null },
    });
  });
});
