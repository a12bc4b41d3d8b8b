import { afterEach, describe, expect, it } from 'vitest';
import { FakeSmtp } from '../../testing/fake-smtp.js';
import { MailRefusedError, type MailTransport, type OutgoingMail } from './mail-transport.js';
import { createSmtpTransport } from './smtp-transport.js';

const opened: { down(): Promise<void> }[] = [];
const transports: MailTransport[] = [];

async function startSmtp(options: Parameters<typeof FakeSmtp.start>[0] = {}) {
  const smtp = await FakeSmtp.start(options);
  opened.push(smtp);
  return smtp;
}

/** Patient, so that a busy machine is not taken for a broken server. */
function connect(url: string, timeouts = { connection: 5_000, greeting: 5_000, silence: 5_000 }) {
  const transport = createSmtpTransport(url, timeouts);
  transports.push(transport);
  return transport;
}

/** As in production: only encrypted. */
function connectEncrypted(url: string) {
  const transport = createSmtpTransport(url, undefined, { requireTls: true });
  transports.push(transport);
  return transport;
}

const IMPATIENT = { connection: 5_000, greeting: 250, silence: 250 };

afterEach(async () => {
  for (const transport of transports.splice(0)) transport.close();
  for (const smtp of opened.splice(0)) await smtp.down();
});

const patient = () => new AbortController().signal;

const mail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: '<mail-1@haus.example>',
  from: { name: 'Hausverwaltung Grünwald', address: 'noreply@haus.example' },
  to: 'jana@mieter.example',
  replyTo: 'team@haus.example',
  subject: 'Zusammenfassung Ihres Gesprächs',
  html: '<p>Grüße</p>',
  text: 'Grüße',
  attachments: [
    { filename: 'Übersicht.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
  ],
  ...changes,
});

const failureOf = async (sending: Promise<unknown>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error as Error,
  );

describe('a transport that must be encrypted', () => {
  it('sends nothing to a server that offers no encryption', async () => {
    const smtp = await startSmtp();
    expect(await failureOf(connectEncrypted(smtp.url).send(mail(), patient()))).toBeInstanceOf(
      Error,
    );
    expect(smtp.mails).toEqual([]);
  });

  it('sends encrypted where it is offered', async () => {
    const smtp = await startSmtp({ tls: true });
    await connectEncrypted(`${smtp.url}?tls.rejectUnauthorized=false`).send(mail(), patient());
    expect(smtp.mails[0]?.secure).toBe(true);
  });
});

describe('createSmtpTransport', () => {
  it('delivers text, HTML and files to exactly one recipient', async () => {
    const smtp = await startSmtp();
    await connect(smtp.url).send(mail(), patient());
    const [received] = smtp.mails;
    expect(received).toMatchObject({
      sender: 'noreply@haus.example',
      recipients: ['jana@mieter.example'],
      parsed: {
        subject: 'Zusammenfassung Ihres Gesprächs',
        messageId: '<mail-1@haus.example>',
        text: 'Grüße',
        html: '<p>Grüße</p>',
        from: { text: '"Hausverwaltung Grünwald" <noreply@haus.example>' },
        replyTo: { text: 'team@haus.example' },
      },
    });
    expect(received?.parsed.attachments[0]).toMatchObject({
      filename: 'Übersicht.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF'),
    });
    expect(received?.head).toContain('Auto-Submitted: auto-generated');
  });

  it('adds no header line and no recipient, whatever a field says', async () => {
    const smtp = await startSmtp();
    const nasty = 'x\r\nBcc: v@evil.example\r\n\r\nbody';
    await connect(smtp.url).send(
      mail({ subject: nasty, from: { name: nasty, address: 'noreply@haus.example' } }),
      patient(),
    );
    const [received] = smtp.mails;
    expect(received?.recipients).toEqual(['jana@mieter.example']);
    expect(received?.head).not.toMatch(/^(Bcc|Cc):/im);
    expect(received?.parsed.bcc).toBeUndefined();
    expect(received?.parsed.text).toBe('Grüße');
  });

  it('signs in, and tells a wrong password from a refused mail', async () => {
    const smtp = await startSmtp({ credentials: { user: 'haus', pass: 'geheim-1' } });
    await connect(smtp.url).send(mail(), patient());
    expect(smtp.mails).toHaveLength(1);
    const error = await failureOf(
      connect(smtp.url.replace('geheim-1', 'falsch-2')).send(mail(), patient()),
    );
    expect(error).not.toBeInstanceOf(MailRefusedError);
    expect(error?.message).toMatch(/^EAUTH reply 535/);
    expect(`${error?.message}${error?.stack}`).not.toContain('falsch-2');
  });

  it('encrypts when the server offers it, and does not trust any certificate', async () => {
    const smtp = await startSmtp({ tls: true });
    const error = await failureOf(connect(smtp.url).send(mail(), patient()));
    expect(error).toBeInstanceOf(Error);
    expect(smtp.mails).toHaveLength(0);
    await connect(`${smtp.url}?tls.rejectUnauthorized=false`).send(mail(), patient());
    expect(smtp.mails[0]?.secure).toBe(true);
  });

  it('sends nothing in the clear when encryption is demanded', async () => {
    const smtp = await startSmtp();
    const error = await failureOf(connect(`${smtp.url}?requireTLS=true`).send(mail(), patient()));
    expect(error?.message).toMatch(/^ETLS/);
    expect(smtp.mails).toHaveLength(0);
  });

  it('knows a refusal for good', async () => {
    const smtp = await startSmtp();
    smtp.fault = 'unknown recipient';
    const error = await failureOf(connect(smtp.url).send(mail(), patient()));
    expect(error).toBeInstanceOf(MailRefusedError);
    expect(error?.message).toBe(`EENVELOPE reply 550 to RCPT TO at ${new URL(smtp.url).host}`);
  });

  it.each(['greylist', 'busy', 'hang', 'hang after data', 'lose'] as const)(
    'gives up for now on a server that has the fault "%s"',
    async (fault) => {
      const smtp = await startSmtp();
      smtp.fault = fault;
      const hasty = fault.startsWith('hang') ? IMPATIENT : undefined;
      const error = await failureOf(connect(smtp.url, hasty).send(mail(), patient()));
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MailRefusedError);
      expect(smtp.mails).toHaveLength(0);
      expect(smtp.attempts).toBeLessThanOrEqual(1);
      smtp.fault = smtp.fault === 'greylist' ? 'greylist' : 'none';
      await connect(smtp.url).send(mail(), patient());
      expect(smtp.mails).toHaveLength(1);
    },
  );

  it('gives up for now on a server that is gone, and finds it again', async () => {
    const smtp = await startSmtp();
    const transport = connect(smtp.url);
    await transport.send(mail(), patient());
    await smtp.down();
    expect(await failureOf(transport.send(mail(), patient()))).toBeInstanceOf(Error);
    await smtp.up();
    await transport.send(mail(), patient());
    expect(smtp.mails).toHaveLength(2);
  });

  it('waits for a slow server', async () => {
    const smtp = await startSmtp({ slowness: 100 });
    smtp.fault = 'slow';
    await connect(smtp.url).send(mail(), patient());
    expect(smtp.mails).toHaveLength(1);
  });

  it('lets go at once when told to, and other mails go on', async () => {
    const smtp = await startSmtp();
    const transport = connect(smtp.url);
    smtp.fault = 'hang after data';
    const stop = new AbortController();
    const sending = failureOf(transport.send(mail(), stop.signal));
    await smtp.until(({ held }) => held === 1);
    stop.abort();
    expect(await sending).toBeInstanceOf(Error);
    smtp.fault = 'none';
    await transport.send(mail({ messageId: '<mail-2@haus.example>' }), patient());
    expect(smtp.mails.map(({ parsed }) => parsed.messageId)).toEqual(['<mail-2@haus.example>']);
  });
});
