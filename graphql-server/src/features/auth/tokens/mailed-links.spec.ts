import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createCompany, createCompanyUser } from '../../../testing/factories.js';
import { newestLink } from '../../../testing/mails.js';
import { asAdmin } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { TokenDigests } from './token-digests.js';
import { uniqueKey } from '../../../testing/unique-key.js';

const PASSWORD = 'Treppenhaus!47-blau';

/** A link in a mail, and the call that it is for. */
interface MailedLink {
  /** Has the mail sent and returns the token in it. */
  obtain: () => Promise<{ token: string; renew?: () => Promise<string> }>;
  use: (token: string) => Promise<{ status: number; body: unknown }>;
  /** The answer to a link that is not valid. */
  refusal: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const newEmail = () => `link-${uniqueKey()}@post.example`;
const post = (path: string, body: object) => app.client().json('POST', path, body);

/** The newest token in mails to an address, other than the ones seen before. */
async function nextToken(email: string, pattern: RegExp, seen: string[] = []): Promise<string> {
  for (;;) {
    const token = await newestLink(app, email, pattern);
    if (!seen.includes(token)) return token;
  }
}

const LINKS: [string, MailedLink][] = [
  [
    'the confirmation of an address',
    {
      obtain: async () => {
        const email = newEmail();
        const person = { name: 'Eva Blum', email, password: PASSWORD, confirmPassword: PASSWORD };
        await post('/api/auth/register', person);
        const pattern = /verify-email\?token=([\w-]+)/;
        return { token: await nextToken(email, pattern) };
      },
      use: (token) => app.client().json('GET', `/api/auth/verify-email/${token}`),
      refusal: 'The verification link is invalid or has expired.',
    },
  ],
  [
    'the invitation of an administrator',
    {
      obtain: async () => {
        const email = newEmail();
        const inviter = await asAdmin(app, await createAdmin(app.em()));
        const invite = async (seen: string[] = []) => {
          await inviter.json('POST', '/api/auth/invite-admin', { email });
          return nextToken(email, /register\?token=([\w-]+)/, seen);
        };
        const token = await invite();
        invited.set(token, email);
        return { token, renew: () => invite([token]) };
      },
      use: (token) =>
        post('/api/auth/register-invited', {
          ...{ name: 'Eva Blum', email: invited.get(token) ?? newEmail(), token },
          ...{ password: PASSWORD, confirmPassword: PASSWORD },
        }),
      refusal: 'The invitation was not found or has expired',
    },
  ],
  [
    'a new password of a company user',
    {
      obtain: async () => {
        const em = app.em();
        const { email } = await createCompanyUser(em, await createCompany(em));
        const ask = async (seen: string[] = []) => {
          await post('/api/companies/auth/forgot-password', { email });
          return nextToken(email, /reset-password\/([\w-]+)/, seen);
        };
        const token = await ask();
        return { token, renew: () => ask([token]) };
      },
      use: (token) =>
        post('/api/companies/auth/reset-password', { token, password: 'Treppenhaus!47' }),
      refusal: 'Invalid reset link. Please request a new password reset.',
    },
  ],
];

/** The address that an invitation is for: accepting it has to name the address. */
const invited = new Map<string, string>();

const isGood = (status: number) => status === 200 || status === 201;

describe.each(LINKS)('the mailed link for %s', (name, { obtain, use, refusal }) => {
  it('is good once, also of several that come at the same moment', async () => {
    const { token } = await obtain();
    const answers = await Promise.all(Array.from({ length: 4 }, () => use(token)));
    expect(answers.filter(({ status }) => isGood(status))).toHaveLength(1);
    const late = await use(token);
    expect(late).toMatchObject({ body: { success: false, error: refusal } });
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect(late.status).toBeLessThan(500);
  });

  it('is good for a while', async () => {
    const { token } = await obtain();
    const hash = new TokenDigests(app.config.sessionSecret ?? '').of(token);
    await app
      .em()
      .execute(`update one_time_token set expires_at = now() where token_hash = ?`, [hash]);
    expect(await use(token)).toMatchObject({ body: { success: false, error: refusal } });
  });

  it.skipIf(name.startsWith('the confirmation'))('is void once there is a newer one', async () => {
    const { token, renew } = await obtain();
    const newer = (await renew?.()) ?? '';
    const email = invited.get(token);
    if (email) invited.set(newer, email);
    expect(await use(token)).toMatchObject({ body: { success: false, error: refusal } });
    expect(isGood((await use(newer)).status)).toBe(true);
  });

  it('is good for nothing else', async () => {
    const { token } = await obtain();
    for (const [, other] of LINKS) {
      if (other.use === use) continue;
      expect(isGood((await other.use(token)).status)).toBe(false);
    }
    const client = app.client();
    client.bearer = token;
    expect((await client.json('GET', '/api/auth/me')).status).toBe(401);
    expect(isGood((await use(token)).status)).toBe(true);
  });
});

describe('mailed tokens', () => {
  it('cannot be guessed from one another', async () => {
    const tokens = new OneTimeTokens(new TokenDigests('x'.repeat(32)));
    const em = app.em();
    const made: string[] = [];
    for (let n = 0; n < 50; n += 1) {
      const id = crypto.randomUUID();
      made.push((await tokens.issue(em, 'admin-password-reset', id, 60)).token);
    }
    for (const token of made)
      expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(new Set(made.map((token) => token.slice(0, 6))).size).toBe(50);
  });
});
