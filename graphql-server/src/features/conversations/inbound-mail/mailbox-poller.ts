import type { MailboxAddress } from '../../../mailbox-address.js';
import { ANONYMOUS } from '../../../platform/context/index.js';
import type { Database, EntityManager } from '../../../platform/database/index.js';
import { AppError, RetryLaterError } from '../../../platform/errors/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import { ImapMailbox, MailboxError, type WaitingMail } from '../../../platform/mail/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import { countInboundMail, countPoll } from './inbound-mail-metrics.js';
import { type InboundMailService, MAX_MAIL_BYTES } from './inbound-mail.service.js';
import { pollMailboxJob } from './poll-mailbox.job.js';

/** How long a mail is tried again that fails for no reason that is known. */
const GIVE_UP_MS = 24 * 3_600_000;

interface Dependencies {
  address: MailboxAddress;
  /** Seconds between two looks. */
  seconds: number;
  mails: InboundMailService;
  database: Database;
  jobs: JobQueue;
  log: Logger;
}

interface Attempt {
  em: EntityManager;
  log: Logger;
  signal: AbortSignal;
}

/**
 * Reads answers to mails from a mailbox. A mail is marked once it is stored, so that none is lost with a
 * process or a connection; one that is read again is known by its `Message-ID`.
 */
export class MailboxPoller {
  readonly #deps: Dependencies;
  #timer: NodeJS.Timeout | undefined;
  #enqueuing: Promise<void> = Promise.resolve();
  #isAway = false;
  /** Mails at which a look came to its end; they are read last, so that others do not wait for them. */
  readonly #stumblingBlocks = new Set<number>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Looks now, and then again and again; of many processes, one looks at a time. */
  start(): void {
    const look = () => {
      this.#enqueuing = this.#enqueue();
    };
    look();
    this.#timer = setInterval(look, this.#deps.seconds * 1_000).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#enqueuing;
  }

  /** Looks once. A mailbox that cannot be reached is told of once, and looked for again next time. */
  async poll(attempt: Attempt): Promise<void> {
    const { address } = this.#deps;
    const { log, signal } = attempt;
    let mailbox: ImapMailbox | undefined;
    try {
      mailbox = await ImapMailbox.open(address, signal);
      const isBlock = ({ uid }: WaitingMail) => Number(this.#stumblingBlocks.has(uid));
      const waiting = await mailbox.waiting();
      for (const mail of waiting.toSorted((a, b) => isBlock(a) - isBlock(b))) {
        signal.throwIfAborted();
        this.#stumblingBlocks.add(mail.uid);
        await this.#handle(mailbox, mail, attempt);
        this.#stumblingBlocks.delete(mail.uid);
      }
      countPoll('done');
      if (this.#isAway) log.info('the mailbox of answers to mails can be read again');
      this.#isAway = false;
    } catch (error) {
      // The process ends; the mailbox is well.
      if (signal.aborted) throw error;
      countPoll('failed');
      if (!(error instanceof MailboxError)) throw error;
      const facts = { host: address.host, reason: error.message };
      if (!this.#isAway) log.warn(facts, 'the mailbox of answers to mails cannot be read');
      this.#isAway = true;
    } finally {
      await mailbox?.close();
    }
  }

  async #enqueue(): Promise<void> {
    const { database, jobs, log } = this.#deps;
    try {
      await jobs.enqueue(database.orm.em.fork(), pollMailboxJob, {});
    } catch (error) {
      log.warn({ err: error }, 'the mailbox could not be looked into; trying again later');
    }
  }

  async #handle(mailbox: ImapMailbox, mail: WaitingMail, attempt: Attempt): Promise<void> {
    const outcome = await this.#receive(mailbox, mail, attempt);
    countInboundMail(outcome);
    if (outcome === 'LATER') return;
    if (outcome !== 'IGNORED' && outcome !== 'REFUSED') return mailbox.take(mail.uid);
    const facts = { uid: mail.uid, outcome };
    attempt.log.info(facts, 'a mail of the mailbox is for no conversation, and stays there');
    return mailbox.leave(mail.uid);
  }

  async #receive(mailbox: ImapMailbox, { uid, bytes, arrivedAt }: WaitingMail, attempt: Attempt) {
    if (bytes > MAX_MAIL_BYTES) return 'REFUSED';
    const raw = await mailbox.read(uid);
    if (!raw) return 'IGNORED';
    const { em, log } = attempt;
    try {
      return await this.#deps.mails.receive(
        {
          ...{ actor: ANONYMOUS, em: em.fork(), log, requestId: `mailbox-${uid}` },
          ...{ address: '', userAgent: '' },
        },
        raw,
      );
    } catch (error) {
      if (error instanceof AppError && !(error instanceof RetryLaterError)) return 'REFUSED';
      const isHopeless = Date.now() - arrivedAt.getTime() > GIVE_UP_MS;
      log.warn({ err: error, uid, isHopeless }, 'a mail of the mailbox could not be stored');
      return isHopeless ? 'REFUSED' : 'LATER';
    }
  }
}
