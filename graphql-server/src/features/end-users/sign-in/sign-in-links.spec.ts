import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { createEndUser } from '../../../testing/factories.js';
import { storedMails } from '../../../testing/mails.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { OneTimeTokens, TokenDigests } from '../../auth/index.js';
import { EndUser } from '../end-user.entity.js';
import { uniqueKey } from '../../../testing/unique-key.js';

const BY_LINK = `mutation ($input: SignInEndUserByLinkInput!) {
  signInEndUserByLink(input: $input) { endUser { email } } }`;
const BY_NUMBER = `mutation ($input: AuthenticateEndUserInput!) {
  authenticateEndUser(input: $input) { endUser { email } } }`;
const REQUEST = `mutation ($input: RequestSignInLinkInput!) { requestSignInLink(input: $input) { message } }`;
const SEND = `mutation ($input: SendSignInLinksInput!) { sendSignInLinks(input: $input) { sentCount } }`;

let app: TestApp;
let cast: Cast;
let tenant: EndUser;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  cast = await createCast(app);
  tenant = await createEndUser(app.em(), cast.own);
});
afterAll(() => app.stop());

const signIn = async (token: string, company?: string) => {
  const { errors } = await app.client().graphql(BY_LINK, { input: { token, company } });
  return errors ? errors[0]?.extensions['reason'] : 'ok';
};

const send = (ids: string[]) => cast.clients.manager.graphql(SEND, { input: { ids } });

/** What the links hold that were mailed, the newest first. */
async function codes(): Promise<string[]> {
  const mails = await storedMails(app, tenant.email);
  return mails.flatMap(({ text }) => /#\S*code=([\w-]+)/.exec(text)?.[1] ?? []);
}

async function newCode(): Promise<string> {
  await send([tenant.id]);
  return (await codes())[0] ?? '';
}

const ask = async (token: string) => {
  const { data, errors } = await app.client().graphql(REQUEST, { input: { token } });
  return errors ? errors[0]?.extensions.code : data;
};

describe('a link that signs in', () => {
  it('is in the mail to a person who is new, and leads to the page of the company', async () => {
    const email = `neu-${uniqueKey()}@mieter.example`;
    const { errors } = await cast.clients.manager.graphql(
      `mutation ($input: CreateEndUserInput!) { createEndUser(input: $input) { message } }`,
      {
        input: {
          ...{ type: 'TENANT', firstName: 'Ada', lastName: 'Lang', email, phone: '1' },
          ...{ address: 'Weg 1', apartmentNumber: '1' },
        },
      },
    );
    expect(errors).toBeUndefined();
    const [mail] = await storedMails(app, email);
    const link = /https?:\S+#code=([\w-]+)/.exec(mail?.text ?? '');
    expect(link?.[0]).toContain(`/c/${cast.own.slug}#`);
    expect(await signIn(link?.[1] ?? '')).toBe('ok');
  });

  it('is good once, and then says that it was used', async () => {
    const code = await newCode();
    const all = await Promise.all(Array.from({ length: 4 }, () => signIn(code)));
    expect(all.map(String).toSorted((a, b) => b.localeCompare(a))).toEqual([
      'SIGN_IN_LINK_USED',
      'SIGN_IN_LINK_USED',
      'SIGN_IN_LINK_USED',
      'ok',
    ]);
  });

  it('leaves the one of the mail before good', async () => {
    const first = await newCode();
    const second = await newCode();
    expect(first).not.toBe(second);
    expect([await signIn(first), await signIn(second)]).toEqual(['ok', 'ok']);
  });

  it('is good for a while, and for nothing else', async () => {
    const code = await newCode();
    await app
      .em()
      .execute(`update one_time_token set expires_at = now() where subject_id = ?`, [tenant.id]);
    expect(await signIn(code)).toBe('SIGN_IN_LINK_VOID');
    const tokens = new OneTimeTokens(new TokenDigests(app.config.sessionSecret ?? ''));
    const other = await tokens.issue(app.em(), 'company-password-reset', tenant.id, 60);
    expect(await signIn(other.token)).toBe('SIGN_IN_LINK_VOID');
    expect(await signIn('made-up')).toBe('SIGN_IN_LINK_VOID');
  });

  it('ends with the number, and was not used then', async () => {
    const code = await newCode();
    await cast.clients.manager.graphql(
      `mutation ($input: RenewAuthNumberInput!) { renewAuthNumber(input: $input) { message } }`,
      { input: { id: tenant.id, sendInvitation: false } },
    );
    expect(await signIn(code)).toBe('SIGN_IN_LINK_VOID');
  });

  it('ends with the person', async () => {
    const code = await newCode();
    await cast.clients.companyAdmin.graphql(
      `mutation ($input: DeleteInput!) { deleteEndUser(input: $input) { deletedId } }`,
      { input: { id: tenant.id } },
    );
    expect(await signIn(code)).toBe('SIGN_IN_LINK_VOID');
    expect(await ask(code)).toMatchObject({ requestSignInLink: {} });
  });

  it('is not told from any other on the page of another company, and stays good', async () => {
    const code = await newCode();
    expect(await signIn(code, cast.other.slug)).toBe('SIGN_IN_LINK_VOID');
    expect(await signIn(code, 'niemand')).toBe('SIGN_IN_LINK_VOID');
    expect(await signIn(code, cast.own.slug)).toBe('ok');
  });

  it('is replaced by mail, and nothing tells whether it ever was one', async () => {
    const code = await newCode();
    await signIn(code);
    const known = await ask(code);
    expect(await ask('made-up')).toEqual(known);
    const [next = ''] = await codes();
    expect(next).not.toBe(code);
    expect(await signIn(next)).toBe('ok');
  });

  it('is replaced some times only', async () => {
    const code = await newCode();
    const answers: unknown[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(await ask(code));
    expect(answers.at(-1)).toBe('RATE_LIMITED');
    expect((await codes()).length).toBeLessThanOrEqual(6);
  });

  it('is not mailed again to an address that the tenant has never used', async () => {
    const code = await newCode();
    await app.em().nativeUpdate(EndUser, { id: tenant.id }, { isEmailUnproven: true });
    await ask(code);
    expect(await codes()).toEqual([code]);
  });
});

describe('links that the staff send', () => {
  it('take users.edit at the own company', async () => {
    const input = { ids: [tenant.id] };
    expect(await codeByRole(cast, SEND, { input })).toEqual({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'FORBIDDEN',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
  });

  it('are sent to all chosen people, or to none of them', async () => {
    const second = await createEndUser(app.em(), cast.own);
    const stranger = await createEndUser(app.em(), cast.other);
    const mixed = await send([tenant.id, stranger.id, second.id]);
    expect(mixed.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await codes()).toEqual([]);
    expect((await send([tenant.id, second.id, tenant.id])).data).toEqual({
      sendSignInLinks: { sentCount: 2 },
    });
    const rows = await app
      .em()
      .execute<object[]>(
        `select 1 from audit_entry where company_id = ? and action = 'end-user.sign-in-link-sent'`,
        [cast.own.id],
      );
    expect(rows).toHaveLength(2);
  });

  it('are refused for an empty choice, and for too many people', async () => {
    for (const ids of [[], Array.from({ length: 101 }, () => crypto.randomUUID())]) {
      expect((await send(ids)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  it('are not sent by a key to an address that a key has set', async () => {
    await app.em().nativeUpdate(EndUser, { id: tenant.id }, { isEmailUnproven: true });
    const path = '/api/company/end-users/sign-in-links';
    const answer = await cast.keys.companyKey.json('POST', path, { ids: [tenant.id] });
    expect(answer.status).toBe(403);
    expect(await codes()).toEqual([]);
  });
});

describe('the number on the page of another company', () => {
  it('is answered as a wrong one is', async () => {
    const { email, authNumber } = tenant;
    const at = async (company: string, number = authNumber) => {
      const input = { email, authNumber: number, company };
      const { data, errors } = await app.client().graphql(BY_NUMBER, { input });
      return errors ?? data;
    };
    const wrong = await at(cast.own.slug, '000000');
    expect(await at(cast.other.slug)).toEqual(wrong);
    expect(await at('niemand')).toEqual(wrong);
    expect(await at(cast.own.slug)).toMatchObject({ authenticateEndUser: { endUser: { email } } });
  });
});
