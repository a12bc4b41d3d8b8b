import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { Admin } from '../admin.entity.js';

const REGISTER = `mutation ($input: RegisterAdminInput!) {
  registerAdmin(input: $input) { message token admin { id } }
}`;

const person = (email: string) => ({
  name: 'Eva Blum',
  email,
  password: 'Gelbe-Rübe-5',
  confirmPassword: 'Gelbe-Rübe-5',
});

describe('open registration of administrators', () => {
  let app: TestApp;
  afterEach(() => app.stop());

  it('can be closed: then only invitations lead in', async () => {
    app = await startTestApp({ config: { adminRegistration: 'invitation' } });
    const { errors } = await app.client().graphql(REGISTER, { input: person('eva@haus.example') });
    expect(errors?.[0]).toMatchObject({
      message: 'Registration is by invitation only.',
      extensions: { code: 'FORBIDDEN' },
    });
    const rest = await app.client().json('POST', '/api/auth/register', person('eva@haus.example'));
    expect(rest.status).toBe(403);
    expect(await app.em().count(Admin)).toBe(0);
  });

  it('can be kept to domains, and is measured out to each address and mailbox', async () => {
    app = await startTestApp({ config: { adminEmailDomains: ['haus.example'] } });
    const register = async (email: string) => {
      const { data, errors } = await app.client().graphql(REGISTER, { input: person(email) });
      return errors?.[0]?.extensions.code ?? data;
    };
    for (const email of ['e@other.example', 'e@sub.haus.example', 'e@haus.example.evil.example']) {
      expect(await register(email)).toBe('BAD_USER_INPUT');
    }
    expect(await register('eva@haus.example')).toEqual({
      registerAdmin: {
        message: 'Registration successful! Please check your email to verify your account.',
        token: null,
        admin: null,
      },
    });
    const again: unknown[] = [];
    for (let n = 0; n < 5; n += 1) again.push(await register('eva@haus.example'));
    expect(again.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('guesses from one network address', () => {
  let app: TestApp;
  afterEach(() => app.stop());

  it('are stopped, whatever account they are on', async () => {
    app = await startTestApp();
    const guess = async (n: number) => {
      const body = { email: `n${n}@haus.example`, password: 'wrong guess' };
      return (await app.client().json('POST', '/api/auth/login', body)).status;
    };
    const statuses = await Promise.all(Array.from({ length: 70 }, (_, n) => guess(n)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
