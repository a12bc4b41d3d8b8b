import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateSync } from 'otplib';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  TEST_PASSWORD,
} from '../../../testing/factories.js';
import { mailsTo } from '../../../testing/mails.js';
import { asAdmin, asCompanyUser } from '../../../testing/sign-in.js';
import { SoftAuthenticator } from '../../../testing/soft-authenticator.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { AuditEntry } from '../../audit/index.js';

interface Question {
  challenge: string;
  options: object;
}

type Answer = { challenge: string; response: object };

const BEGIN = `mutation ($input: BeginPasskeyInput!) {
  beginPasskey(input: $input) { challenge options } }`;
const ADD = `mutation ($input: AddPasskeyInput!) {
  addPasskey(input: $input) { recoveryCodes passkey { id name lastUsedAt } } }`;
const REMOVE =
  'mutation ($input: RemovePasskeyInput!) { removePasskey(input: $input) { message } }';
const PROOF = 'mutation { beginPasskeyProof { challenge options } }';
const ASK = `mutation ($input: BeginPasskeySignInInput!) {
  beginPasskeySignIn(input: $input) { challenge options } }`;
const ENTER = `mutation ($input: SignInWithPasskeyInput!) {
  signInWithPasskey(input: $input) { token viewer { kind } } }`;
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const LIST = '{ passkeys { id name createdAt lastUsedAt } }';

let app: TestApp;
let key: SoftAuthenticator;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => {
  key = new SoftAuthenticator(new URL(app.config.publicUrl).origin);
});

const by = { proof: { password: TEST_PASSWORD } };

async function call<T>(
  client: TestClient,
  query: string,
  input?: object,
): Promise<{
  all: Record<string, T> | undefined;
  value: T | undefined;
  code: string;
  reason: unknown;
}> {
  const { data, errors } = await client.graphql<Record<string, T>>(query, input ? { input } : {});
  const value = data ? Object.values(data)[0] : undefined;
  const { code = 'ok', reason }: { code?: string; reason?: unknown } =
    errors?.[0]?.extensions ?? {};
  return { all: data ?? undefined, value, code, reason };
}

async function questionOf(client: TestClient, query: string, input?: object): Promise<Question> {
  const { value, code } = await call<Question>(client, query, input);
  if (!value) throw new Error(`Refused: ${code}`);
  return value;
}

/** Adds a passkey with the password; gives its id and the recovery codes. */
async function addPasskey(client: TestClient, name = 'Laptop') {
  const { challenge, options } = await questionOf(client, BEGIN, by);
  const response = key.create(options);
  const { value, code } = await call<{ recoveryCodes: string[]; passkey: { id: string } }>(
    client,
    ADD,
    { name, challenge, response },
  );
  if (!value) throw new Error(`Refused: ${code}`);
  return { id: value.passkey.id, codes: value.recoveryCodes };
}

const answerOf = async (
  deviation: Parameters<SoftAuthenticator['get']>[1] = {},
  afterPassword = false,
): Promise<Answer> => {
  const { challenge, options } = await questionOf(app.client(), ASK, { afterPassword });
  return { challenge, response: key.get(options, deviation) };
};

const enter = (passkey: Answer, audience = 'COMPANY') =>
  call<{ token: string; viewer: { kind: string } }>(app.client(), ENTER, { audience, passkey });

const newUser = async () => {
  const user = await createCompanyUser(app.em(), await createCompany(app.em()));
  return { user, client: await asCompanyUser(app, user) };
};

describe('a passkey', () => {
  it.each(['ADMIN', 'COMPANY'])(
    'lets its owner (%s) in alone, once for each answer',
    async (audience) => {
      const isAdmin = audience === 'ADMIN';
      const person = isAdmin ? await createAdmin(app.em()) : (await newUser()).user;
      const client = await (isAdmin ? asAdmin(app, person) : asCompanyUser(app, person));
      const elsewhere = await (isAdmin ? asAdmin(app, person) : asCompanyUser(app, person));
      const { codes } = await addPasskey(client);
      expect(new Set(codes).size).toBe(10);
      expect((await call(elsewhere, LIST)).code).toBe('UNAUTHENTICATED');
      expect((await addPasskey(client, 'Schlüssel')).codes).toEqual([]);

      const answer = await answerOf();
      const { value } = await enter(answer, audience);
      expect(value).toMatchObject({ viewer: { kind: isAdmin ? 'ADMIN' : 'COMPANY_USER' } });
      expect((await enter(answer, audience)).reason).toBe('PASSKEY_REFUSED');
      expect((await enter(await answerOf(), isAdmin ? 'COMPANY' : 'ADMIN')).code).toBe(
        'UNAUTHENTICATED',
      );

      const list = await call<{ name: string; lastUsedAt: string | null }[]>(client, LIST);
      expect(list.value?.map(({ name }) => name)).toEqual(['Laptop', 'Schlüssel']);
      expect(list.value?.[1]?.lastUsedAt).not.toBeNull();
      expect((await mailsTo(app, person.email)).map(({ subject }) => subject)).toContain(
        isAdmin
          ? 'A passkey was added to your account'
          : 'Ihrem Konto wurde ein Passkey hinzugefügt',
      );
      const entries = await app.em().find(AuditEntry, { subjectId: person.id });
      const done = entries.map(({ action, details }) => [action, details]);
      expect(done).toContainEqual(['account.passkey-added', { name: 'Laptop' }]);
      expect(done).toContainEqual(['session.signed-in', { by: 'passkey' }]);
    },
  );

  it.each([
    ['of another site', { origin: 'https://boese.example' }],
    ['for another site', { rpId: 'boese.example' }],
    ['to another question', { challenge: 'AAAA' }],
    ['of another kind', { type: 'webauthn.create' }],
    ['without PIN, finger or face', { isVerified: false }],
    ['of another person', { userHandle: 'AAAA' }],
    ['signed with another key', { withForeignKey: true }],
    ['of a copy, whose counter does not rise', { counter: 1 }],
  ])('is refused with an answer %s', async (_name, deviation) => {
    const { client } = await newUser();
    await addPasskey(client);
    expect((await enter(await answerOf())).code).toBe('ok');
    expect(await enter(await answerOf(deviation))).toMatchObject({
      ...{ code: 'UNAUTHENTICATED', reason: 'PASSKEY_REFUSED' },
    });
  });

  it('is not let in with a question for something else, too late, or one that was never put', async () => {
    const { client } = await newUser();
    await addPasskey(client);
    expect((await enter(await answerOf({}, true))).code).toBe('UNAUTHENTICATED');
    const own = await questionOf(client, PROOF);
    const proof = { challenge: own.challenge, response: key.get(own.options) };
    expect((await enter(proof)).code).toBe('UNAUTHENTICATED');
    const late = await answerOf();
    await app.em().execute(`update sign_in_challenge set expires_at = now() - interval '1 second'`);
    expect((await enter(late)).code).toBe('UNAUTHENTICATED');
    const { response } = await answerOf();
    expect((await enter({ challenge: 'never put', response })).code).toBe('UNAUTHENTICATED');
    expect((await enter({ ...(await answerOf()), response: { id: 7 } })).code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('is asked for after the password, or a recovery code instead', async () => {
    const { user, client } = await newUser();
    const { codes, id } = await addPasskey(client);
    const input = { audience: 'COMPANY', email: user.email, password: TEST_PASSWORD };
    const signIn = (more: object = {}) => call(app.client(), SIGN_IN, { ...input, ...more });
    expect(await signIn()).toMatchObject({
      ...{ code: 'TWO_FACTOR_REQUIRED', reason: 'CODE_OR_PASSKEY_REQUIRED' },
    });
    expect((await signIn({ passkey: await answerOf({ isVerified: false }, true) })).code).toBe(
      'ok',
    );
    expect((await signIn({ passkey: await answerOf() })).reason).toBe('PASSKEY_REFUSED');
    expect((await signIn({ code: codes[0] })).code).toBe('ok');
    expect((await signIn({ code: codes[0] })).code).toBe('UNAUTHENTICATED');
    const other = await newUser();
    await addPasskey(other.client);
    expect((await signIn({ passkey: await answerOf({}, true) })).reason).toBe('PASSKEY_REFUSED');
    expect((await call(client, REMOVE, { id, ...by })).code).toBe('ok');
    expect((await signIn()).code).toBe('ok');
  });

  it('stays asked for when the authenticator app goes, with its recovery codes', async () => {
    const { user, client } = await newUser();
    const { value } = await call<{ secret: string }>(
      client,
      'mutation ($input: BeginTwoFactorInput!) { beginTwoFactor(input: $input) { secret } }',
      { password: TEST_PASSWORD },
    );
    const confirmed = await call<{ recoveryCodes: string[] }>(
      client,
      'mutation ($input: ConfirmTwoFactorInput!) { confirmTwoFactor(input: $input) { recoveryCodes } }',
      { code: generateSync({ secret: value?.secret ?? '' }) },
    );
    const [first = '', second = ''] = confirmed.value?.recoveryCodes ?? [];
    expect((await addPasskey(client)).codes).toEqual([]);
    const off =
      'mutation ($input: DisableTwoFactorInput!) { disableTwoFactor(input: $input) { message } }';
    expect((await call(client, off, { password: TEST_PASSWORD })).code).toBe('ok');
    const input = { audience: 'COMPANY', email: user.email, password: TEST_PASSWORD };
    expect((await call(app.client(), SIGN_IN, input)).code).toBe('TWO_FACTOR_REQUIRED');
    expect((await call(app.client(), SIGN_IN, { ...input, code: first })).code).toBe('ok');
    expect((await call(client, BEGIN, { proof: { code: second } })).code).toBe('ok');
  });

  it('has its recovery codes made anew by a person who proves themselves', async () => {
    const renew =
      'mutation ($input: RenewRecoveryCodesInput!) { renewRecoveryCodes(input: $input) { recoveryCodes } }';
    const { user, client } = await newUser();
    expect((await call(client, renew, by)).reason).toBe('NO_SECOND_FACTOR');
    const { codes } = await addPasskey(client);
    expect((await call(client, renew, { proof: {} })).reason).toBe('PASSWORD_REQUIRED');
    const { value } = await call<{ recoveryCodes: string[] }>(client, renew, {
      proof: { code: codes[0] },
    });
    expect(new Set(value?.recoveryCodes).size).toBe(10);
    const input = { audience: 'COMPANY', email: user.email, password: TEST_PASSWORD };
    const signIn = (code?: string) => call(app.client(), SIGN_IN, { ...input, code });
    expect((await signIn(codes[1])).reason).toBe('WRONG_CODE');
    expect((await signIn(value?.recoveryCodes[1])).code).toBe('ok');
    const [entry] = await app.em().find(AuditEntry, { action: 'account.recovery-codes-renewed' });
    expect(entry).toMatchObject({ subjectId: user.id });
    const mails = (await mailsTo(app, user.email)).map(({ subject }) => subject);
    expect(mails).toContain('Für Ihr Konto gibt es neue Wiederherstellungscodes');
  });

  it('is added and removed only by a person who proves themselves again', async () => {
    const { client } = await newUser();
    for (const proof of [{}, { password: 'falsch' }, { code: '000000' }]) {
      expect((await call(client, BEGIN, { proof })).code).toBe('BAD_USER_INPUT');
    }
    const { id } = await addPasskey(client);
    expect((await call(client, REMOVE, { id, proof: {} })).code).toBe('BAD_USER_INPUT');
    expect((await call(client, REMOVE, { id, proof: { passkey: await answerOf() } })).code).toBe(
      'BAD_USER_INPUT',
    );
    const stranger = await newUser();
    expect((await call(stranger.client, REMOVE, { id, ...by })).code).toBe('NOT_FOUND');
    const { challenge, options } = await questionOf(client, PROOF);
    const passkey = { challenge, response: key.get(options) };
    expect((await call(client, REMOVE, { id, proof: { passkey } })).code).toBe('ok');
    expect((await enter(await answerOf())).code).toBe('UNAUTHENTICATED');
  });

  it('is not added from another session, twice, or without PIN, finger or face', async () => {
    const { user, client } = await newUser();
    const elsewhere = await asCompanyUser(app, user);
    const stolen = await questionOf(client, BEGIN, by);
    const response = key.create(stolen.options);
    const add = { name: 'Laptop', challenge: stolen.challenge, response };
    expect((await call(elsewhere, ADD, add)).reason).toBe('PASSKEY_REFUSED');
    expect((await call(client, ADD, add)).code).toBe('ok');
    expect((await call(client, ADD, add)).reason).toBe('PASSKEY_REFUSED');
    const { challenge, options } = await questionOf(client, BEGIN, by);
    const weak = key.create(options, { isVerified: false });
    expect((await call(client, ADD, { name: 'x', challenge, response: weak })).reason).toBe(
      'PASSKEY_REFUSED',
    );
  });

  it('lets no suspended person in, and goes with its owner', async () => {
    const { user, client } = await newUser();
    await addPasskey(client);
    await app.em().execute(`update company_user set status = 'SUSPENDED' where id = ?`, [user.id]);
    expect((await enter(await answerOf())).code).toBe('UNAUTHENTICATED');
    const admin = await asAdmin(app, await createAdmin(app.em()));
    await createCompanyUser(app.em(), user.managingCompany);
    await admin.json('DELETE', `/api/admin/companies/company-users/${user.id}`);
    const left = await app.em().execute('select 1 from passkey where subject_id = ?', [user.id]);
    expect(left).toEqual([]);
  });
});
