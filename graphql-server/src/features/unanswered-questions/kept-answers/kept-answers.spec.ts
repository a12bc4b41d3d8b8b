import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Message } from '../../conversations/index.js';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { createUnanswered } from '../../../testing/conversations.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const ADD = `mutation ($input: AddAnswerToDraftInput!) {
  addAnswerToDraft(input: $input) { useCase { title wordings state changedBy } } }`;
const ALLOW = `mutation ($input: UpdateRolePermissionsInput!) { updateRolePermissions(input: $input) { message } }`;
const REVIEW = '{ knowledgeReview { revision } }';
const PUBLISH = `mutation ($input: PublishKnowledgeInput!) { publishKnowledge(input: $input) { isRunning } }`;
const EVENTS = `subscription { inboxEvents { __typename
  ... on InboxConversationChanged { conversation { id hasOpenQuestion } } } }`;
const OPEN = '{ unansweredQuestions(first: 9, filter: { state: OPEN }) { totalCount } }';

const QUESTION = 'Wo kann ich mein Lastenrad aufladen?';
const CONTENT = { title: 'Fahrräder laden', text: 'An der Steckdose im Fahrradkeller.' };

describe('what a person answered', () => {
  let app: TestApp;
  let cast: Cast;
  let messageId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    const em = app.em();
    const { conversationId } = await createUnanswered(em, cast.own, { text: QUESTION });
    const answer = em.create(Message, {
      ...{ companyId: cast.own.id, conversation: conversationId, sequence: 9, revision: 1 },
      ...{ sender: 'PERSON', authorName: 'Miriam', text: 'Im Fahrradkeller.' },
    });
    await em.flush();
    messageId = answer.id;
  });
  afterAll(() => app.stop());

  async function run<T>(document: string, input?: object): Promise<T> {
    const { data, errors } = await cast.clients.manager.graphql<Record<string, T>>(
      document,
      input && { input },
    );
    if (!data || errors) throw new Error(errors?.[0]?.extensions.code);
    return Object.values(data)[0] as T;
  }

  it('becomes a use case of the draft, and closes what was asked in vain before', async () => {
    expect(await run(ADD, { ...CONTENT, messageId, wordings: [QUESTION] })).toMatchObject({
      useCase: { title: 'Fahrräder laden', wordings: [QUESTION], state: 'NEW' },
    });
    expect(await run(OPEN)).toEqual({ totalCount: 1 });
    await run(PUBLISH, await run<object>(REVIEW));
    expect(await run(OPEN)).toEqual({ totalCount: 0 });
  });

  it('takes the conversation out of the open questions of open inboxes', async () => {
    await run(ADD, { ...CONTENT, messageId });
    const socket = cast.clients.staff.socket();
    const events = socket.iterate<{ inboxEvents: object }>({ query: EVENTS });
    expect((await events.next()).value?.data?.inboxEvents).toMatchObject({
      __typename: 'InboxStale',
    });
    await run(PUBLISH, await run<object>(REVIEW));
    expect((await events.next()).value?.data?.inboxEvents).toMatchObject({
      conversation: { hasOpenQuestion: false },
    });
    await socket.dispose();
  });

  it('is proposed by those who answer tenants, and published by others', async () => {
    const { staff, companyAdmin } = cast.clients;
    const permissions = ['CONVERSATIONS_VIEW', 'CONVERSATIONS_REPLY'];
    await companyAdmin.graphql(ALLOW, { input: { role: 'COMPANY_STAFF', permissions } });
    const { data } = await staff.graphql(ADD, { input: { ...CONTENT, messageId } });
    expect(data).toMatchObject({ addAnswerToDraft: { useCase: { state: 'NEW' } } });
    const review = await run<{ revision: number }>(REVIEW);
    expect((await staff.graphql(PUBLISH, { input: review })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    await companyAdmin.graphql(ALLOW, {
      input: { role: 'COMPANY_STAFF', permissions: ['CONVERSATIONS_REPLY'] },
    });
    const refused = await staff.graphql(ADD, { input: { ...CONTENT, messageId } });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is a message of a person, of the own company', async () => {
    const question = await app
      .em()
      .findOneOrFail(Message, { text: QUESTION, companyId: cast.own.id });
    for (const id of [question.id, cast.own.id]) {
      await expect(run(ADD, { ...CONTENT, messageId: id })).rejects.toThrow('NOT_FOUND');
    }
    expect(await codeByRole(cast, ADD, { input: { ...CONTENT, messageId } })).toEqual({
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN', manager: 'ok' },
      ...{ companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    });
  });
});
