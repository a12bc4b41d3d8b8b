import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createCompanyUser } from '../../../testing/factories.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

const JUDGE = `mutation ($input: JudgePasswordInput!) { judgePassword(input: $input) {
  strength minLength needsMixture problem { reason params } } }`;

interface Judged {
  judgePassword: {
    strength: string;
    minLength: number;
    needsMixture: boolean;
    problem: { reason: string; params: object } | null;
  };
}

const judge = async (client: TestClient, input: object) =>
  (await client.graphql<Judged>(JUDGE, { input })).data?.judgePassword;

describe('a password that is thought of', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is judged by the rules that hold when it is set', async () => {
    const client = app.client();
    expect(await judge(client, { audience: 'ADMIN', password: 'Hausverwaltung1!' })).toEqual({
      ...{ strength: 'REFUSED', minLength: 6, needsMixture: false },
      problem: { reason: 'PASSWORD_TOO_EASY', params: {} },
    });
    expect(await judge(client, { audience: 'COMPANY', password: 'kurz' })).toMatchObject({
      ...{ strength: 'REFUSED', minLength: 8, needsMixture: true },
      problem: { reason: 'PASSWORD_TOO_SHORT', params: { min: 8 } },
    });
    expect(await judge(client, { audience: 'COMPANY', password: 'Korrekt-Pferd-7' })).toMatchObject(
      { strength: 'STRONG', problem: null },
    );
    const named = { password: 'Lindenhof-2026', names: ['Lindenhof'] };
    expect(await judge(client, { audience: 'COMPANY', ...named })).toMatchObject({
      problem: { reason: 'PASSWORD_TOO_EASY' },
    });
  });

  it('refuses a password that is made of the names of the signed-in person', async () => {
    const user = await createCompanyUser(app.em(), await createCompany(app.em()), {
      lastName: 'Tannengrün',
    });
    const client = await asCompanyUser(app, user);
    const input = { audience: 'COMPANY', password: 'Tannengrün-7' };
    expect(await judge(client, input)).toMatchObject({ strength: 'REFUSED' });
    expect(await judge(app.client(), input)).toMatchObject({ strength: 'GOOD' });
  });
});
