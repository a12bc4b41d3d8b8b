import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Database } from '../../../platform/database/index.js';
import { InProcessEventBus } from '../../../platform/events/index.js';
import { type FileStore, openFileStore } from '../../../platform/files/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import {
  createOutboxTransport,
  createSmtpTransport,
  type MailTransport,
} from '../../../platform/mail/index.js';
import { PictureCleaner } from '../../../platform/pictures/index.js';
import { Quotas } from '../../../platform/quotas/index.js';
import { openTestDatabase } from '../../../testing/open-database.js';
import { Mail } from '../mail.entity.js';
import { MailSeal } from '../mail-seal.js';
import { MailService, type NewMail } from '../mail.service.js';
import type { RetrySchedule } from '../retry-schedule.js';
import { sendMailJob } from '../send-mail.job.js';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

/** Retries at once, so that tests wait for nothing but the mail server. */
const AT_ONCE: RetrySchedule = { delayAfter: () => 0, giveUpAfter: 3600 };

/** Patience for a server that hangs, in milliseconds. */
const TIMEOUTS = { connection: 10_000, greeting: 2_000, silence: 2_000 };

/** The mail feature on a database, a job queue and a file store of its own. */
export class MailBench {
  readonly mail: MailService;
  readonly seal = new MailSeal(randomBytes(32));
  readonly log = pino({ level: 'silent' });
  #running = 0;
  readonly #wake: (() => void)[] = [];

  private constructor(
    readonly database: Database,
    readonly jobs: JobQueue,
    readonly files: FileStore,
    transport: MailTransport,
    keepContent: boolean,
    readonly cleanUp: () => Promise<void>,
  ) {
    this.mail = this.#createService(transport, keepContent);
    jobs.work(sendMailJob, async (context, data, attempt) => {
      this.#running += 1;
      try {
        await this.mail.deliver(context, data, attempt);
      } finally {
        // Also after a failure, which would otherwise be waited for without end.
        this.#running -= 1;
        for (const wake of this.#wake.splice(0)) wake();
      }
    });
  }

  /** Over SMTP if an address is given, else into the outbox. */
  static async start(smtpUrl?: string): Promise<MailBench> {
    const folder = await mkdtemp(join(tmpdir(), 'hausgeist-mail-'));
    const database = await openTestDatabase();
    const log = pino({ level: 'silent' });
    const events = new InProcessEventBus();
    const jobs = new JobQueue(database, events, log);
    const files = await openFileStore({ filesUrl: undefined, dataDir: folder });
    const transport = smtpUrl ? createSmtpTransport(smtpUrl, TIMEOUTS) : createOutboxTransport();
    const bench = new MailBench(database, jobs, files, transport, !smtpUrl, async () => {
      await jobs.stop(0);
      transport.close();
      await events.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    });
    await jobs.start(8);
    return bench;
  }

  em() {
    return this.database.orm.em.fork();
  }

  /** Enqueues a mail in a transaction of its own. */
  async enqueue(changes: Partial<NewMail> = {}): Promise<void> {
    await this.mail.enqueue(this.em(), newMail(changes));
  }

  async find(dedupeKey = 'greeting:1'): Promise<Mail> {
    return this.seal.open(await this.em().findOneOrFail(Mail, { dedupeKey }));
  }

  /** Waits for a mail to look as wanted; looked at after every attempt. */
  async until(condition: (mail: Mail) => boolean, dedupeKey?: string): Promise<Mail> {
    for (;;) {
      const next = new Promise<void>((resolve) => this.#wake.push(resolve));
      const mail = await this.find(dedupeKey);
      if (condition(mail)) return mail;
      await next;
    }
  }

  /** Stores a mail that no job knows of, for attempts by hand. */
  async insert(changes: Partial<NewMail> = {}): Promise<Mail> {
    const messageId = `<${Math.random()}@haus.example>`;
    const mail = Object.assign(new Mail(), { attachments: [] }, newMail(changes), { messageId });
    await this.em().insert(Mail, mail);
    return mail;
  }

  /** One attempt outside the job queue, as another worker would make it. */
  async deliver(
    mailId: string,
    {
      signal = new AbortController().signal,
      transport,
    }: { signal?: AbortSignal; transport?: MailTransport } = {},
  ): Promise<void> {
    const mail = transport ? this.#createService(transport, false) : this.mail;
    await mail.deliver({ em: this.em(), log: this.log }, { mailId }, { signal });
    transport?.close();
  }

  /** Waits for running attempts and forgets all mails; what is still queued finds nothing to do. */
  async reset(): Promise<void> {
    await this.em().nativeDelete(Mail, {});
    while (this.#running > 0) {
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  #createService(transport: MailTransport, keepContent: boolean): MailService {
    const from = { name: 'Hausgeist', address: 'noreply@haus.example' };
    const { jobs, files, seal } = this;
    return new MailService({
      publicUrl: 'http://localhost',
      ...{ jobs, files, transport, seal, from, keepContent },
      pictures: new PictureCleaner(REPOSITORY),
      quotas: new Quotas({
        config: { quotas: {} },
        em: () => this.database.orm.em.fork(),
        ...{ jobs, log: this.log },
      }),
      schedule: AT_ONCE,
    });
  }
}

/** A mail as features make them. */
export const newMail = (changes: Partial<NewMail> = {}): NewMail => ({
  dedupeKey: 'greeting:1',
  to: 'jana@mieter.example',
  subject: 'Grüße',
  html: '<p>Schöne Grüße</p>',
  text: 'Schöne Grüße',
  ...changes,
});
