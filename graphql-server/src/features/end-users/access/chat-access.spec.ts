import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast, statusByRole } from '../../../testing/cast.js';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { storedMails } from '../../../testing/mails.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { AuditEntry } from '../../audit/index.js';
import { Company } from '../../companies/index.js';
import { EndUser } from '../end-user.entity.js';
import { NumberRenewal } from './number-renewal.entity.js';

const UPDATE = `mutation ($input: UpdateChatAccessInput!) { updateChatAccess(input: $input) {
  chatAccess { digits codeOnNewDevice } } }`;
const RENEW = `mutation ($input: RenewAllAuthNumbersInput!) { renewAllAuthNumbers(input: $input) {
  chatAccess { renewal { total done } } } }`;
const ACCESS = '{ chatAccess { digits codeOnNewDevice renewal { total done finishedAt } } }';
const CREATE = `mutation ($input: CreateEndUserInput!) { createEndUser(input: $input) {
  endUser { authNumber } } }`;

interface Renewal {
  chatAccess: { renewal: { total: number; done: number; finishedAt: string | null } };
}

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  cast = await createCast(app);
});
afterAll(() => app.stop());

const authenticate = (body: object, client: TestClient = app.client()) =>
  client.json('POST', '/api/users/authenticate', body);

const newPerson = (authNumber: string | null = null) => ({
  ...{
    type: 'TENANT',
    firstName: 'Jana',
    lastName: 'Öz',
    phone: '040 1',
    address: 'Weg 1, 20095 Hamburg',
  },
  ...{ apartmentNumber: '1', email: `jana-${crypto.randomUUID()}@mieter.example`, authNumber },
});

const change = (client: TestClient) =>
  client.json('PUT', '/api/company/settings/chat-access', {
    ...{ digits: 8, codeOnNewDevice: false },
  });

async function renew(holdsFrom?: Date) {
  const input = { holdsFrom: holdsFrom?.toISOString() ?? null };
  return cast.clients.companyAdmin.graphql(RENEW, { input });
}
const numberOf = async (person: EndUser) => {
  const mails = await storedMails(app, person.email);
  return /(\d{8})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
};
const progress = async () =>
  (await cast.clients.companyAdmin.graphql<Renewal>(ACCESS)).data?.chatAccess.renewal;

/** Waits until a renewal has come so far. */
const reached = async (state: object) => {
  await expect.poll(() => progress()).toMatchObject(state);
};

/** Runs the job of a renewal once more, as after the death of a process. */
async function runAgain({ id: renewalId }: NumberRenewal) {
  const { jobs } = app.app.platform;
  const { renewNumbersJob } = await import('./renew-numbers.job.js');
  const em = app.em();
  await em.transactional(async (tx) =>
    jobs.enqueue(tx as never, renewNumbersJob, { renewalId, companyId: cast.own.id }),
  );
}

describe('how tenants of a company get in', () => {
  it('is changed by those who edit the settings of the company, and looked at by those who see people', async () => {
    expect(await statusByRole(cast, change)).toMatchObject({
      ...{ anonymous: 401, tenant: 403, staff: 403, companyAdmin: 200 },
    });
    expect((await change(cast.keys.companyKey)).status).toBe(403);
    const { data } = await cast.clients.staff.graphql(ACCESS);
    expect(data).toEqual({ chatAccess: { digits: 8, codeOnNewDevice: false, renewal: null } });
    // Each changes their own company: the others' administrator has done so, too.
    const third = await createCompany(app.em());
    expect((await change(cast.clients.companyAdmin)).status).toBe(200);
    const untouched = await app.em().findOneOrFail(Company, { id: third.id });
    expect(untouched.authNumberDigits).toBe(6);
  });

  it('is by numbers of six to ten digits', async () => {
    const boss = cast.clients.companyAdmin;
    for (const digits of [5, 11]) {
      const { errors } = await boss.graphql(UPDATE, { input: { digits, codeOnNewDevice: false } });
      expect(errors?.[0]?.message).toBe('Authentication numbers have 6 to 10 digits');
    }
    await boss.graphql(UPDATE, { input: { digits: 10, codeOnNewDevice: false } });
    const drawn = await boss.graphql<{ createEndUser: { endUser: { authNumber: string } } }>(
      CREATE,
      { input: newPerson() },
    );
    expect(drawn.data?.createEndUser.endUser.authNumber).toMatch(/^[1-9]\d{9}$/);
    const short = await boss.graphql(CREATE, { input: newPerson('123456') });
    expect(short.errors?.[0]?.message).toBe('Authentication number must have 10 digits');
    expect((await boss.graphql(CREATE, { input: newPerson('0123456789') })).data).toBeTruthy();
  });
});

describe('new numbers for all', () => {
  beforeEach(async () => {
    await cast.clients.companyAdmin.graphql(UPDATE, {
      input: { digits: 8, codeOnNewDevice: false },
    });
  });

  it('go to each by mail; old ones hold until their time, and sessions end with them', async () => {
    const person = await createEndUser(app.em(), cast.own, { authNumber: '123456' });
    const stranger = await createEndUser(app.em(), cast.other, { authNumber: '123456' });
    const client = app.client();
    const { email } = person;
    expect((await authenticate({ email, authNumber: '123456' }, client)).status).toBe(200);
    await renew(new Date(Date.now() + 86_400_000));
    await reached({ total: 2, done: 2, finishedAt: null });
    const next = await numberOf(person);
    expect(next).toMatch(/^[1-9]\d{7}$/);
    for (const authNumber of ['123456', next]) {
      expect((await authenticate({ email, authNumber })).status).toBe(200);
    }
    expect((await renew()).errors?.[0]?.extensions.code).toBe('CONFLICT');

    // The day has come.
    await app.em().execute(`update end_user set next_number_from = now() - interval '1 second'
                             where next_number_from is not null`);
    await app.em().execute(`update number_renewal set holds_from = now() - interval '1 second'`);
    expect((await authenticate({ email, authNumber: '123456' })).status).toBe(401);
    const renewal = await app.em().findOneOrFail(NumberRenewal, { company: cast.own.id });
    await runAgain(renewal);
    await reached({ finishedAt: expect.any(String) as string });
    const stored = await app.em().findOneOrFail(EndUser, { id: person.id });
    expect(stored).toMatchObject({ authNumber: next, nextAuthNumber: null });
    expect((await authenticate({ email, authNumber: '123456' })).status).toBe(401);
    expect((await authenticate({ email, authNumber: next })).status).toBe(200);
    const viewer = await client.graphql<{ viewer: { kind: string } }>('{ viewer { kind } }');
    expect(viewer.data?.viewer.kind).not.toBe('END_USER');
    expect((await authenticate({ email: stranger.email, authNumber: '123456' })).status).toBe(200);
    const entry = await app.em().findOneOrFail(AuditEntry, { action: 'company.numbers-renewed' });
    expect(entry.details).toMatchObject({ digits: 8, total: 2 });
  });

  it('go on where a process died, and reach each once', async () => {
    const people: EndUser[] = [];
    for (let n = 0; n < 5; n += 1) people.push(await createEndUser(app.em(), cast.own));
    await renew(new Date(Date.now() + 86_400_000));
    await reached({ total: 6, done: 6 });
    // As if it had died after the third.
    const ids = people.map(({ id }) => id).toSorted();
    const renewal = await app.em().findOneOrFail(NumberRenewal, { company: cast.own.id });
    await app
      .em()
      .nativeUpdate(NumberRenewal, { id: renewal.id }, { lastId: ids[2] ?? null, done: 4 });
    await app.em().nativeUpdate(EndUser, { id: { $in: ids.slice(3) } }, { nextAuthNumber: null });
    await runAgain(renewal);
    await reached({ total: 6, done: 6 });
    for (const [index, id] of ids.entries()) {
      const person = await app.em().findOneOrFail(EndUser, { id });
      expect(person.nextAuthNumber).toMatch(/^\d{8}$/);
      const mails = await storedMails(app, person.email);
      expect(mails).toHaveLength(index < 3 ? 1 : 2);
    }
  });

  it('are not for keys, nor for other companies, nor too far away', async () => {
    const post = (client: TestClient) =>
      client.json(
        'POST',
        `/api/company/settings/chat-access/renew-numbers?companyId=${cast.own.id}`,
        {},
      );
    expect((await post(cast.keys.companyKey)).status).toBe(403);
    expect((await post(cast.clients.otherAdmin)).status).toBe(404);
    expect((await post(cast.clients.staff)).status).toBe(403);
    const late = await renew(new Date(Date.now() + 100 * 86_400_000));
    expect(late.errors?.[0]?.message).toBe('New numbers must hold within 90 days');
  });
});

describe('a device that is new to a person', () => {
  let person: EndUser;

  beforeEach(async () => {
    const company = await createCompany(app.em());
    await app.em().nativeUpdate(Company, { id: company.id }, { codeOnNewDevice: true });
    person = await createEndUser(app.em(), company, { authNumber: '123456' });
  });

  const codes = async () => {
    const mails = await storedMails(app, person.email);
    return mails
      .filter(({ dedupeKey }) => dedupeKey.startsWith('end-user-code:'))
      .map(({ text }) => /Code[^\d]*(\d{6})/.exec(text)?.[1] ?? '');
  };
  const number = () => ({ email: person.email, authNumber: '123456' });
  const asked = { status: 401, body: { reason: 'SIGN_IN_CODE_REQUIRED' } };
  const wrong = { status: 401, body: { reason: 'SIGN_IN_CODE_WRONG' } };

  it('needs the code that is mailed, once; a known one does not', async () => {
    const client = app.client();
    expect(await authenticate(number(), client)).toMatchObject(asked);
    expect(client.cookies.has('hausgeist_session')).toBe(false);
    const [code = ''] = await codes();
    expect(code).toMatch(/^\d{6}$/);
    expect(
      (await authenticate({ ...number(), code: `${code.slice(0, 3)} ${code.slice(3)}` }, client))
        .status,
    ).toBe(200);
    expect((await authenticate(number(), client)).status).toBe(200);
    expect(await authenticate({ ...number(), code })).toMatchObject(wrong);
  });

  it('gets no code for a wrong number, and the same answer as ever', async () => {
    const answer = await authenticate({ ...number(), authNumber: '999999' });
    expect(answer).toMatchObject({ status: 401, body: { reason: 'INVALID_AUTH_NUMBER' } });
    expect(await codes()).toEqual([]);
  });

  it('has five tries with a code, and ten minutes', async () => {
    await authenticate(number());
    const [code = ''] = await codes();
    const bad = code === '000000' ? '111111' : '000000';
    await app.em().execute('update sign_in_code set tries = 4 where end_user_id = ?', [person.id]);
    expect(await authenticate({ ...number(), code: bad })).toMatchObject(wrong);
    expect(await authenticate({ ...number(), code })).toMatchObject(wrong);
    await app.em().execute(
      `update sign_in_code set tries = 0, expires_at = now() - interval '1 second'
        where end_user_id = ?`,
      [person.id],
    );
    expect(await authenticate({ ...number(), code })).toMatchObject(wrong);
  });

  it('gets another code when it asks again, which makes the one before void', async () => {
    await authenticate(number());
    await app
      .em()
      .execute(
        `update sign_in_code set created_at = now() - interval '1 minute' where end_user_id = ?`,
        [person.id],
      );
    await authenticate(number());
    const all = await codes();
    expect(all).toHaveLength(2);
    const stored = await app
      .em()
      .execute<{ digest: string }[]>('select digest from sign_in_code where end_user_id = ?', [
        person.id,
      ]);
    expect(JSON.stringify(stored)).not.toContain(all[0]);
  });

  it('is asked over GraphQL, too', async () => {
    const SIGN_IN = `mutation ($input: AuthenticateEndUserInput!) {
      authenticateEndUser(input: $input) { endUser { email } } }`;
    const first = await app.client().graphql(SIGN_IN, { input: number() });
    expect(first.errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'TWO_FACTOR_REQUIRED', reason: 'SIGN_IN_CODE_REQUIRED' },
    });
    const [code] = await codes();
    const { data } = await app.client().graphql(SIGN_IN, { input: { ...number(), code } });
    expect(data).toEqual({ authenticateEndUser: { endUser: { email: person.email } } });
  });
});
