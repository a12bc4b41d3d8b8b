import { randomUUID } from 'node:crypto';
import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { newSessionId, send, signIn } from '../../testing/chat.js';
import { createCompanyUser, createEndUser, TEST_PASSWORD } from '../../testing/factories.js';
import { beginJobs, finishJobs } from '../../testing/jobs.js';
import { mailsTo, storedMails } from '../../testing/mails.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { GraphqlResult, TestClient } from '../../testing/test-client.js';
import { AuditEntry } from '../audit/index.js';
import { TokenDigests } from '../auth/index.js';
import { Broadcast } from '../broadcasts/index.js';
import { GOOD_PASSWORD, mailedToken, newPerson } from '../company-users/testing/people.js';
import { ReplyAddresses } from '../conversations/inbound-mail/reply-addresses.js';
import { Conversation } from '../conversations/index.js';
import { EndUser } from '../end-users/index.js';
import { digestJob } from '../notifications/digest/digest.job.js';
import { Notification } from '../notifications/index.js';
import { Receiver } from '../webhooks/testing/receiver.js';
import {
  claimDue,
  leaseEndpoint,
  secondsUntilDue,
} from '../webhooks/delivery/delivery.repository.js';
import { addWebhook, deliveriesWhen, makeDue } from '../webhooks/testing/webhooks.js';

const SET = `mutation ($input: SetCompanyStatusInput!) {
  setCompanyStatus(input: $input) { message company { suspendedAt } } }`;
const INVITE = `mutation ($input: CreateCompanyUserInput!) { createCompanyUser(input: $input) { message } }`;
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const OWN = '{ signInSessions { id } }';
const CHAT = '{ chatCases { number } }';
const VIEWER = 'subscription { viewerChanged { kind } }';
const LINKS = `mutation ($input: SendSignInLinksInput!) { sendSignInLinks(input: $input) { sentCount } }`;
const BY_LINK = `mutation ($input: SignInEndUserByLinkInput!) {
  signInEndUserByLink(input: $input) { endUser { email } } }`;
const MADE = `mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id revision } } }`;
const ORDER = `mutation ($input: SeenCaseInput!) { sendCaseToCraftsman(input: $input) { case { id } } }`;
const JOB = 'query ($token: String!) { craftsmanCase(token: $token) { companyName } }';
const BROADCAST = `mutation ($input: CreateBroadcastInput!) { createBroadcast(input: $input) { broadcast { id } } }`;
const SEND_BROADCAST = `mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { broadcast { status } } }`;

const MAILBOX = 'antwort@chat.example';
const TOKEN = 'a token of the gateway';
const CLOSED_DOOR = 4403;

const reasonOf = ({ errors }: GraphqlResult<unknown>) => errors?.[0]?.extensions['reason'] ?? 'ok';

const list = (key: TestClient) => key.json('GET', '/api/company/end-users');

describe('a company that is suspended', () => {
  let app: TestApp;
  let receiver: Receiver;
  let cast: Cast;
  let tenant: EndUser;

  beforeAll(async () => {
    receiver = await new Receiver().listen();
    app = await startTestApp({
      config: {
        ...{ webhookAllowPrivate: true, inboundMailAddress: MAILBOX, inboundMailToken: TOKEN },
      },
    });
  });
  beforeEach(async () => {
    cast = await createCast(app);
    tenant = await createEndUser(app.em(), cast.own);
  });
  afterAll(async () => {
    await app.stop();
    await receiver.close();
  });

  async function set(action: 'SUSPEND' | 'RESUME'): Promise<void> {
    const input = { id: cast.own.id, action };
    expect((await cast.clients.admin.graphql(SET, { input })).errors).toBeUndefined();
  }

  /** What the tenant is told, by GraphQL. */
  const paused = () => ({
    reason: 'SERVICE_PAUSED',
    params: { company: cast.own.name, phone: cast.own.phone, email: cast.own.email },
  });

  const byNumber = (browser = app.client()) =>
    browser.json('POST', '/api/users/authenticate', {
      ...{ email: tenant.email, authNumber: tenant.authNumber },
    });

  it('is suspended and served again by the platform alone, once each, and it is kept who did it', async () => {
    const input = { id: cast.own.id, action: 'SUSPEND' };
    const path = `/api/companies/${cast.own.id}`;
    const { admin, ...others } = cast.clients;
    const refused = await codeByRole(
      { ...cast, clients: { ...others, admin: others.anonymous } },
      SET,
      {
        input,
      },
    );
    expect(refused).toMatchObject({ companyAdmin: 'FORBIDDEN', tenant: 'FORBIDDEN' });
    expect(refused).toMatchObject({ otherAdmin: 'FORBIDDEN', anonymous: 'UNAUTHENTICATED' });
    expect(await cast.keys.companyKey.json('PATCH', path, { action: 'SUSPEND' })).toMatchObject({
      status: 403,
    });
    const { data } = await admin.graphql<{ setCompanyStatus: object }>(SET, { input });
    expect(data?.setCompanyStatus).toEqual({
      message: 'Company suspended successfully',
      company: { suspendedAt: expect.any(String) },
    });
    expect((await admin.graphql(SET, { input })).data).toEqual(data);
    expect(await admin.json('PATCH', path, { action: 'PAUSE' })).toMatchObject({ status: 400 });
    expect(await cast.keys.platformKey.json('PATCH', path, { action: 'RESUME' })).toMatchObject({
      ...{ status: 200, body: { data: { suspendedAt: null } } },
    });
    const entries = await app
      .em()
      .execute<{ action: string }[]>(
        `select action from audit_entry where company_id = ? and action like 'company.%d'`,
        [cast.own.id],
      );
    expect(entries.map(({ action }) => action)).toEqual(['company.suspended', 'company.resumed']);
  });

  it('lets no member in, whose sessions and sockets end, and says why', async () => {
    const user = await createCompanyUser(app.em(), cast.own);
    const member = await asCompanyUser(app, user);
    const closed = Promise.withResolvers<unknown>();
    const socket: Client = app.client().socket({ connectionParams: { token: member.bearer } });
    socket.on('closed', (event) => closed.resolve(event));
    await socket.iterate({ query: VIEWER }).next();
    const enter = (password = TEST_PASSWORD) =>
      app.client().graphql(SIGN_IN, {
        input: { audience: 'COMPANY', email: user.email, password },
      });
    await set('SUSPEND');
    expect(await closed.promise).toMatchObject({ code: CLOSED_DOOR });
    await socket.dispose();
    for (const refused of [await member.graphql(OWN), await enter()]) {
      expect(refused.errors).toMatchObject([
        { extensions: { code: 'UNAUTHENTICATED', reason: 'COMPANY_SUSPENDED' } },
      ]);
    }
    expect(reasonOf(await enter('another one'))).toBe('INVALID_CREDENTIALS');
    expect(reasonOf(await cast.clients.otherAdmin.graphql(OWN))).toBe('ok');
    await set('RESUME');
    expect(reasonOf(await member.graphql(OWN))).toBe('SESSION_EXPIRED');
    expect(reasonOf(await enter())).toBe('ok');
  });

  it('lets no session live again that was opened at the very moment', async () => {
    const user = await createCompanyUser(app.em(), cast.own);
    const member = await asCompanyUser(app, user);
    await set('SUSPEND');
    await app.em().execute('update session set revoked_at = null where subject_id = ?', [user.id]);
    expect(reasonOf(await member.graphql(OWN))).toBe('COMPANY_SUSPENDED');
    await set('RESUME');
    expect(reasonOf(await member.graphql(OWN))).toBe('SESSION_EXPIRED');
  });

  it('lets no tenant in, in the chat, by number or by link, and names who is to be called', async () => {
    const chat = await signIn(app, tenant);
    await cast.clients.manager.graphql(LINKS, { input: { ids: [tenant.id] } });
    const [mail] = await storedMails(app, tenant.email);
    const token = /#\S*code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const byLink = () => app.client().graphql(BY_LINK, { input: { token } });
    await set('SUSPEND');
    const writes = { sessionId: newSessionId(), message: 'Hallo' };
    expect(await chat.json('POST', '/api/chat', writes)).toMatchObject({
      ...{ status: 401, body: paused() },
    });
    expect((await chat.graphql(CHAT)).errors).toMatchObject([{ extensions: paused() }]);
    expect(await byNumber()).toMatchObject({ status: 401, body: paused() });
    expect((await byLink()).errors).toMatchObject([{ extensions: paused() }]);
    await set('RESUME');
    expect(await byNumber()).toMatchObject({ status: 200 });
    expect(reasonOf(await byLink())).toBe('ok');
  });

  it('proves nothing by a sign-in that comes to nothing: no code, no known device, no known mailbox', async () => {
    const em = app.em();
    await em.execute('update company set code_on_new_device = true where id = ?', [cast.own.id]);
    await em.execute('update end_user set is_email_unproven = true where id = ?', [tenant.id]);
    await set('SUSPEND');
    const browser = app.client();
    expect(await byNumber(browser)).toMatchObject({ status: 401, body: paused() });
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await storedMails(app, tenant.email)).toEqual([]);
    expect(await app.em().findOne(EndUser, tenant.id)).toMatchObject({ isEmailUnproven: true });
    await set('RESUME');
    expect(await byNumber(browser)).toMatchObject({ body: { reason: 'SIGN_IN_CODE_REQUIRED' } });
  });

  it('takes no person in by an invitation, which is good again afterwards', async () => {
    const person = newPerson();
    await cast.clients.companyAdmin.graphql(INVITE, { input: person });
    const token = await mailedToken(app, person.email);
    const password = GOOD_PASSWORD;
    const { firstName, lastName } = person;
    const path = `/api/companies/accept-invitation/${token}`;
    const accept = () =>
      app
        .client()
        .json('POST', path, { ...{ firstName, lastName, password, confirmPassword: password } });
    const check = () => app.client().json('GET', `/api/companies/invitation/${token}/validate`);
    const shut = { reason: 'COMPANY_SUSPENDED', params: { company: cast.own.name } };
    await set('SUSPEND');
    expect(await check()).toMatchObject({ status: 404, body: { valid: false, ...shut } });
    expect(await accept()).toMatchObject({ status: 400, body: shut });
    await set('RESUME');
    expect(await accept()).toMatchObject({ status: 201 });
  });

  it('takes no new password by a mailed link, and mails none', async () => {
    const { email } = await createCompanyUser(app.em(), cast.own);
    const forget = async () => {
      await app.client().json('POST', '/api/companies/auth/forgot-password', { email });
      await finishJobs(app, 'company-password-reset');
    };
    await forget();
    const token = await mailedToken(app, email);
    const reset = () =>
      app.client().json('POST', '/api/companies/auth/reset-password', {
        ...{ token, password: GOOD_PASSWORD },
      });
    await set('SUSPEND');
    expect(await reset()).toMatchObject({ status: 400, body: { reason: 'COMPANY_SUSPENDED' } });
    await forget();
    expect(await storedMails(app, email)).toHaveLength(1);
    await set('RESUME');
    expect(await reset()).toMatchObject({ status: 200 });
  });

  it('mails no link to a door that is shut', async () => {
    const ids = [tenant.id];
    await cast.clients.manager.graphql(LINKS, { input: { ids } });
    const [mail] = await storedMails(app, tenant.email);
    const token = /#\S*code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await set('SUSPEND');
    const asked = await app.client().json('POST', '/api/users/request-sign-in-link', { token });
    expect(asked.status).toBe(200);
    expect((await cast.clients.admin.graphql(LINKS, { input: { ids } })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', reason: 'COMPANY_SUSPENDED' } },
    ]);
    expect(await storedMails(app, tenant.email)).toHaveLength(1);
  });

  it('lets no key of its own in, and all others', async () => {
    const { companyKey, platformKey } = cast.keys;
    await set('SUSPEND');
    expect(await list(companyKey)).toMatchObject({
      ...{ status: 403, body: { reason: 'COMPANY_SUSPENDED' } },
    });
    const closed = Promise.withResolvers<unknown>();
    const socket = companyKey.socket({ lazy: false });
    socket.on('closed', (event) => closed.resolve(event));
    expect(await closed.promise).toMatchObject({ code: CLOSED_DOOR });
    await socket.dispose();
    expect((await platformKey.json('GET', '/api/companies')).status).toBe(200);
    await set('RESUME');
    expect((await list(companyKey)).status).toBe(200);
  });

  it('is told of nothing by its webhooks until it is served again', async () => {
    const { admin } = cast.clients;
    const { webhook } = await addWebhook(admin, {
      ...{ url: receiver.url(`/${cast.own.id}`), events: ['END_USER_DELETED'] },
      companyId: cast.own.id,
    });
    await set('SUSPEND');
    await admin.json('DELETE', `/api/company/end-users/${tenant.id}`);
    await makeDue(app, webhook.id);
    expect(await leaseEndpoint(app.em(), webhook.id, randomUUID())).toBe('gone');
    expect(await claimDue(app.em(), webhook.id, 1)).toEqual([]);
    expect(await secondsUntilDue(app.em(), webhook.id)).toBeUndefined();
    await set('RESUME');
    await makeDue(app, webhook.id);
    await deliveriesWhen(admin, webhook.id, ([first]) => first?.status === 'DELIVERED');
  });

  it('counts no day of the suspension against endpoints that failed before', async () => {
    const { admin } = cast.clients;
    const { webhook } = await addWebhook(admin, {
      ...{ url: receiver.url(`/${cast.own.id}`), events: ['END_USER_DELETED'] },
      companyId: cast.own.id,
    });
    const failing = async () => {
      const [row] = await app
        .em()
        .execute<{ recently: boolean | null }[]>(
          `select failing_since > now() - interval '1 hour' as recently from webhook where id = ?`,
          [webhook.id],
        );
      return row?.recently;
    };
    await set('SUSPEND');
    await set('RESUME');
    expect(await failing()).toBeNull();
    await app
      .em()
      .execute(`update webhook set failing_since = now() - interval '20 days' where id = ?`, [
        webhook.id,
      ]);
    await set('SUSPEND');
    expect(await failing()).toBe(false);
    await set('RESUME');
    expect(await failing()).toBe(true);
  });

  it('takes no mail of a tenant, who is told so once a day', async () => {
    const chat = await signIn(app, tenant);
    const sessionId = newSessionId();
    await send(chat, { sessionId, content: 'Hallo' });
    const { id } = await app.em().findOneOrFail(Conversation, { sessionId });
    const digests = new TokenDigests(app.config.sessionSecret ?? '');
    const to = new ReplyAddresses(digests.keyFor('reply addresses'), MAILBOX).of(id);
    const hand = async (key: string) =>
      app.client().fetch('/api/mails/inbound', {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'message/rfc822' },
        body: `From: ${tenant.email}\r\nTo: ${to}\r\nMessage-ID: <${key}@x.example>\r\n\r\nGut.`,
      });
    await set('SUSPEND');
    await hand(newSessionId());
    await hand(newSessionId());
    const mails = await storedMails(app, tenant.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ihre Nachricht konnte nicht zugestellt werden',
    ]);
    expect(mails[0]?.text).toContain(cast.own.phone);
    const [stored] = await app
      .em()
      .execute<{ count: number }[]>(
        `select count(*)::int as count from message where conversation_id = ? and sender = 'USER'`,
        [id],
      );
    expect(stored?.count).toBe(1);
  });

  it('shows craftsmen nothing of its cases, and names who is to be called', async () => {
    const { companyAdmin } = cast.clients;
    const email = `rohr-${newSessionId()}@handwerk.example`;
    const input = { title: 'Rohr', craftsmanName: 'Rohr & Co', craftsmanEmail: email };
    const { data } = await companyAdmin.graphql<{ createCase: { case: object } }>(MADE, { input });
    await companyAdmin.graphql(ORDER, { input: data?.createCase.case });
    const [mail] = await storedMails(app, email);
    const token = /\/company\/job#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const open = () => app.client().graphql(JOB, { token });
    await set('SUSPEND');
    expect((await open()).errors).toMatchObject([{ extensions: paused() }]);
    await set('RESUME');
    expect(reasonOf(await open())).toBe('ok');
  });

  it('cancels the messages to many that come due meanwhile, says so, and begins none', async () => {
    const { companyAdmin, admin } = cast.clients;
    const draft = async () => {
      const { data } = await companyAdmin.graphql<{
        createBroadcast: { broadcast: { id: string } };
      }>(BROADCAST, {
        input: {
          ...{ kind: 'CONTRACTUAL', subject: 'Wasser', text: 'Kein Wasser.' },
          audience: { kind: 'ALL' },
        },
      });
      return data?.createBroadcast.broadcast.id;
    };
    const [id, late] = [await draft(), await draft()];
    const at = new Date(Date.now() + 60_000);
    await companyAdmin.graphql(SEND_BROADCAST, { input: { id, at } });
    await set('SUSPEND');
    expect(reasonOf(await admin.graphql(SEND_BROADCAST, { input: { id: late } }))).toBe(
      'COMPANY_SUSPENDED',
    );
    await finishJobs(app, 'broadcast.send');
    await finishJobs(app, 'notifications.make');
    const em = app.em();
    expect(await em.findOne(Broadcast, { id })).toMatchObject({ status: 'CANCELLED' });
    expect(
      await em.findOne(AuditEntry, { action: 'broadcast.cancelled', subjectId: id }),
    ).toMatchObject({ companyId: cast.own.id, details: { reason: 'COMPANY_SUSPENDED' } });
    const told = await em.find(Notification, { broadcastId: id });
    expect(told.map(({ kind }) => kind)).toContain('BROADCAST_FAILED');
    expect(await storedMails(app, tenant.email)).toEqual([]);
  });

  it('mails its members what they were told once it is served again', async () => {
    const { email, id: memberId } = await createCompanyUser(app.em(), cast.own);
    await set('SUSPEND');
    const told = { companyId: cast.own.id, memberId, kind: 'BROADCAST_FAILED' } as const;
    const notification = Object.assign(new Notification(), {
      ...{ ...told, cause: newSessionId(), details: { subject: 'Wasser' }, mailOwed: true },
    });
    await app.em().persist(notification).flush();
    const owed = { personId: memberId, companyId: cast.own.id, isUrgent: false };
    await app.app.platform.jobs.enqueue(app.em(), digestJob, owed);
    const waits = () =>
      app.em().execute<object[]>(
        `select 1 from jobs.job where name = ? and data->>'personId' = ? and state = 'created'
            and start_after > now() + interval '50 minutes'`,
        [digestJob.name, memberId],
      );
    await expect.poll(waits).toHaveLength(1);
    expect(await storedMails(app, email)).toEqual([]);
    await set('RESUME');
    await beginJobs(app, digestJob.name);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });
});
