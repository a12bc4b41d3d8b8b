import { type Config, ConfigurationError } from '../../env.js';
import type { FileStore } from '../../platform/files/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import { openMailTransport, parseMailbox } from '../../platform/mail/index.js';
import { forgetFailedMails, forgetFailedMailsJob } from './forget-failed-mails.job.js';
import { MailSeal } from './mail-seal.js';
import { MailService } from './mail.service.js';
import type { RetrySchedule } from './retry-schedule.js';
import { sendMailJob } from './send-mail.job.js';

interface MailOptions {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  jobs: JobQueue;
  files: FileStore;
  /** 256 bits that stored mails are encrypted with. */
  key: Buffer;
  schedule?: RetrySchedule;
}

/** Opens the way out for mails and gives the job queue its work; close it after the jobs stopped. */
export function openMail({ config, jobs, files, key, schedule }: MailOptions): {
  mail: MailService;
  /** Opens stored mails, for whoever may look at them. */
  seal: MailSeal;
  close(): void;
} {
  const from = parseMailbox(config.mailFrom);
  if (!from) {
    throw new ConfigurationError('MAIL_FROM must read "Name <address>" or be one plain address.');
  }
  const transport = openMailTransport(config);
  const seal = new MailSeal(key);
  const mail = new MailService({
    ...{ jobs, files, transport, seal, from },
    keepContent: !config.smtpUrl,
    ...(schedule ? { schedule } : {}),
  });
  jobs.work(sendMailJob, (context, data, attempt) => mail.deliver(context, data, attempt));
  jobs.work(forgetFailedMailsJob, async ({ em, log }) => {
    const count = await forgetFailedMails(em);
    if (count > 0) log.info({ count }, 'forgot what mails said that failed long ago');
  });
  return { mail, seal, close: () => transport.close() };
}
