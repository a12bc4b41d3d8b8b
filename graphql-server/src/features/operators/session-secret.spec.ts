import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KnownSecret, SecretWatch } from '../../platform/secrets/index.js';
import { createAdmin } from '../../testing/factories.js';
import { asAdmin, testContext } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AuditEntry, AuditLog } from '../audit/index.js';
import { createAuth } from '../auth/index.js';
import { OperatorService } from './operator.service.js';

describe('the session secret of the database', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** The command `accept-secret`, on a machine with this secret. */
  const accept = async (secret: string | undefined) =>
    new OperatorService({
      ...createAuth(app.app.platform, secret ?? ''),
      ...{ publicUrl: app.url, operator: 'root', audit: new AuditLog() },
    }).acceptSecret(testContext(app));

  const seen = async () => {
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const { data } = await admin.graphql<{ monitoring: { alerts: { code: string }[] } }>(
      '{ monitoring(range: LAST_HOUR) { alerts { code } } }',
    );
    const codes = data?.monitoring.alerts.map(({ code }) => code);
    const figures = await (await app.client().fetch('/metrics')).text();
    return {
      readiness: await (await app.client().fetch('/readyz')).json(),
      figure: /^hausgeist_session_secret_other (\d)$/m.exec(figures)?.[1],
      isAlert: codes?.includes('SESSION_SECRET_OTHER'),
    };
  };

  /** What a server with the secret of this one says at its start. */
  const saidAtStart = async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    const { digests } = createAuth(app.app.platform, app.config.sessionSecret ?? '');
    const place = 'SESSION_SECRET';
    const fingerprint = digests.fingerprint();
    await new SecretWatch({ fingerprint, em: app.em, log, place }).start();
    return lines;
  };

  const WELL = { readiness: { status: 'ok' }, figure: '0', isAlert: false };

  it('is noted by the first server, without a word and not in a form that it could be read from', async () => {
    expect(await seen()).toEqual(WELL);
    expect(await saidAtStart()).toEqual([]);
    const known = await app.em().find(KnownSecret, {});
    expect(known).toMatchObject([
      { name: 'session', fingerprint: expect.stringMatching(/^[\da-f]{64}$/) as unknown },
    ]);
    expect(known[0]?.fingerprint).not.toContain(app.config.sessionSecret);
  });

  it('is told from another one by the log, readiness, figures and monitoring, until that is accepted', async () => {
    expect(await accept('the secret of a machine that was set up anew')).toBe(true);
    expect(await seen()).toEqual({
      readiness: { status: 'ok', sessionSecret: 'other' },
      ...{ figure: '1', isAlert: true },
    });
    const [line] = await saidAtStart();
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 50,
      msg: expect.stringMatching(
        /^SESSION_SECRET is not the one .* since \d{4}-.* run "npm run hausgeist -- accept-secret"/,
      ) as unknown,
    });
    expect(await accept(app.config.sessionSecret)).toBe(true);
    expect(await seen()).toEqual(WELL);
  });

  it('is accepted once, and the audit log tells who did', async () => {
    const entries = async () => app.em().count(AuditEntry, { action: 'session-secret.accepted' });
    expect(await accept('once more another one for this very test')).toBe(true);
    const before = await entries();
    expect(await accept('once more another one for this very test')).toBe(false);
    expect(await entries()).toBe(before);
    expect(
      await app.em().findOneOrFail(AuditEntry, { action: 'session-secret.accepted' }),
    ).toMatchObject({ actorKind: 'operator', actorName: 'root' });
  });
});
