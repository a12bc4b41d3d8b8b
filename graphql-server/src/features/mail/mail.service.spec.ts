import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transactional } from '../../platform/database/index.js';
import { createSmtpTransport, openMailTransport } from '../../platform/mail/index.js';
import { FakeSmtp, type SmtpFault } from '../../testing/fake-smtp.js';
import { Mail } from './mail.entity.js';
import { MailSeal } from './mail-seal.js';
import { claimMail } from './mail.repository.js';
import { RETRY_SCHEDULE } from './retry-schedule.js';
import { renderMail } from './templates/mail-layout.js';
import { MailBench, newMail } from './testing/mail-bench.js';

let smtp: FakeSmtp;
let bench: MailBench;

beforeAll(async () => {
  smtp = await FakeSmtp.start({ slowness: 30 });
  bench = await MailBench.start(smtp.url);
});

afterEach(async () => {
  smtp.fault = 'none';
  await bench.reset();
  smtp.reset();
});

afterAll(async () => {
  await bench.cleanUp();
  await smtp.down();
});

/** What the database holds of the mail. */
const readRow = async () => {
  const [row] = await bench.em().execute<{ html: string; text: string }[]>('select * from mail');
  return JSON.stringify(row);
};

const isSent = ({ status }: Mail) => status === 'sent';

describe('enqueue', () => {
  it('sends once the transaction commits, with the files', async () => {
    await bench.files.put('summaries/1.pdf', Buffer.from('%PDF-1.7'));
    await bench.enqueue({
      attachments: [
        { filename: 'Übersicht.pdf', contentType: 'application/pdf', fileKey: 'summaries/1.pdf' },
      ],
    });
    const mail = await bench.until(isSent);
    expect(mail).toMatchObject({ attempts: 1, sentAt: expect.any(Date) });
    expect(mail.lastError ?? null).toBeNull();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.parsed).toMatchObject({
      messageId: mail.messageId,
      attachments: [{ filename: 'Übersicht.pdf', content: Buffer.from('%PDF-1.7') }],
    });
  });

  it('keeps a text that goes along as a file as it keeps its own, and forgets it', async () => {
    const file = {
      filename: 'Termin.ics',
      contentType: 'text/calendar',
      content: 'BEGIN:VCALENDAR',
    };
    smtp.fault = 'busy';
    await bench.enqueue({ attachments: [file] });
    const stored = await bench.em().findOneOrFail(Mail, { dedupeKey: 'greeting:1' });
    expect(JSON.stringify(stored.attachments)).toMatch(/"content":"sealed:/);
    smtp.fault = 'none';
    const { attachments } = await bench.until(isSent);
    expect(attachments).toEqual([{ filename: 'Termin.ics', contentType: 'text/calendar' }]);
    expect(smtp.mails[0]?.parsed.attachments).toMatchObject([
      { filename: 'Termin.ics', content: Buffer.from('BEGIN:VCALENDAR') },
    ]);
  });

  it("links the sender's pages under the server's address", async () => {
    const sender = { name: 'Lindenhof', slug: 'lindenhof' };
    const rendered = renderMail({
      ...{ language: 'de', subject: 'Guten Tag', preheader: '', blocks: [], sender },
    });
    await bench.enqueue({ html: rendered.html, text: rendered.text });
    await bench.until(isSent);
    const { html, text } = smtp.mails[0]?.parsed ?? {};
    const page = 'http://localhost/c/lindenhof/privacy';
    expect(html).toContain(`href="${page}"`);
    expect(text).toContain(`Datenschutz: ${page}`);
    expect(text).toContain('Impressum: http://localhost/c/lindenhof/imprint');
    expect(String(html) + String(text)).not.toContain('.invalid');
  });

  it('leaves nothing behind when the transaction rolls back', async () => {
    const failing = transactional(bench.em(), async (em) => {
      await bench.mail.enqueue(em, newMail());
      throw new Error('something else went wrong');
    });
    await expect(failing).rejects.toThrow('something else');
    expect(await bench.em().count(Mail)).toBe(0);
    await bench.enqueue({ dedupeKey: 'other' });
    await bench.until(isSent, 'other');
    expect(smtp.attempts).toBe(1);
  });

  it('stores nothing of what a mail says that the database alone could tell', async () => {
    smtp.fault = 'busy';
    const link = 'https://haus.example/company/reset-password/7vYxQ2';
    await bench.enqueue({ html: `<a href="${link}">Link</a>`, text: link });
    const waiting = await readRow();
    expect(waiting).toContain('sealed:');
    expect(waiting).not.toContain('7vYxQ2');
    smtp.fault = 'none';
    await bench.until(isSent);
    expect(smtp.mails[0]?.parsed.text).toContain(link);
    expect(smtp.mails[0]?.parsed.html).toContain(link);
    expect(await readRow()).not.toContain('sealed:');
  });

  it('gives a mail up that was stored with another secret', async () => {
    const stranger = new MailSeal(randomBytes(32));
    const { id } = await bench.insert();
    const { html, text } = stranger.close(await bench.find());
    await bench.em().nativeUpdate(Mail, { id }, { html, text });
    await bench.deliver(id);
    expect((await readRow()).includes('"status":"failed"')).toBe(true);
    expect(await readRow()).toContain('SESSION_SECRET');
    expect(smtp.attempts).toBe(0);
  });

  it('makes one mail of an occasion, however often it is told', async () => {
    await Promise.all(Array.from({ length: 5 }, () => bench.enqueue()));
    await bench.until(isSent);
    await bench.enqueue();
    await bench.enqueue({ dedupeKey: 'other' });
    await bench.until(isSent, 'other');
    expect(smtp.mails).toHaveLength(2);
  });

  it.each([
    'a@x.de, v@evil.example',
    'a@x.de\r\nBcc: v@evil.example',
    'a@x.de%0aBcc:',
    `${'a'.repeat(320)}@x.de`,
  ])('records a mail to %j as failed and contacts nobody', async (to) => {
    await bench.enqueue({ to });
    expect(await bench.find()).toMatchObject({ status: 'failed', attempts: 0 });
    await bench.enqueue({ dedupeKey: 'other' });
    await bench.until(isSent, 'other');
    expect(smtp.attempts).toBe(1);
  });

  it('lets no field reach another header line or recipient', async () => {
    const nasty = 'x\r\nBcc: v@evil.example\r\nX: =?utf-8?q?=0d=0aBcc:v@evil.example?=';
    await bench.enqueue({ subject: nasty, fromName: nasty, replyTo: 'a@x.de, v@evil.example' });
    await bench.until(isSent);
    const [received] = smtp.mails;
    expect(received?.recipients).toEqual(['jana@mieter.example']);
    expect(received?.head).not.toMatch(/^(bcc|cc|x|reply-to):/im);
    expect(received?.parsed.subject).toBe(
      'x Bcc: v@evil.example X: = ?utf-8?q?=0d=0aBcc:v@evil.example?=',
    );
    expect(received?.parsed.from?.value[0]?.address).toBe('noreply@haus.example');
  });
});

describe('an outage', () => {
  it.each<SmtpFault>(['greylist', 'busy', 'hang', 'hang after data', 'lose'])(
    'of the kind "%s" delays a mail, which then arrives once',
    async (fault) => {
      smtp.fault = fault;
      await bench.enqueue();
      const delayed = await bench.until(({ attempts, lastError }) => attempts > 0 && !!lastError);
      expect(delayed.lastError).toMatch(
        /^E[A-Z]+( reply 4\d\d)?( to [A-Z ]+)? at 127\.0\.0\.1:\d+$/,
      );
      if (fault !== 'greylist') smtp.fault = 'none';
      const mail = await bench.until(isSent);
      expect(mail.attempts).toBeGreaterThan(1);
      expect(smtp.mails.map(({ parsed }) => parsed.messageId)).toEqual([mail.messageId]);
    },
  );

  it('in which the server is gone delays every mail, and each arrives once', async () => {
    await smtp.down();
    const keys = Array.from({ length: 4 }, (_, index) => `greeting:${index}`);
    for (const dedupeKey of keys) await bench.enqueue({ dedupeKey });
    await bench.until(({ attempts }) => attempts >= 2, keys[0]);
    await smtp.up();
    for (const key of keys) await bench.until(isSent, key);
    expect(new Set(smtp.mails.map(({ parsed }) => parsed.messageId)).size).toBe(4);
    expect(smtp.mails).toHaveLength(4);
  });

  it('that lasts while SMTP_URL is not set in production is waited out, and named', async () => {
    const { id } = await bench.insert();
    const transport = openMailTransport({ environment: 'production', smtpUrl: undefined });
    await bench.deliver(id, { transport });
    expect(await bench.find()).toMatchObject({ lastError: 'SMTP_URL is not set.' });
    expect(await bench.until(isSent)).toMatchObject({ attempts: 2 });
    expect(smtp.mails).toHaveLength(1);
  });

  it('keeps no credentials in what it records', async () => {
    const guarded = await FakeSmtp.start({ credentials: { user: 'haus', pass: 'geheim-1' } });
    const { id } = await bench.insert();
    const wrongPassword = guarded.url.replace('geheim-1', 'falsch-2');
    await bench.deliver(id, { transport: createSmtpTransport(wrongPassword) });
    expect((await bench.find()).lastError).toMatch(
      /^EAUTH reply 535 to AUTH PLAIN at 127.0.0.1:\d+$/,
    );
    await guarded.down();
    expect(await bench.until(isSent)).toMatchObject({ attempts: 2 });
  });

  it('in the middle of a mail can double it, recognisably', async () => {
    smtp.fault = 'drop after keeping';
    await bench.enqueue();
    await smtp.until(({ mails }) => mails.length === 1);
    smtp.fault = 'none';
    const mail = await bench.until(isSent);
    expect(new Set(smtp.mails.map(({ parsed }) => parsed.messageId))).toEqual(
      new Set([mail.messageId]),
    );
  });

  it('of one connection does not hold up other mails', async () => {
    smtp.fault = 'hang after data';
    await bench.enqueue();
    await smtp.until(({ held }) => held === 1);
    smtp.fault = 'none';
    await bench.enqueue({ dedupeKey: 'other' });
    await bench.until(isSent, 'other');
    expect((await bench.until(isSent)).attempts).toBeGreaterThan(1);
  });
});

describe('a mail that cannot be delivered', () => {
  it('is recorded and not tried again', async () => {
    smtp.fault = 'unknown recipient';
    await bench.enqueue();
    const mail = await bench.until(({ status }) => status === 'failed');
    expect(mail).toMatchObject({
      attempts: 1,
      lastError: expect.stringMatching(/^EENVELOPE reply 550 to RCPT TO at /),
    });
    smtp.fault = 'none';
    await bench.deliver(mail.id);
    await bench.enqueue({ dedupeKey: 'other' });
    await bench.until(isSent, 'other');
    expect(smtp.mails).toHaveLength(1);
  });

  it('is given up when nobody took it for long', async () => {
    smtp.fault = 'busy';
    await bench.enqueue();
    await bench.until(({ attempts }) => attempts > 0);
    await bench.em().nativeUpdate(Mail, {}, { createdAt: new Date(Date.now() - 2 * 3600_000) });
    const mail = await bench.until(({ status }) => status === 'failed');
    expect(mail.lastError).toMatch(/^EMESSAGE reply 451 to DATA at /);
  });

  it('fails when a file of it is missing', async () => {
    const file = { filename: 'a.pdf', contentType: 'application/pdf', fileKey: 'nowhere.pdf' };
    await bench.enqueue({ attachments: [file] });
    await bench.until(({ status }) => status === 'failed');
    expect(smtp.attempts).toBe(0);
  });
});

describe('several workers', () => {
  it('send a mail once', async () => {
    smtp.fault = 'slow';
    await bench.enqueue();
    const { id } = await bench.find();
    await Promise.all(Array.from({ length: 6 }, () => bench.deliver(id)));
    await bench.until(isSent);
    expect(smtp.attempts).toBe(1);
    expect(smtp.mails).toHaveLength(1);
  });

  it('leave a mail to the one that has had it for long and still sends it', async () => {
    smtp.fault = 'hang after data';
    const mail = await bench.insert();
    const stop = new AbortController();
    const attempt = bench.deliver(mail.id, { signal: stop.signal });
    await smtp.until(({ held }) => held === 1);
    // As if the claim were near its end, had it not been extended.
    await bench.em().nativeUpdate(Mail, {}, { claimedUntil: new Date(Date.now() + 3_000) });
    const remaining = async () => {
      const claim = await claimMail(bench.em(), mail.id, 60);
      return claim.kind === 'taken' ? claim.seconds : 0;
    };
    await expect.poll(remaining).toBeGreaterThan(5);
    stop.abort();
    await attempt;
  });

  it('do not free a mail that another one has claimed since', async () => {
    smtp.fault = 'hang after data';
    const mail = await bench.insert();
    const stop = new AbortController();
    const stalled = bench.deliver(mail.id, { signal: stop.signal });
    await smtp.until(({ held }) => held === 1);
    await bench.em().nativeUpdate(Mail, {}, { claimedUntil: new Date(Date.now() - 1_000) });
    expect(await claimMail(bench.em(), mail.id, 60)).toMatchObject({ kind: 'claimed' });
    stop.abort();
    await stalled;
    expect(await claimMail(bench.em(), mail.id, 60)).toMatchObject({ kind: 'taken' });
    expect(await bench.find()).toMatchObject({ status: 'queued', attempts: 2 });
  });

  it('note that a mail was sent when the database can do so again, and do not send it twice', async () => {
    const em = bench.em();
    await em.execute('create sequence refused');
    await em.execute(`create function refuse_sent() returns trigger language plpgsql as $$
      begin perform nextval('refused'); raise exception 'no'; end $$`);
    await em.execute(`create trigger refuse_sent before update on mail for each row
      when (new.status = 'sent') execute function refuse_sent()`);
    await bench.enqueue();
    const refused = async () => {
      const [row] = await em.execute<{ called: boolean }[]>(
        'select is_called as called from refused',
      );
      return row?.called;
    };
    await expect.poll(refused).toBe(true);
    await em.execute('drop trigger refuse_sent on mail');
    await em.execute('drop function refuse_sent');
    await em.execute('drop sequence refused');
    expect(await bench.until(isSent)).toMatchObject({ attempts: 1 });
    expect(smtp.mails).toHaveLength(1);
  });

  it('leave a mail to the one that has it, and take it when that one is dead', async () => {
    const dead = await bench.insert();
    expect(await claimMail(bench.em(), dead.id, 60)).toMatchObject({ kind: 'claimed' });
    const second = await claimMail(bench.em(), dead.id, 60);
    expect(second).toMatchObject({ kind: 'taken', seconds: expect.any(Number) });
    await bench.deliver(dead.id);
    expect((await bench.find()).status).toBe('queued');
    await bench.em().nativeUpdate(Mail, {}, { claimedUntil: new Date(Date.now() - 1000) });
    await bench.deliver(dead.id);
    expect((await bench.find()).status).toBe('sent');
    expect(await claimMail(bench.em(), dead.id, 60)).toEqual({ kind: 'settled' });
  });

  it('give a mail back when they are stopped', async () => {
    smtp.fault = 'hang after data';
    const mail = await bench.insert();
    const stop = new AbortController();
    const attempt = bench.deliver(mail.id, { signal: stop.signal });
    await smtp.until(({ held }) => held === 1);
    smtp.fault = 'none';
    stop.abort();
    await attempt;
    await bench.until(isSent);
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('what a sent mail says', () => {
  it('is forgotten once a mail server has it', async () => {
    await bench.enqueue();
    expect(await bench.until(isSent)).toMatchObject({ html: '', text: '', subject: 'Grüße' });
  });

  it('is kept where the stored mails are the outbox', async () => {
    const outbox = await MailBench.start();
    await outbox.enqueue();
    expect(await outbox.until(isSent)).toMatchObject({ html: '<p>Schöne Grüße</p>' });
    await outbox.cleanUp();
  });
});

it('waits two seconds first and never longer than a minute', () => {
  expect([1, 2, 3, 5, 6, 500].map((attempts) => RETRY_SCHEDULE.delayAfter(attempts))).toEqual([
    2, 4, 8, 32, 60, 60,
  ]);
});
