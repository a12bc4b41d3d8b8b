import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeSmtp } from '../../testing/fake-smtp.js';
import { testContext } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AuditEntry, AuditLog } from '../audit/index.js';
import { forgetFailedMails } from '../mail/forget-failed-mails.job.js';
import { Mail } from '../mail/index.js';
import { WaitingWorkService } from './waiting-work.service.js';

const JOB = '018f0000-0000-7000-8000-00000000000a';

describe('waiting work', () => {
  let smtp: FakeSmtp;
  let app: TestApp;
  let work: WaitingWorkService;

  beforeAll(async () => {
    smtp = await FakeSmtp.start();
    app = await startTestApp({ config: { smtpUrl: smtp.url } });
    const { jobs } = app.app.platform;
    work = new WaitingWorkService({ jobs, audit: new AuditLog(), operator: 'root' });
  });
  afterAll(async () => {
    await app.stop();
    await smtp.down();
  });
  beforeEach(async () => {
    await app.em().nativeDelete(Mail, {});
    await app.em().execute(`delete from jobs.job where name = 'mail.send'`);
  });

  /** A mail that a user caused by an ordinary request, as all others come. */
  const failAMail = async (): Promise<Mail> => {
    smtp.fault = 'unknown recipient';
    const password = 'Grüne-Birne-3';
    await app.client().json('POST', '/api/auth/register', {
      name: 'Eva Stern',
      email: `${crypto.randomUUID()}@plattform.example`,
      password,
      confirmPassword: password,
    });
    const find = () => app.em().findOne(Mail, { status: 'failed' });
    await expect.poll(find).not.toBeNull();
    smtp.fault = 'none';
    return app.em().findOneOrFail(Mail, { status: 'failed' });
  };
  const statusOf = async ({ id }: Mail) => (await app.em().findOneOrFail(Mail, { id })).status;
  const entries = (action: string) => app.em().find(AuditEntry, { action });

  it('shows mails that failed by their occasion, and never to whom they go', async () => {
    const mail = await failAMail();
    const listed = await work.mails(testContext(app), true);
    expect(listed).toMatchObject([{ id: mail.id, status: 'failed', occasion: mail.dedupeKey }]);
    expect(listed[0]?.error).toContain('550');
    expect(JSON.stringify(listed)).not.toContain(mail.to);
  });

  it('sends failed mails again, and writes down who let them', async () => {
    const mail = await failAMail();
    const sentBefore = smtp.mails.length;
    expect(await work.retryMails(testContext(app))).toBe(1);
    await expect.poll(() => statusOf(mail)).toBe('sent');
    expect(smtp.mails).toHaveLength(sentBefore + 1);
    expect(smtp.mails.at(-1)?.parsed.text).toContain('http');
    expect(await entries('mails.retried')).toMatchObject([
      { actorKind: 'operator', actorName: 'root', details: { count: 1 } },
    ]);
    expect(await work.retryMails(testContext(app))).toBe(0);
    expect(await entries('mails.retried')).toHaveLength(1);
  });

  it('sends one of them where it is named, and refuses what is no id', async () => {
    const mail = await failAMail();
    expect(await work.retryMails(testContext(app), JOB)).toBe(0);
    await expect(work.retryMails(testContext(app), 'all')).rejects.toThrow('--id must be the id');
    expect(await work.retryMails(testContext(app), mail.id)).toBe(1);
  });

  it('forgets after two weeks what failed mails say, which are then past help', async () => {
    const mail = await failAMail();
    expect(await forgetFailedMails(app.em())).toBe(0);
    const createdAt = new Date(Date.now() - 15 * 24 * 3600_000);
    await app.em().nativeUpdate(Mail, { id: mail.id }, { createdAt });
    expect(await forgetFailedMails(app.em())).toBe(1);
    expect(await app.em().findOneOrFail(Mail, { id: mail.id })).toMatchObject({
      html: '',
      text: '',
    });
    expect(await work.retryMails(testContext(app))).toBe(0);
  });

  it('shows failed jobs without values, and gives them one more attempt', async () => {
    const output = { message: 'Key (email)=(jana@mieter.example) already exists.' };
    await app.em().execute(
      `insert into jobs.job (id, name, data, state, output, retry_limit, retry_count, completed_on)
       values (?, 'mail.send', ?::jsonb, 'failed', ?::jsonb, 2, 2, now())`,
      [JOB, JSON.stringify({ mailId: JOB }), JSON.stringify(output)],
    );
    const context = () => testContext(app);
    expect(await work.queues(context())).toContainEqual(
      expect.objectContaining({ queue: 'mail.send', failed: 1 }),
    );
    expect(await work.failedJobs(context())).toMatchObject([
      { id: JOB, queue: 'mail.send', attempts: 3, error: 'Key (email)=(…) already exists.' },
    ]);
    expect(await work.retryJobs(context(), 'conversation.answer')).toBe(0);
    expect(await work.retryJobs(context(), 'mail.send')).toBe(1);
    await expect(work.retryJobs(context(), 'mail.sned')).rejects.toThrow(
      /^There is no queue "mail\.sned"\. There are: (?:[a-z][\w.-]*, )*mail\.send(?:, [a-z][\w.-]*)*\.$/,
    );
    const state = async () => {
      const [row] = await app
        .em()
        .execute<{ state: string }[]>('select state from jobs.job where id = ?', [JOB]);
      return row?.state;
    };
    await expect.poll(state).toBe('completed');
    expect(await entries('jobs.retried')).toMatchObject([
      { actorKind: 'operator', details: { count: 1, queue: 'mail.send' } },
    ]);
  });
});
