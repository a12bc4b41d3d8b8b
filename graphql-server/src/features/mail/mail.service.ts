import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { FileMissingError, type FileStore } from '../../platform/files/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import {
  type Mailbox,
  MailRefusedError,
  type MailTransport,
  type OutgoingMail,
  toHeaderText,
  toMailAddress,
} from '../../platform/mail/index.js';
import type { PictureCleaner } from '../../platform/pictures/index.js';
import { mailboxOwner, type Quotas } from '../../platform/quotas/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { Mail, type MailAttachment } from './mail.entity.js';
import { readMailFiles } from './mail-files.js';
import { countMail } from './mail-metrics.js';
import type { MailSeal } from './mail-seal.js';
import {
  claimMail,
  extendClaim,
  insertMail,
  PUT_OFF,
  settleBounced,
  settleFailed,
  settleSent,
} from './mail.repository.js';
import { RETRY_SCHEDULE, type RetrySchedule } from './retry-schedule.js';
import { sendMailJob } from './send-mail.job.js';
import { SITE } from './templates/mail-layout.js';

/** A mail to be sent. */
export interface NewMail {
  /** Names the occasion, e.g. `invitation:<id>`; the same key twice is one mail. */
  dedupeKey: string;
  /**
   * On whose behalf it is sent: those of a day are limited, and wait for the next. Others are the platform's
   * own, such as links and alarms, and have a quarter more before they wait, too.
   */
  companyId?: string;
  to: string;
  /** The tenant or owner whom it is for, so that their page lists it. */
  endUserId?: string;
  subject: string;
  html: string;
  text: string;
  /** Whose name stands beside our address; ours if not said. */
  fromName?: string;
  /** The address that an answer reaches. */
  replyTo?: string;
  attachments?: MailAttachment[];
  /** Files that the HTML shows. */
  pictures?: MailAttachment[];
  /** Where one request ends such mails for this person, RFC 8058. */
  unsubscribeUrl?: string;
  /** What it says was written by an AI, without a person who looked at it. */
  isAiGenerated?: boolean;
}

interface Dependencies {
  jobs: JobQueue;
  files: FileStore;
  /** Counts mails of a day. */
  quotas: Quotas;
  /** Takes out of pictures what they do not show. */
  pictures: PictureCleaner;
  transport: MailTransport;
  /** Encrypts what is stored. */
  seal: MailSeal;
  /** Where links in mails lead to. */
  publicUrl: string;
  /** The address that all mails come from. */
  from: Mailbox;
  /** Keep what sent mails say, because the stored mails are the outbox. */
  keepContent: boolean;
  schedule?: RetrySchedule;
}

/** What the job of a mail is given. */
interface SendMail {
  mailId: string;
  companyId?: string | undefined;
}

/** Seconds after which it is looked whether there are mails left of a day. */
const PUT_OFF_SECONDS = 3600;

/** What the platform's own mails may use beyond a quota, so that people get in while others' mails wait. */
const RESERVE = 0.25;

/** Seconds that one attempt may take. */
const ATTEMPT_SECONDS = 60;

/** Seconds after which a dead worker's mail is free; one that lives says so more often. */
const CLAIM_SECONDS = 10;
const EXTEND_MS = 2_500;

/** How long, and how often, it is tried to note that a mail was sent. */
const SETTLE_PATIENCE_MS = 30_000;
const SETTLE_AGAIN_MS = 250;

/** Takes mails in the transaction of what they are about, and sees to it that each arrives once. */
export class MailService {
  readonly #deps: Dependencies;
  readonly #schedule: RetrySchedule;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#schedule = deps.schedule ?? RETRY_SCHEDULE;
  }

  /**
   * Stores a mail and the job that sends it, in the transaction of `em`. A mail to something that is
   * not one plain address is stored as failed, so that the rest of the transaction holds.
   */
  async enqueue(em: EntityManager, mail: NewMail): Promise<void> {
    if (!em.isInTransaction()) {
      await transactional(em, (inner) => this.enqueue(inner, mail));
      return;
    }
    const stored = this.#toStored(mail);
    const isNew = await insertMail(em, this.#deps.seal.close(stored));
    if (isNew && stored.status === 'queued') {
      await this.#deps.jobs.enqueue(em, sendMailJob, {
        mailId: stored.id,
        ...(mail.companyId ? { companyId: mail.companyId } : {}),
      });
    }
  }

  /** Makes one attempt to hand a mail over. Safe to call again, and from several workers at once. */
  async deliver(
    { em, log }: { em: EntityManager; log: Logger },
    { mailId, companyId }: SendMail,
    job: { signal: AbortSignal },
  ): Promise<void> {
    const claim = await claimMail(em, mailId, CLAIM_SECONDS);
    if (claim.kind === 'settled') return;
    if (claim.kind === 'taken') {
      await this.#tryLater(em, { mailId, companyId }, claim.seconds);
      return;
    }
    const owner = { companyId, personId: mailboxOwner(claim.mail.to) };
    const share = companyId ? 1 : 1 + RESERVE;
    if (await this.#deps.quotas.isSpent('mails', owner, { times: share })) {
      await this.#putOff(em, claim.mail, { mailId, companyId });
      return;
    }
    const extending = setInterval(() => {
      extendClaim(em.fork(), claim.mail, CLAIM_SECONDS).catch((error: unknown) =>
        log.warn({ err: error }, 'the claim of a mail could not be extended'),
      );
    }, EXTEND_MS);
    try {
      await this.#hand(claim.mail, job.signal);
    } catch (error) {
      await this.#settleFailure(em, claim.mail, { cause: error as Error, companyId, log });
      return;
    } finally {
      clearInterval(extending);
    }
    await this.#settleSent(em, mailId, log);
    await this.#deps.quotas.book('mails', owner);
    countMail('sent');
  }

  /** Notes that a mail of ours came back; tells whether there is such a mail. Safe to call again. */
  async noteBounce(
    em: EntityManager,
    bounce: { messageId: string; status: string },
  ): Promise<boolean> {
    return settleBounced(em, bounce);
  }

  /** The day's mails are used up: it is looked again every hour. */
  async #putOff(em: EntityManager, mail: Mail, job: SendMail): Promise<void> {
    await transactional(em, async (inner) => {
      if (!(await settleFailed(inner, mail, { status: 'queued', error: PUT_OFF }))) return;
      await this.#tryLater(inner, job, PUT_OFF_SECONDS);
    });
  }

  /**
   * The mail server has it: if that cannot be noted because the database is away, it would be sent
   * twice.
   */
  async #settleSent(em: EntityManager, mailId: string, log: Logger): Promise<void> {
    const giveUpAt = Date.now() + SETTLE_PATIENCE_MS;
    for (;;) {
      try {
        await settleSent(em.fork(), mailId, !this.#deps.keepContent);
        return;
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
        log.warn({ err: error, mailId }, 'a mail was sent, which could not be noted yet');
        await delay(SETTLE_AGAIN_MS);
      }
    }
  }

  async #hand(stored: Mail, stop: AbortSignal): Promise<void> {
    const { transport, from } = this.#deps;
    const mail = this.#open(stored);
    const signal = AbortSignal.any([stop, AbortSignal.timeout(ATTEMPT_SECONDS * 1000)]);
    const attachments = await readMailFiles(this.#deps, mail.attachments, signal);
    const outgoing: OutgoingMail = {
      messageId: mail.messageId,
      from: { name: mail.fromName ?? from.name, address: from.address },
      to: mail.to,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      attachments,
      unsubscribeUrl: mail.unsubscribeUrl ?? undefined,
      isAiGenerated: mail.isAiGenerated,
    };
    await transport.send(outgoing, signal);
  }

  #open(stored: Mail): Mail {
    try {
      return this.#deps.seal.open(stored);
    } catch (error) {
      // Its links were made with that secret, too: they would not be accepted.
      throw new MailRefusedError('SESSION_SECRET is not the one that the mail was stored with.', {
        cause: error,
      });
    }
  }

  async #settleFailure(
    em: EntityManager,
    mail: Mail,
    { cause, companyId, log }: { cause: Error; companyId: string | undefined; log: Logger },
  ): Promise<void> {
    const error = cause.message;
    const age = (Date.now() - mail.createdAt.getTime()) / 1000;
    const isHopeless = cause instanceof MailRefusedError || cause instanceof FileMissingError;
    const facts = { mailId: mail.id, attempts: mail.attempts, reason: error };
    if (isHopeless || age > this.#schedule.giveUpAfter) {
      // Kept for operators who send it again; forgotten after some days.
      if (!(await settleFailed(em, mail, { status: 'failed', error }))) return;
      countMail('failed');
      log.error(facts, 'a mail could not be delivered and is given up');
      return;
    }
    countMail('later');
    log.warn(facts, 'a mail could not be delivered yet');
    await transactional(em, async (inner) => {
      if (!(await settleFailed(inner, mail, { status: 'queued', error }))) return;
      const job = { mailId: mail.id, companyId };
      await this.#tryLater(inner, job, this.#schedule.delayAfter(mail.attempts));
    });
  }

  async #tryLater(em: EntityManager, { mailId, companyId }: SendMail, seconds: number) {
    const data = { mailId, ...(companyId ? { companyId } : {}) };
    await this.#deps.jobs.enqueue(em, sendMailJob, data, { startAfterSeconds: seconds });
  }

  #toStored(mail: NewMail): Mail {
    const { from, publicUrl } = this.#deps;
    const id = uuid();
    const to = toMailAddress(mail.to);
    const replyTo = mail.replyTo && toMailAddress(mail.replyTo);
    return Object.assign(new Mail(), {
      id,
      dedupeKey: mail.dedupeKey,
      to: to ?? toHeaderText(mail.to),
      ...(mail.fromName ? { fromName: toHeaderText(mail.fromName, 100) } : {}),
      ...(replyTo ? { replyTo } : {}),
      ...(mail.unsubscribeUrl ? { unsubscribeUrl: mail.unsubscribeUrl } : {}),
      endUserId: mail.endUserId ?? null,
      isAiGenerated: mail.isAiGenerated ?? false,
      subject: toHeaderText(mail.subject),
      html: mail.html.replaceAll(SITE, publicUrl),
      text: mail.text.replaceAll(SITE, publicUrl),
      attachments: [...(mail.attachments ?? []), ...(mail.pictures ?? [])].map((file) => ({
        ...file,
        filename: toHeaderText(file.filename, 100),
      })),
      messageId: `<${id}@${from.address.split('@').at(-1)}>`,
      ...(to ? {} : { status: 'failed', lastError: 'The recipient is not one plain address.' }),
    });
  }
}
