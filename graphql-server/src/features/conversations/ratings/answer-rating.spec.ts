import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { newSessionId, signIn } from '../../../testing/chat.js';
import { createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import type { EndUser } from '../../end-users/index.js';
import { Conversation, Message } from '../entities.js';
import type { RateAnswerInput } from './answer-rating.type.js';

const RATE = `mutation ($input: RateAnswerInput!) {
  rateAnswer(input: $input) { message { id text rating { value reason comment at } } } }`;
const OPEN = `{ unansweredQuestions(filter: { state: OPEN }) { edges { node { text reason } } } }`;

type Input = Omit<RateAnswerInput, 'value' | 'reason'> & { value: string | null; reason?: string };

describe('the rating of an answer', () => {
  let app: TestApp;
  let cast: Cast;
  let tenant: EndUser;
  let client: TestClient;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    tenant = await createEndUser(app.em(), cast.own);
    client = await signIn(app, tenant);
  });
  afterAll(() => app.stop());

  /** A question of the tenant and the answer to it. */
  async function answered(overrides: Partial<Message> = {}) {
    const em = app.em();
    const conversation = em.create(Conversation, {
      sessionId: newSessionId(),
      company: cast.own,
      endUser: tenant,
      messageCount: 2,
    });
    const common = { companyId: cast.own.id, conversation, revision: 1 };
    const text = 'Wann wird der Aufzug repariert?';
    const question = em.create(Message, { ...common, sequence: 1, sender: 'USER', text });
    const answer = em.create(Message, {
      ...{ ...common, sequence: 2, sender: 'BOT', text: 'Am Montag.', replyToId: question.id },
      ...overrides,
    });
    await em.flush();
    return { sessionId: conversation.sessionId, messageId: answer.id, question };
  }

  const rate = (input: Input, as = client) =>
    as.graphql<{ rateAnswer: { message: { rating: object | null } } }>(RATE, { input });

  async function open(): Promise<{ text: string; reason: string }[]> {
    const { data } = await cast.clients.staff.graphql<{
      unansweredQuestions: { edges: { node: { text: string; reason: string } }[] };
    }>(OPEN);
    return data?.unansweredQuestions.edges.map(({ node }) => node) ?? [];
  }

  it('is kept with its reason, and tells the company what was asked in vain', async () => {
    const { question, ...answer } = await answered();
    const { data } = await rate({
      ...{ ...answer, value: 'NOT_HELPFUL', reason: 'WRONG', comment: ' Der steht seit März. ' },
    });
    expect(data?.rateAnswer.message).toMatchObject({
      text: 'Am Montag.',
      rating: { value: 'NOT_HELPFUL', reason: 'WRONG', comment: 'Der steht seit März.' },
    });
    expect(await open()).toEqual([{ text: question.text, reason: 'NOT_HELPFUL' }]);
  });

  it('is there again when the conversation is read, and can be changed and taken back', async () => {
    const { question: _, ...answer } = await answered();
    await rate({ ...answer, value: 'NOT_HELPFUL', reason: 'UNCLEAR' });
    await rate({ ...answer, value: 'HELPFUL', reason: 'UNCLEAR' });
    expect(await open()).toEqual([]);
    const { data } = await client.graphql<{
      conversation: { messages: { edges: { node: { rating: object | null } }[] } };
    }>(
      `query ($sessionId: ID!) { conversation(sessionId: $sessionId) { messages { edges { node { rating { value reason } } } } } }`,
      { sessionId: answer.sessionId },
    );
    const ratings = data?.conversation.messages.edges.map(({ node }) => node.rating);
    expect(ratings).toEqual([null, { value: 'HELPFUL', reason: null }]);
    const { data: back } = await rate({ ...answer, value: null });
    expect(back?.rateAnswer.message.rating).toBeNull();
  });

  it('opens one question, however often it is given', async () => {
    const { question, ...answer } = await answered();
    await Promise.all(Array.from({ length: 5 }, () => rate({ ...answer, value: 'NOT_HELPFUL' })));
    expect(await open()).toEqual([{ text: question.text, reason: 'NOT_HELPFUL' }]);
  });

  it('leaves alone what the staff had open for another reason', async () => {
    const { question, ...answer } = await answered();
    const em = app.em();
    await em.execute(
      `insert into unanswered_question (id, company_id, message_id, reason, state, created_at)
       values (gen_random_uuid(), ?, ?, 'NOT_FOUND', 'OPEN', now())`,
      [cast.own.id, question.id],
    );
    await rate({ ...answer, value: 'NOT_HELPFUL' });
    await rate({ ...answer, value: 'HELPFUL' });
    expect(await open()).toEqual([{ text: question.text, reason: 'NOT_FOUND' }]);
  });

  it.each<[string, Partial<Message>]>([
    ['a question', { sender: 'USER' }],
    ['an answer that is being written', { status: 'GENERATING' }],
    ['an apology', { status: 'FAILED', isError: true }],
  ])('is refused for %s', async (_name, overrides) => {
    const { question: _question, ...answer } = await answered(overrides);
    const { errors } = await rate({ ...answer, value: 'HELPFUL' });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is refused to everybody but the tenant who asked', async () => {
    const { question: _, ...answer } = await answered();
    const stranger = await rate({ ...answer, value: 'HELPFUL' }, cast.clients.tenant);
    expect(stranger.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const staff = await rate({ ...answer, value: 'HELPFUL' }, cast.clients.companyAdmin);
    expect(staff.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('says which comment is too long', async () => {
    const { question: _, ...answer } = await answered();
    const { errors } = await rate({ ...answer, value: 'NOT_HELPFUL', comment: 'x'.repeat(501) });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'comment', reason: 'RATING_COMMENT_TOO_LONG' }],
    });
  });
});
