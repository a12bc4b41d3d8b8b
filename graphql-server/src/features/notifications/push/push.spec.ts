import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { ChatFollower, newSessionId, send } from '../../../testing/chat.js';
import { finishJobs } from '../../../testing/jobs.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { run } from '../../inbox/testing/run.js';
import { PushService } from '../testing/push-service.js';

const SUBSCRIBE = `mutation ($input: SubscribeToPushInput!) {
  subscribeToPush(input: $input) { deviceId } }`;
const REMOVE = `mutation ($input: DeleteInput!) { removePushDevice(input: $input) { message } }`;
const CHANGE = `mutation ($input: UpdateNotificationSettingsInput!) {
  updateNotificationSettings(input: $input) { settings { quietFrom } } }`;
const SETTINGS = `{ notificationSettings { pushKey devices { id name isCurrent createdAt }
  choices { kind inConsole byMail byPush isFixed } } }`;
const NOTE = `mutation ($input: AddConversationNoteInput!) {
  addConversationNote(input: $input) { note { id } } }`;

interface Settings {
  pushKey: string;
  devices: { id: string; name: string; isCurrent: boolean }[];
  choices: object[];
}

/** The time of the day in so many minutes. */
const clock = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);

describe('Web Push', () => {
  let app: TestApp;
  let cast: Cast;
  let service: PushService;
  let staff: TestClient;

  beforeAll(async () => {
    app = await startTestApp({ config: { webhookAllowPrivate: true } });
  });
  beforeEach(async () => {
    cast = await createCast(app);
    staff = cast.clients.staff;
    service = await new PushService().listen();
  });
  afterEach(() => service.close());
  afterAll(() => app.stop());

  const settings = () => run<Settings>(SETTINGS, {}, staff);
  const subscribe = (name?: string, client = staff) =>
    run<{ deviceId: string }>(SUBSCRIBE, { input: service.subscription(name) }, client);

  /** A message of the tenant, with its answer. */
  const ask = async (content: string) => {
    const sessionId = newSessionId();
    const follower = new ChatFollower(cast.clients.tenant, sessionId);
    const { id } = await send(cast.clients.tenant, { sessionId, content });
    await follower.answerTo(id);
    await follower.close();
  };
  const emergency = () => ask('Hilfe, in der Küche riecht es nach Gas!');
  /** A note in which the staff member is mentioned. */
  const mention = async () => {
    const { edges } = await run<{ edges: { node: { id: string } }[] }>(
      '{ inboxConversations { edges { node { id } } } }',
      {},
      staff,
    );
    const viewer = await run<{ companyUser: { id: string } }>(
      '{ viewer { ... on CompanyUserViewer { companyUser { id } } } }',
      {},
      staff,
    );
    const input = { id: edges[0]?.node.id, text: 'Bitte', mentions: [viewer.companyUser.id] };
    await run(NOTE, { input }, cast.clients.manager);
  };
  const finishPushes = async () => {
    for (const name of ['make', 'push', 'push-device']) {
      await finishJobs(app, `notifications.${name}`);
    }
  };

  it('reaches the browser, which alone can read it, with nothing that is personal', async () => {
    await subscribe();
    await emergency();
    const shown = await service.shown(0);
    expect(shown).toEqual({
      ...{ title: 'Notfall: Gasgeruch', isUrgent: true, tag: expect.any(String) },
      path: expect.stringMatching(/^\/company\/dashboard\/conversations\?open=[\w-]+$/),
    });
    const [arrived] = service.arrived;
    expect(arrived?.headers).toMatchObject({
      ...{ urgency: 'high', ttl: '43200', 'content-encoding': 'aes128gcm' },
    });
    expect(arrived && service.isProved(arrived, (await settings()).pushKey)).toBe(true);
    await finishPushes();
    expect(service.arrived).toHaveLength(1);
  });

  it('waits in quiet hours, but for emergencies; then it is told together', async () => {
    await subscribe();
    await ask('Meine Heizung ist kalt.');
    const quiet = { quietFrom: clock(-60), quietUntil: clock(60), timeZone: 'UTC' };
    await run(CHANGE, { input: quiet }, staff);
    await mention();
    await ask('Der Aufzug steht.');
    await mention();
    await finishPushes();
    expect(service.arrived).toEqual([]);
    await emergency();
    expect((await service.shown(0)).title).toBe('Notfall: Gasgeruch');
    await finishPushes();
    expect(service.arrived).toHaveLength(1);
    await run(CHANGE, { input: { quietFrom: null, quietUntil: null } }, staff);
    await finishJobs(app, 'notifications.push-held');
    expect(await service.shown(1)).toMatchObject({
      ...{ title: '2 neue Benachrichtigungen', path: '/company/dashboard/notifications' },
    });
  });

  it.each([404, 410])('is not sent again to a browser that is gone: %i', async (status) => {
    service.status = status;
    await subscribe();
    await emergency();
    await finishPushes();
    expect(service.arrived).toHaveLength(1);
    expect((await settings()).devices).toEqual([]);
  });

  it('is tried again where the service is out of order', async () => {
    service.status = 503;
    await subscribe();
    await emergency();
    await service.shown(0);
    service.status = 201;
    await service.shown(1);
    expect((await settings()).devices).toHaveLength(1);
  });

  it('is not sent to a device whose sign-in is over, nor to one that was removed', async () => {
    await subscribe('ended');
    await run('mutation { signOut { signedOut } }', {}, staff);
    const { manager } = cast.clients;
    const { deviceId } = await subscribe('removed', manager);
    await run(REMOVE, { input: { id: deviceId } }, manager);
    await expect(run(REMOVE, { input: { id: deviceId } }, manager)).rejects.toThrow('NOT_FOUND');
    await emergency();
    await finishPushes();
    expect(service.arrived).toEqual([]);
  });

  it('is not sent to one who may not see it any more', async () => {
    await subscribe();
    await ask('Meine Heizung ist kalt.');
    await cast.clients.companyAdmin.json('PUT', '/api/company/settings/roles/permissions', {
      ...{ role: 'COMPANY_STAFF', permissions: ['users.view'] },
    });
    await emergency();
    await finishPushes();
    expect(service.arrived).toEqual([]);
  });

  it('is kept encrypted, once for each browser, and shown by what the browser is called', async () => {
    await subscribe();
    await subscribe();
    expect((await settings()).devices).toEqual([
      {
        ...{ id: expect.any(String), name: expect.any(String), isCurrent: true },
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    const [row] = await app
      .em()
      .execute<{ text: string }[]>('select push_device::text as text from push_device');
    expect(row?.text).not.toContain('127.0.0.1');
    expect(row?.text).not.toContain(service.subscription().auth);
  });

  it('is never switched off for emergencies', async () => {
    const choice = { kind: 'EMERGENCY', inConsole: true, byMail: false, byPush: false };
    await expect(run(CHANGE, { input: { choices: [choice] } }, staff)).rejects.toThrow(
      'EMERGENCIES_ALWAYS_TOLD',
    );
    const mentioned = { kind: 'MENTIONED', inConsole: true, byMail: false, byPush: false };
    await run(CHANGE, { input: { choices: [mentioned] } }, staff);
    const { choices } = await settings();
    expect(choices).toContainEqual({ ...mentioned, isFixed: false });
    expect(choices).toContainEqual({
      ...{ kind: 'EMERGENCY', inConsole: true, byMail: true, byPush: true, isFixed: true },
    });
  });

  it.each([
    [{ quietFrom: '20:00' }, 'QUIET_HOURS_INCOMPLETE'],
    [{ quietFrom: '20:00', quietUntil: '20:00' }, 'QUIET_HOURS_EMPTY'],
    [{ quietFrom: '25:00', quietUntil: '07:00' }, 'QUIET_HOURS_INVALID'],
    [{ timeZone: 'Mars/Base' }, 'TIME_ZONE_UNKNOWN'],
  ])('settings make sense: %j', async (input, reason) => {
    await expect(run(CHANGE, { input }, staff)).rejects.toThrow(reason);
  });
});

describe('the address of a push service', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  it.each([
    ['http://127.0.0.1/send', 'URL_NOT_PUBLIC'],
    ['https://[::1]/send', 'URL_NOT_PUBLIC'],
    ['https://169.254.169.254/latest', 'URL_NOT_PUBLIC'],
    ['https://intranet/send', 'URL_NOT_PUBLIC'],
    ['https://push.example:6379/send', 'URL_PORT'],
    ['https://me:secret@push.example/send', 'URL_HAS_CREDENTIALS'],
    ['file:///etc/passwd', 'URL_NEEDS_HTTP'],
  ])('is one of the internet: %s', async (endpoint, reason) => {
    const input = {
      ...{ endpoint, language: 'DE', auth: Buffer.alloc(16).toString('base64url') },
      p256dh: Buffer.alloc(65, 4).toString('base64url'),
    };
    await expect(run(SUBSCRIBE, { input }, cast.clients.staff)).rejects.toThrow(reason);
  });

  it('and its keys are keys', async () => {
    const input = {
      ...{ endpoint: 'https://push.example/send', language: 'DE', auth: 'x', p256dh: 'y' },
    };
    await expect(run(SUBSCRIBE, { input }, cast.clients.staff)).rejects.toThrow(
      'PUSH_SUBSCRIPTION_INVALID',
    );
  });

  it('is served a program that keeps nothing and answers no request', async () => {
    const response = await app.client().fetch('/push/worker.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const program = await response.text();
    expect(program).toContain("addEventListener('push'");
    expect(program).not.toMatch(/'fetch'|caches/);
  });
});
