import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '../../testing/factories.js';
import { forged } from '../../testing/forged.js';
import { asAdmin, asApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AuditEntry } from '../audit/index.js';
import { FrontEnd } from './front-end.entity.js';
import { Release } from './release.entity.js';

const TOKEN = 'the-token-of-the-pipeline-1';

const CALLS = [
  ['GET', ''],
  ['GET', '/mf-chat/1.0.0'],
  ['PUT', '/mf-chat/1.0.0'],
  ['POST', '/mf-chat/active'],
  ['POST', '/mf-chat/rollback'],
  ['POST', '/mf-chat/trial'],
  ['DELETE', '/mf-chat/trial'],
] as const;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as those of sessions are, signed with a key that an attacker may try. */
function signedWith(key: string, alg = 'HS256'): string {
  const text = `${base64({ alg, typ: 'JWT' })}.${base64({ sub: 'release', role: 'admin' })}`;
  if (alg === 'none') return `${text}.`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** Headers by what they are. */
const WRONG: Record<string, string | undefined> = {
  'no header': undefined,
  'an empty header': '',
  'the scheme alone': 'Bearer',
  'an empty token': 'Bearer ',
  'a token of spaces': 'Bearer     ',
  'quotes with nothing in them': 'Bearer ""',
  undefined: 'Bearer undefined',
  'the token of another form': `Basic ${Buffer.from(`x:${TOKEN}`).toString('base64')}`,
  'the token without its scheme': TOKEN,
  'another last letter': `Bearer ${forged(TOKEN)}`,
  'one letter less': `Bearer ${TOKEN.slice(0, -1)}`,
  'one letter more': `Bearer ${TOKEN}1`,
  'another case': `Bearer ${TOKEN.toUpperCase()}`,
  'the token twice': `Bearer ${TOKEN} ${TOKEN}`,
  'the token in a list': `Bearer wrong, Bearer ${TOKEN}`,
  'a token without a signature': `Bearer ${signedWith('', 'none')}`,
  'a token signed with nothing': `Bearer ${signedWith('')}`,
  'a token signed with a known word': `Bearer ${signedWith('secret')}`,
  'a token that is far too long': `Bearer ${'x'.repeat(5_000)}`,
};

describe('the calls for releases', () => {
  let server: TestApp;
  let sender = 0;

  beforeAll(async () => {
    server = await startTestApp({
      config: { releaseToken: TOKEN, trustedProxies: ['127.0.0.1'] },
    });
  });
  afterAll(() => server.stop());

  /** Each from an address of its own, as one address has few attempts. */
  async function knock(
    [method, path]: (typeof CALLS)[number],
    headers: Record<string, string>,
    query = '',
  ) {
    sender += 1;
    const response = await server.client().fetch(`/api/releases${path}${query}`, {
      method,
      headers: { 'x-forwarded-for': `198.51.100.${sender % 250}`, ...headers },
    });
    const { reason } = (await response.json()) as { reason?: string };
    return `${method} ${path}: ${response.status} ${reason}`;
  }

  const REFUSED = CALLS.map(([method, path]) => `${method} ${path}: 401 RELEASE_TOKEN_REQUIRED`);

  const knockAtAll = async (headers: Record<string, string>, query?: string) => {
    const answers: string[] = [];
    for (const call of CALLS) answers.push(await knock(call, headers, query));
    return answers;
  };

  it.each(Object.entries(WRONG))('are refused with %s', async (_what, authorization) => {
    expect(await knockAtAll(authorization === undefined ? {} : { authorization })).toEqual(REFUSED);
  });

  it('are refused with the right token elsewhere than in the header', async () => {
    expect(await knockAtAll({}, `?token=${TOKEN}&access_token=${TOKEN}`)).toEqual(REFUSED);
    expect(await knockAtAll({ cookie: `token=${TOKEN}` })).toEqual(REFUSED);
    expect(await knockAtAll({ 'x-api-key': TOKEN })).toEqual(REFUSED);
  });

  it('are refused to administrators and keys of the platform', async () => {
    const admin = await asAdmin(server, await createAdmin(server.em()));
    const key = await asApiKey(server, ['companies.manage']);
    for (const { bearer } of [admin, key]) {
      expect(await knockAtAll({ authorization: `Bearer ${bearer}` })).toEqual(REFUSED);
    }
  });

  it('have changed nothing by then, and take the right token', async () => {
    expect(await server.em().count(Release, { app: 'mf-chat', version: '1.0.0' })).toBe(0);
    expect(await server.em().count(FrontEnd, { app: 'mf-chat' })).toBe(0);
    expect(await server.em().count(AuditEntry, { action: /^release/ })).toBe(0);
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(await knock(['GET', ''], headers)).toBe('GET : 200 undefined');
  });
});
