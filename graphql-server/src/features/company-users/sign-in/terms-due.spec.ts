import { randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '@hausgeist/schema';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, FirstStep } from '../../../platform/context/index.js';
import { createSchema } from '../../../schema.js';
import { createCompany, createCompanyUser } from '../../../testing/factories.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { CompanyUser } from '../company-user.entity.js';

const ACCEPT = 'mutation ($input: AcceptTermsInput!) { acceptTerms(input: $input) { message } }';
const CHANGED = 'subscription { viewerChanged { kind } }';
const PROGRESS = 'subscription { endUserImportProgress(id: "x") { id } }';
const REFUSED = { extensions: { code: 'FORBIDDEN', reason: 'TERMS_ARE_DUE' } };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** An administrator of a company, who may do everything but for what is asked of them first. */
async function person(asked: Partial<CompanyUser>): Promise<{ id: string; client: TestClient }> {
  const em = app.em();
  const { id } = await createCompanyUser(em, await createCompany(em));
  await em.nativeUpdate(CompanyUser, { id }, asked);
  return { id, client: await asCompanyUser(app, { id }) };
}

const termsAreDue = async (client: TestClient) =>
  (
    await client.graphql<{ viewer: { companyUser: { termsAreDue: boolean } } }>(
      '{ viewer { ... on CompanyUserViewer { companyUser { termsAreDue } } } }',
    )
  ).data?.viewer.companyUser.termsAreDue;

const firstOf = async (client: TestClient, query: string) => {
  const socket = client.socket();
  try {
    return (await socket.iterate({ query }).next()).value;
  } finally {
    await socket.dispose();
  }
};

interface RestCall {
  method: string;
  path: string;
}

/** Every call of REST, with ids that belong to nothing. */
async function restCalls(): Promise<RestCall[]> {
  const { body } = await app.client().json('GET', '/api/openapi.json');
  return Object.entries((body as { paths: Record<string, object> }).paths).flatMap(
    ([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: `/api${path.replaceAll(/\{\w+\}/g, () => randomUUID())}`,
      })),
  );
}

const answerTo = async (client: TestClient, { method, path }: RestCall) => {
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const headers = { 'content-type': 'application/json' };
  const response = await client.fetch(path, {
    method,
    ...(hasBody ? { headers, body: '{}' } : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const { reason } = (isJson ? JSON.parse(text) : {}) as { reason?: string };
  return { status: response.status, reason };
};

describe('a person who has yet to accept the terms', () => {
  it('finds nothing of GraphQL open but what leads to their consent', async () => {
    const schema = await createSchema([]);
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const open = roots
      .flatMap((root) => Object.values((root as GraphQLObjectType).getFields()))
      .filter(({ extensions }) => {
        const access = extensions['access'] as Access;
        const before = (extensions['openBefore'] ?? []) as readonly FirstStep[];
        return typeof access !== 'string' && before.includes('terms');
      });
    expect(open.map(({ name }) => name)).toEqual(['acceptTerms', 'viewerChanged']);

    const { client } = await person({ termsAreDue: true });
    for (const operation of [
      '{ endUsers { totalCount } }',
      '{ signInSessions { id } }',
      `{ node(id: "${randomUUID()}") { id } }`,
      'mutation { endOtherSessions { message } }',
      'mutation { changePassword(input: { currentPassword: "x", newPassword: "y" }) { message } }',
    ]) {
      const { errors } = await client.graphql(operation);
      expect([operation, errors?.[0]]).toMatchObject([operation, REFUSED]);
    }
    expect(await firstOf(client, PROGRESS)).toMatchObject({ errors: [REFUSED] });
  });

  it('finds no call of REST open that asks who is there', async () => {
    const { client } = await person({ termsAreDue: true });
    const refusals: Record<string, number> = {};
    for (const call of await restCalls()) {
      if ((await answerTo(app.client(), call)).status !== 401) continue;
      const { status, reason = '' } = await answerTo(client, call);
      if (status === 401) continue;
      expect([call, status]).toEqual([call, 403]);
      refusals[reason] = (refusals[reason] ?? 0) + 1;
    }
    // What is for administrators of the platform or tenants alone is not theirs in any case.
    expect(Object.keys(refusals).toSorted()).toEqual(['NOT_ALLOWED', 'TERMS_ARE_DUE']);
    expect(refusals['TERMS_ARE_DUE']).toBeGreaterThan(50);
  });

  it('reads who they are, accepts, and goes on with the same session', async () => {
    const { client } = await person({ termsAreDue: true });
    expect(await termsAreDue(client)).toBe(true);
    expect(await firstOf(client, CHANGED)).toMatchObject({
      data: { viewerChanged: { kind: 'COMPANY_USER' } },
    });
    expect((await client.json('GET', '/api/company/end-users')).status).toBe(403);
    const accepted = await client.graphql(ACCEPT, { input: { version: TERMS_VERSION } });
    expect(accepted.errors).toBeUndefined();
    expect(await termsAreDue(client)).toBe(false);
    expect((await client.json('GET', '/api/company/end-users')).status).toBe(200);
    expect((await client.graphql('{ signInSessions { id } }')).errors).toBeUndefined();
  });

  it('can leave', async () => {
    const { client } = await person({ termsAreDue: true });
    const { data } = await client.graphql('mutation { signOut { signedOut } }');
    expect(data).toEqual({ signOut: { signedOut: true } });
  });

  it('accepts before they replace a password that has run out', async () => {
    const temporary = { passwordIsTemporary: true, temporaryPasswordUntil: new Date() };
    const { client } = await person({ termsAreDue: true, ...temporary });
    const sessions = async () => (await client.graphql('{ signInSessions { id } }')).errors?.[0];
    expect(await sessions()).toMatchObject(REFUSED);
    await client.graphql(ACCEPT, { input: { version: TERMS_VERSION } });
    expect(await sessions()).toMatchObject({ extensions: { code: 'PASSWORD_CHANGE_REQUIRED' } });
  });
});

describe('a person who accepted the terms', () => {
  it.each([
    ['of before is asked for those of now', '2020-01', true],
    ['of now is not asked', TERMS_VERSION, false],
    ['of a server that is newer than this one is not asked', '2999-01', false],
  ])('%s', async (_name, acceptedTerms, isAsked) => {
    const { client } = await person({ acceptedTerms });
    expect(await termsAreDue(client)).toBe(isAsked);
    const { errors = [] } = await client.graphql('{ signInSessions { id } }');
    expect(errors).toMatchObject(isAsked ? [REFUSED] : []);
  });
});
