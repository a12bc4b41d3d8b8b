import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSessionId, signIn } from '../../testing/chat.js';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  createEndUser,
} from '../../testing/factories.js';
import { type JsonSocket, openSocket } from '../../testing/json-socket.js';
import { asAdmin, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { RawSocket } from '../graphql/testing/raw-socket.js';

const ENDED = { code: 4403, reason: 'Forbidden' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function newTenant() {
  const em = app.em();
  const tenant = await createEndUser(em, await createCompany(em));
  return { tenant, client: await signIn(app, tenant) };
}

const newCompanyUser = async () => {
  const em = app.em();
  return createCompanyUser(em, await createCompany(em));
};

/** Lets the sessions of a person run out, as time does. */
const runOut = (personId: string) =>
  app.em().execute(`update session set expires_at = now() where subject_id = ?`, [personId]);

const cookieOf = ({ cookies }: TestClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A socket at /graphql, by cookie or token as a page has it. */
const openGraphql = (client: TestClient) =>
  new RawSocket(`${app.url}/graphql`, { headers: { cookie: cookieOf(client) } }).init(
    client.bearer ? { token: client.bearer } : undefined,
  );

async function expectAlive(socket: RawSocket): Promise<void> {
  socket.send({ type: 'ping' });
  expect(await socket.next()).toEqual({ type: 'pong' });
}

describe('a session that runs out', () => {
  it('takes the sockets of an end user along, and nobody else', async () => {
    const [{ tenant, client }, other] = [await newTenant(), await newTenant()];
    const path = `/ws?sessionId=${newSessionId()}`;
    const sockets = [openSocket(client, { path }), openSocket(other.client, { path: '/ws' })];
    const [chat, foreignChat] = sockets as [JsonSocket, JsonSocket];
    for (const socket of sockets) {
      socket.send({ type: 'ping' });
      await socket.next('pong');
    }
    const graphql = await openGraphql(client);
    graphql.subscribe(
      'a',
      'subscription ($id: ID!) { conversationEvents(sessionId: $id) { __typename } }',
      {
        id: newSessionId(),
      },
    );
    const foreignGraphql = await openGraphql(other.client);

    await app.app.sessionWatch.look();
    await expectAlive(graphql);
    await runOut(tenant.id);
    await app.app.sessionWatch.look();
    expect(await chat.closed).toBe(4403);
    expect(await graphql.closed).toEqual(ENDED);
    foreignChat.send({ type: 'ping' });
    await foreignChat.next('pong', 2);
    await foreignChat.close();
    await expectAlive(foreignGraphql);
    foreignGraphql.ws.close();
  });

  it('takes the sockets of staff along, however long their token would hold', async () => {
    const [admin, user] = [await createAdmin(app.em()), await newCompanyUser()];
    const sockets = await Promise.all([
      openGraphql(await asAdmin(app, admin)),
      openGraphql(await asCompanyUser(app, user)),
    ]);
    await Promise.all([runOut(admin.id), runOut(user.id)]);
    await app.app.sessionWatch.look();
    for (const socket of sockets) expect(await socket.closed).toEqual(ENDED);
  });

  it('lets nobody begin an operation until that is noticed', async () => {
    const { tenant, client } = await newTenant();
    const graphql = await openGraphql(client);
    const chat = openSocket(client, { path: `/ws?sessionId=${newSessionId()}` });
    chat.send({ type: 'ping' });
    await chat.next('pong');
    await runOut(tenant.id);
    graphql.subscribe('a', '{ viewer { kind } }');
    expect(await graphql.closed).toEqual(ENDED);
    expect(graphql.unread).not.toContainEqual(expect.objectContaining({ type: 'next' }));
    chat.send({ type: 'chat', content: 'Guten Tag', requestId: 'late' });
    expect(await chat.next('error')).toMatchObject({ code: 'UNAUTHENTICATED', requestId: 'late' });
    expect(await chat.closed).toBe(4401);
  });
});

describe('a session whose end nobody was told', () => {
  it.each([
    [
      'it was ended beside the server',
      'update session set revoked_at = now() where subject_id = ?',
    ],
    ['its owner was suspended', `update company_user set status = 'SUSPENDED' where id = ?`],
    ['its owner is gone', 'delete from company_user where id = ?'],
  ])('takes its sockets along: %s', async (_name, change) => {
    const user = await newCompanyUser();
    const socket = await openGraphql(await asCompanyUser(app, user));
    await app.em().execute(change, [user.id]);
    await app.app.sessionWatch.look();
    expect(await socket.closed).toEqual(ENDED);
  });
});

const permissionsIn = ({ payload }: { payload?: unknown }) =>
  (payload as { data: { viewerChanged: { permissions: string[] } } }).data.viewerChanged
    .permissions;

describe('rights that were taken away and nobody said so', () => {
  it('are taken from subscriptions that are open, once', async () => {
    const user = await newCompanyUser();
    const socket = await openGraphql(await asCompanyUser(app, user));
    socket.subscribe('a', 'subscription { viewerChanged { permissions } }');
    expect(permissionsIn(await socket.next())).toContain('TEAM_MANAGE');
    await app.app.sessionWatch.look();
    await app
      .em()
      .execute(`update company_user set role = 'COMPANY_STAFF' where id = ?`, [user.id]);
    await app.app.sessionWatch.look();
    expect(permissionsIn(await socket.next())).not.toContain('TEAM_MANAGE');
    await app.app.sessionWatch.look();
    await expectAlive(socket);
    socket.ws.close();
  });

  it('are noticed, too, when they changed before the first look', async () => {
    const user = await newCompanyUser();
    const socket = await openGraphql(await asCompanyUser(app, user));
    socket.subscribe('a', 'subscription { viewerChanged { permissions } }');
    await socket.next();
    await app
      .em()
      .execute(`update company_user set role = 'COMPANY_STAFF' where id = ?`, [user.id]);
    await app.app.sessionWatch.look();
    expect(permissionsIn(await socket.next())).not.toContain('TEAM_MANAGE');
    socket.ws.close();
  });
});

describe('two sockets of one person', () => {
  it('are both looked at, also if the later one knew of the change', async () => {
    const user = await newCompanyUser();
    const client = await asCompanyUser(app, user);
    const early = await openGraphql(client);
    early.subscribe('a', 'subscription { viewerChanged { permissions } }');
    await early.next();
    await app
      .em()
      .execute(`update company_user set role = 'COMPANY_STAFF' where id = ?`, [user.id]);
    const late = await openGraphql(client);
    await app.app.sessionWatch.look();
    expect(permissionsIn(await early.next())).not.toContain('TEAM_MANAGE');
    early.ws.close();
    late.ws.close();
  });
});

describe('a socket on which somebody else signs in', () => {
  it('belongs to their session from then on', async () => {
    const [first, second] = [await newTenant(), await newTenant()];
    const socket = openSocket(first.client, { path: '/ws' });
    await socket.next('connected');
    const token = second.client.cookies.get('hausgeist_session') ?? '';
    socket.send({ type: 'auth', token });
    await socket.next('authenticated');
    socket.send({ type: 'ping' });
    await socket.next('pong');
    await runOut(first.tenant.id);
    await app.app.sessionWatch.look();
    socket.send({ type: 'ping' });
    await socket.next('pong', 2);
    await runOut(second.tenant.id);
    await app.app.sessionWatch.look();
    expect(await socket.closed).toBe(4403);
  });
});
