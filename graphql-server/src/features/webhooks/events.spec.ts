import { EVENT_EXAMPLES } from './event-examples.js';
import { randomUUID } from 'node:crypto';
import { constantOf, END_USER_FIELDS } from '@hausgeist/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSessionId, send, signIn } from '../../testing/chat.js';
import { createConversation } from '../../testing/conversations.js';
import { createAdmin, createCompanyUser, createEndUser } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { transactional } from '../../platform/database/index.js';
import { PNG } from '../attachments/testing/sample-files.js';
import { ingestPromptFileJob } from '../knowledge/ingestion/prompt-file.job.js';
import { WEBHOOK_EVENTS } from './event-types.js';
import { WebhookPublisher } from './publishing/webhook-publisher.js';
import { sectionOf, undocumented } from './testing/documented-events.js';
import { Receiver, verify } from './testing/receiver.js';
import { addWebhook, deliveriesOf, deliveriesWhen, newEndpoint, run } from './testing/webhooks.js';

/** As GraphQL spells them. */
const ALL = WEBHOOK_EVENTS.map((type) => constantOf(type));
const UUID = /^[0-9a-f-]{36}$/;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const CREATE_USER = `mutation ($input: CreateEndUserInput!) {
  createEndUser(input: $input) { endUser { id } } }`;
const UPDATE_USER = `mutation ($input: UpdateEndUserInput!) {
  updateEndUser(input: $input) { endUser { id } } }`;
const RENEW = `mutation ($input: RenewAuthNumberInput!) {
  renewAuthNumber(input: $input) { endUser { id } } }`;

const details = {
  // Fields that are left empty.
  ...Object.fromEntries(Object.keys(END_USER_FIELDS).map((name) => [name, null])),
  type: 'TENANT',
  firstName: 'Jörg',
  lastName: 'Weiß',
  email: 'joerg@mieter.example',
  phone: '040 1234',
  address: 'Am Kai 3, 20457 Hamburg',
  apartmentNumber: '4',
  authNumber: '493817',
};

/** Adds an end user by the form and gives their id. */
const createUser = async (client: TestClient, input: object = {}) =>
  (
    await run<{ createEndUser: { endUser: { id: string } } }>(client, CREATE_USER, {
      input: { ...details, sendInvitation: false, ...input },
    })
  ).createEndUser.endUser.id;

describe('events', () => {
  let app: TestApp;
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await new Receiver().listen();
    app = await startTestApp({ config: { webhookAllowPrivate: true } });
  });
  afterAll(async () => {
    await app.stop();
    await receiver.close();
  });

  /** A company whose administrator has an endpoint for everything. */
  const listening = (events = ALL) => newEndpoint(app, receiver, events);

  it('tell of cases', async () => {
    const { company, client, path } = await listening();
    const tenant = await createEndUser(app.em(), company);
    const { createCase } = await run<{ createCase: { case: { id: string; revision: number } } }>(
      client,
      `mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id revision } } }`,
      {
        input: {
          title: 'Heizung kalt',
          category: 'Heizung',
          endUserId: tenant.id,
          externalId: 'V-1',
        },
      },
    );
    const { id, revision } = createCase.case;
    await run(
      client,
      `mutation ($input: UpdateCaseInput!) { updateCase(input: $input) { message } }`,
      { input: { id, revision, state: 'IN_PROGRESS', craftsmanName: 'Rohr & Co' } },
    );
    const form = new FormData();
    form.append('files', new File([new Uint8Array(PNG)], 'ventil.png'), 'ventil.png');
    const sent = await client.fetch(`/api/company/cases/${id}/files`, {
      ...{ method: 'POST', body: form },
    });
    expect(sent.status).toBe(201);
    const common = {
      ...{ caseId: id, number: 1, title: 'Heizung kalt', category: 'Heizung', externalId: 'V-1' },
      ...{ place: expect.stringContaining(tenant.address), urgency: 'NORMAL', dueOn: null },
      ...{ assigneeId: null, endUserId: tenant.id, conversationId: null },
      ...{
        appointmentAt: null,
        appointmentUntil: null,
        appointmentState: null,
        isFromTenant: false,
        noticedOn: null,
      },
    };
    const events = (await receiver.at(path, 3)).map(({ event }) => [event.type, event.data]);
    expect(Object.fromEntries(events)).toEqual({
      'case.files_added': {
        ...{ ...common, state: 'IN_PROGRESS', craftsmanName: 'Rohr & Co' },
        ...{ files: ['ventil.png'], addedBy: 'company', addedAt: expect.stringMatching(ISO) },
      },
      'case.created': {
        ...{ ...common, state: 'OPEN', craftsmanName: null },
        createdAt: expect.stringMatching(ISO),
      },
      'case.changed': {
        ...{ ...common, state: 'IN_PROGRESS', craftsmanName: 'Rohr & Co' },
        ...{ changed: ['state', 'craftsmanName'], changedBy: 'company' },
        changedAt: expect.stringMatching(ISO),
      },
    });
    const section = ['case.created', 'case.changed', 'case.files_added'].map(sectionOf).join('');
    for (const field of Object.keys(Object.assign({}, ...events.map(([, data]) => data)))) {
      expect(section).toContain(`\`${field}\``);
    }
  });

  it('tell of a conversation from its first message to its summary', async () => {
    const { company, client, path, secret, id } = await listening();
    const tenant = await createEndUser(app.em(), company);
    const chat = await signIn(app, tenant);
    const sessionId = newSessionId();
    const message = await send(chat, { sessionId, content: 'Meine Heizung ist kalt.' });
    await receiver.at(path, 2);
    await run(
      chat,
      'mutation ($input: EndConversationInput!) { endConversation(input: $input) { conversation { status } } }',
      {
        input: { sessionId },
      },
    );
    const requests = await receiver.at(path, 3);
    const events = requests.map((request) => verify(secret, request));
    const of = (type: string) => events.find((event) => event.type === type);
    const companyId = company.id;
    const endUserId = tenant.id;
    const conversationId = expect.stringMatching(UUID);
    const common = {
      id: expect.stringMatching(UUID),
      createdAt: expect.stringMatching(ISO),
      companyId,
    };
    expect(of('conversation.started')).toEqual({
      ...common,
      type: 'conversation.started',
      data: { conversationId, endUserId, startedAt: expect.stringMatching(ISO) },
    });
    expect(of('message.answered')).toEqual({
      ...common,
      type: 'message.answered',
      data: {
        conversationId,
        endUserId,
        messageId: message.id,
        answerId: expect.stringMatching(UUID),
        question: 'Meine Heizung ist kalt.',
        answer: expect.stringMatching(/.{20}/),
        category: 'Heizung',
        sources: expect.any(Array),
        action: 'NO_ANSWER',
        urgency: 'HIGH',
        answeredAt: expect.stringMatching(ISO),
      },
    });
    expect(of('conversation.ended')).toEqual({
      ...common,
      type: 'conversation.ended',
      data: {
        conversationId,
        endUserId,
        reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
        startedAt: expect.stringMatching(ISO),
        endedAt: expect.stringMatching(ISO),
        messageCount: 2,
        summary: expect.stringMatching(/Heizung/),
      },
    });
    for (const { event, headers } of requests) {
      expect(headers).toMatchObject({
        'webhook-id': event.id,
        'content-type': 'application/json; charset=utf-8',
        'user-agent': expect.stringMatching(/^Hausgeist-Webhooks\//),
      });
    }
    expect(JSON.stringify(requests)).not.toContain(tenant.authNumber);
    const log = await deliveriesWhen(client, id, (all) =>
      all.every((d) => d.status === 'DELIVERED'),
    );
    expect(log).toHaveLength(3);
    expect(log.every((d) => d.attempts === 1 && d.responseStatus === 204)).toBe(true);
    expect(log.map((d) => JSON.stringify(d.payload)).toSorted()).toEqual(
      requests.map((r) => r.body).toSorted(),
    );
  });

  it('tell of a second message that it was answered, not that it began anything', async () => {
    const { company, path, client, id } = await listening();
    const chat = await signIn(app, await createEndUser(app.em(), company));
    const sessionId = newSessionId();
    await send(chat, { sessionId, content: 'Hallo' });
    await receiver.at(path, 2);
    await send(chat, { sessionId, content: 'Wer reinigt die Treppe?' });
    await receiver.at(path, 3);
    const types = (await deliveriesOf(client, id)).map(({ eventType }) => eventType);
    expect(types.toSorted()).toEqual([
      'conversation.started',
      'message.answered',
      'message.answered',
    ]);
  });

  it('tell at once of danger and of a wish for a person, each once a conversation', async () => {
    const { company, client, id, path } = await listening([
      'CONVERSATION_EMERGENCY',
      'CONVERSATION_HAND_OVER_REQUESTED',
    ]);
    const tenant = await createEndUser(app.em(), company);
    const chat = await signIn(app, tenant);
    const sessionId = newSessionId();
    const danger = await send(chat, { sessionId, content: 'Hilfe, es riecht nach Gas!' });
    await receiver.at(path, 1);
    await send(chat, { sessionId, content: 'Hier riecht es stark nach Gas!' });
    const wish = await send(chat, { sessionId, content: 'Ich möchte mit einem Menschen sprechen' });
    const requests = await receiver.at(path, 2);
    const told = { conversationId: expect.stringMatching(UUID), endUserId: tenant.id };
    expect(requests.map(({ event: { type, data } }) => ({ type, data }))).toEqual([
      {
        type: 'conversation.emergency',
        data: {
          ...told,
          messageId: danger.id,
          danger: 'GAS',
          reportedAt: expect.stringMatching(ISO),
        },
      },
      {
        type: 'conversation.hand_over_requested',
        data: { ...told, messageId: wish.id, requestedAt: expect.stringMatching(ISO) },
      },
    ]);
    expect(await deliveriesOf(client, id)).toHaveLength(2);
  });

  it('tell of people who are added and changed, without their numbers', async () => {
    const { company, client, path, secret } = await listening();
    const userId = await createUser(client);
    const { authNumber: _secret, ...told } = details;
    const person = {
      ...told,
      type: 'Tenant',
      endUserId: userId,
      createdAt: expect.stringMatching(ISO),
    };
    const [created] = await receiver.at(path, 1);
    if (!created) throw new Error('Nothing has come.');
    expect(verify(secret, created)).toMatchObject({
      type: 'end_user.created',
      companyId: company.id,
    });
    expect(created.event.data).toEqual(person);
    const next = { ...details, phone: '040 99', authNumber: '573920' };
    await run(client, UPDATE_USER, { input: { id: userId, ...next } });
    // Nothing changes, so nothing is told.
    await run(client, UPDATE_USER, { input: { id: userId, ...next } });
    await run(client, RENEW, { input: { id: userId, sendInvitation: false } });
    const requests = await receiver.at(path, 3);
    const changes = requests.slice(1).map(({ event }) => event.data);
    expect(changes).toEqual(
      expect.arrayContaining([
        { ...person, phone: '040 99', changed: ['phone', 'authNumber'] },
        { ...person, phone: '040 99', changed: ['authNumber'] },
      ]),
    );
    expect(JSON.stringify(requests)).not.toMatch(/493817|573920/);
  });

  it('tell what the company does with a conversation', async () => {
    const { company, client, path } = await listening();
    const em = app.em();
    const { id, endUser } = await createConversation(em, company);
    const other = await createConversation(em, company);
    const person = await createCompanyUser(em, company, { firstName: 'Mia', lastName: 'Lange' });
    await run(
      client,
      'mutation ($input: AssignConversationInput!) { assignConversation(input: $input) { message } }',
      { input: { id, revision: 0, assigneeId: person.id } },
    );
    await run(
      client,
      'mutation ($input: SeenConversationsInput!) { archiveConversations(input: $input) { message } }',
      { input: { conversations: [{ id, revision: 1 }] } },
    );
    const take = { id: other.id, revision: 0 };
    await run(
      client,
      'mutation ($input: TakeOverConversationInput!) { takeOverConversation(input: $input) { message } }',
      { input: take },
    );
    await run(
      client,
      'mutation ($input: ReplyToConversationInput!) { replyToConversation(input: $input) { message } }',
      { input: { id: other.id, text: 'Guten Tag', clientId: 'a' } },
    );
    const chat = await signIn(app, other.endUser);
    const written = await send(chat, { sessionId: other.sessionId, content: 'Danke!' });
    const common = { conversationId: id, endUserId: endUser.id };
    const theirs = { conversationId: other.id, endUserId: other.endUser.id };
    const name = expect.stringMatching(/\w/);
    const events = (await receiver.at(path, 6)).map(({ event: { type, data } }) => [
      data['conversationId'] === id ? `one: ${type}` : `other: ${type}`,
      data,
    ]);
    expect(Object.fromEntries(events)).toEqual({
      'one: conversation.assigned': {
        ...{ ...common, assigneeId: person.id, assigneeName: 'Mia Lange' },
        assignedAt: expect.stringMatching(ISO),
      },
      // Who takes a conversation over that is assigned to no one is responsible for it.
      'other: conversation.assigned': {
        ...{ ...theirs, assigneeId: expect.stringMatching(UUID), assigneeName: name },
        assignedAt: expect.stringMatching(ISO),
      },
      'one: conversation.archived': { ...common, archivedAt: expect.stringMatching(ISO) },
      'other: conversation.taken_over': {
        ...{ ...theirs, handlerId: expect.stringMatching(UUID), handlerName: name },
        takenOverAt: expect.stringMatching(ISO),
      },
      'other: conversation.replied': {
        ...{ ...theirs, messageId: expect.stringMatching(UUID), text: 'Guten Tag' },
        ...{ authorId: expect.stringMatching(UUID), authorName: name },
        repliedAt: expect.stringMatching(ISO),
      },
      'other: message.received': {
        ...{ ...theirs, messageId: written.id, text: 'Danke!' },
        receivedAt: expect.stringMatching(ISO),
      },
    });
  });

  it('tell what became of a prompt file, without what is in it', async () => {
    const { company, path } = await listening();
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const form = new FormData();
    form.append(
      'promptFile',
      new Blob(['# Heizung\nBitte entlüften.\n\n# Müll\nMontags.']),
      'fragen.md',
    );
    form.append('companyId', company.id);
    const answer = await admin.fetch('/api/companies/upload-prompt', {
      method: 'POST',
      body: form,
    });
    expect(await answer.text()).toContain('"success":true');
    const [request] = await receiver.at(path, 1);
    expect(request?.event).toMatchObject({
      type: 'prompt.processed',
      companyId: company.id,
      data: {
        promptFileId: expect.stringMatching(UUID),
        fileName: 'fragen.md',
        version: 1,
        status: 'processed',
        useCaseCount: 2,
        error: null,
      },
    });
    expect(request?.body).not.toContain('entlüften');
  });

  it('tell once of a prompt file whose processing died again and again', async () => {
    const { company, path } = await listening();
    const em = app.em();
    const { jobs } = app.app.platform;
    const id = randomUUID();
    await em.execute(
      `insert into prompt_file (id, company_id, version, file_name, content, uploaded_at, status,
         active, vector_count, passage_count, lexical_version)
       values (?, ?, 1, 'fragen.md', '# Heizung', now(), 'PENDING', false, 0, 0, 0)`,
      [id, company.id],
    );
    const file = { promptFileId: id };
    await jobs.enqueue(em, ingestPromptFileJob, file, { startAfterSeconds: 3_600 });
    // As the fourth process leaves it.
    await em.execute(
      `update jobs.job set state = 'active', retry_count = retry_limit,
              started_on = now() - interval '2 hours'
        where name = ? and data->>'promptFileId' = ?`,
      [ingestPromptFileJob.name, id],
    );
    const [request] = await receiver.at(path, 1);
    expect(request?.event).toMatchObject({
      type: 'prompt.processed',
      data: { promptFileId: id, status: 'failed', error: 'The file could not be processed.' },
    });
    // The same once more: the process that settled it may have died before telling.
    const again = `${ingestPromptFileJob.name}.abandoned`;
    await em.execute(
      `update jobs.job set state = 'retry', completed_on = null, start_after = now()
        where name = ? and data->>'promptFileId' = ?`,
      [again, id],
    );
    const states = () =>
      em.execute(`select state::text from jobs.job where name = ? and data->>'promptFileId' = ?`, [
        again,
        id,
      ]);
    await expect.poll(states).toEqual([{ state: 'completed' }]);
    const events = await em.execute(`select 1 from webhook_event where body like ?`, [`%${id}%`]);
    expect(events).toHaveLength(1);
  });

  it('go to the endpoints of their company and to those for all, and only if asked for', async () => {
    const one = await listening(['END_USER_CREATED']);
    const other = await listening(['END_USER_CREATED']);
    const deaf = await listening(['PROMPT_PROCESSED']);
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const forAll = await addWebhook(admin, {
      url: receiver.url('/all'),
      events: ['END_USER_CREATED'],
    });
    const [here, there] = [await createUser(one.client), await createUser(other.client)];
    await createUser(deaf.client);
    const heard = await receiver.at('/all', 3);
    expect(heard.map(({ event }) => event.companyId)).toEqual(
      expect.arrayContaining([one.company.id, other.company.id, deaf.company.id]),
    );
    for (const [{ path }, userId] of [
      [one, here],
      [other, there],
    ] as const) {
      const requests = await receiver.at(path, 1);
      expect(requests.map(({ event }) => event.data['endUserId'])).toEqual([userId]);
    }
    expect(receiver.requests.filter(({ path }) => path === deaf.path)).toEqual([]);
    await run(
      admin,
      'mutation ($input: DeleteInput!) { deleteWebhook(input: $input) { message } }',
      {
        input: { id: forAll.webhook.id },
      },
    );
  });

  it('are documented field by field', () => {
    const types = new Set(receiver.requests.map(({ event }) => event.type));
    const elsewhere = /^(?:building|broadcast|privacy)\.|^end_user\.deleted$/;
    const here = WEBHOOK_EVENTS.filter((type) => !elsewhere.test(type));
    expect([...types].toSorted()).toEqual(here.toSorted());
    expect(undocumented(receiver)).toEqual([]);
  });

  it('of a change that is rolled back are never told', async () => {
    const { company, client, id } = await listening();
    const publisher = new WebhookPublisher(app.app.platform.jobs);
    const event = { type: 'end_user.created', data: EVENT_EXAMPLES['end_user.created'] } as const;
    await transactional(app.em(), async (tx) => {
      await publisher.publish(tx, company.id, [event]);
      throw new Error('changed my mind');
    }).catch(() => undefined);
    await expect(publisher.publish(app.em(), company.id, [event])).rejects.toThrow('transaction');
    // A wrong number is refused after the form was read: no user is added and no event is sent.
    await createUser(client);
    const { errors } = await client.graphql(CREATE_USER, { input: details });
    expect(errors).toHaveLength(1);
    expect(await deliveriesOf(client, id)).toHaveLength(1);
  });
});
