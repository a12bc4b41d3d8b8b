import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createCompany, createCompanyUser } from '../../testing/factories.js';
import { asAdmin, asCompanyUser, testContext } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Admin } from '../admins/index.js';
import { AuditEntry, AuditLog } from '../audit/index.js';
import { createAuth, SecondFactor } from '../auth/index.js';
import { FrontEnd } from '../releases/index.js';
import { OperatorService } from './operator.service.js';

describe('operators', () => {
  let app: TestApp;
  let operators: OperatorService;

  beforeAll(async () => {
    app = await startTestApp();
    operators = new OperatorService({
      ...createAuth(app.app.platform, app.config.sessionSecret ?? ''),
      publicUrl: app.url,
      operator: 'root',
      audit: new AuditLog(),
    });
  });
  afterAll(() => app.stop());

  const person = { firstName: 'Eva', lastName: 'Stern' };
  const create = (input: object) => operators.createAdmin(testContext(app), input);

  it('bring a front end back that was retired', async () => {
    const em = app.em();
    await em.insert(FrontEnd, {
      app: 'mf-lost',
      team: 'Nord',
      registeredAt: new Date(),
      retiredAt: new Date(),
    });
    const context = testContext(app);
    await expect(operators.registerFrontEnd(context, 'mf-lots')).rejects.toThrow(
      'mf-lots is no retired front end. Retired: mf-lost.',
    );
    await operators.registerFrontEnd(context, 'mf-lost');
    expect(await app.em().findOne(FrontEnd, { app: 'mf-lost' })).toMatchObject({
      ...{ team: 'Nord', retiredAt: null },
    });
    expect(await em.findOne(AuditEntry, { action: 'release.registered' })).toMatchObject({
      ...{ actorKind: 'operator', actorName: 'root' },
      details: { app: 'mf-lost', team: 'Nord' },
    });
  });

  it('let an administrator in by a link that holds once', async () => {
    const first = await create({ email: ' Eva@Plattform.Example', ...person });
    const again = await create({ email: 'eva@plattform.example', ...person });
    expect(again.email).toBe('eva@plattform.example');
    expect(again.link).toMatch(/\/admin\/reset-password\/[\w-]{43}$/);
    const isValid = async (link: string) => {
      const { data } = await app
        .client()
        .graphql(
          `query ($token: String!) { passwordResetTokenIsValid(token: $token, audience: ADMIN) }`,
          { token: link.split('/').at(-1) },
        );
      return data;
    };
    expect(await isValid(first.link)).toEqual({ passwordResetTokenIsValid: false });
    expect(await isValid(again.link)).toEqual({ passwordResetTokenIsValid: true });
    const admin = await app.em().findOneOrFail(Admin, { email: again.email });
    expect(admin).toMatchObject({ ...person, isVerified: true });
    const entries = await app.em().find(AuditEntry, { subjectId: admin.id });
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      action: 'admin.created',
      actorKind: 'operator',
      actorName: 'root',
      subjectName: 'Eva Stern',
    });
  });

  it('leave an administrator with a password alone', async () => {
    const { email } = await createAdmin(app.em());
    await expect(create({ email, ...person })).rejects.toThrow('administrator already');
  });

  it.each([
    [{ ...person }, '--email is required.'],
    [{ email: 'eva', ...person }, '--email must be an e-mail address.'],
    [{ email: 'eva@plattform.example', firstName: 'Eva' }, '--last-name is required.'],
    [
      { email: 'eva@plattform.example', firstName: ' ', lastName: 'S' },
      '--first-name is required.',
    ],
  ])('are told what is wrong with %j', async (input, message) => {
    await expect(create(input)).rejects.toThrow(message);
  });

  it('take the second factor of everybody with an address away, and end their sessions', async () => {
    const em = app.em();
    const email = 'doppelt@verwaltung.example';
    const admin = await createAdmin(em, { email });
    const user = await createCompanyUser(em, await createCompany(em), { email });
    const clients = [await asAdmin(app, admin), await asCompanyUser(app, user)];
    for (const { id } of [admin, user]) {
      em.create(SecondFactor, { subjectId: id, encryptedSecret: 'x', recoveryCodeHashes: [] });
    }
    await em.flush();
    const accounts = await operators.resetSecondFactor(testContext(app), email);
    expect(accounts.map(({ kind }) => kind)).toEqual(['admin', 'companyUser']);
    expect(await app.em().count(SecondFactor)).toBe(0);
    for (const client of clients) {
      const { errors } = await client.graphql('{ signInSessions { id } }');
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
    expect(await app.em().count(AuditEntry, { action: 'second-factor.reset' })).toBe(2);
    await expect(
      operators.resetSecondFactor(testContext(app), 'niemand@plattform.example'),
    ).rejects.toThrow('Nobody has the address');
  });
});
