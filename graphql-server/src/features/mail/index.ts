import type { FastifyInstance } from 'fastify';
import { openMailTransport } from '../../platform/mail/index.js';
import { PictureCleaner } from '../../platform/pictures/index.js';
import type { Platform } from '../../platform/open-platform.js';
import { forgetFailedMails, forgetFailedMailsJob } from './forget-failed-mails.job.js';
import { mailSampler } from './mail-metrics.js';
import { addMailOutboxRoutes, hasOutbox } from './mail-outbox.routes.js';
import { MailSeal } from './mail-seal.js';
import { MailService } from './mail.service.js';
import { sendMailJob } from './send-mail.job.js';

export { Mail, type MailAttachment, type MailStatus, type TextAttachment } from './mail.entity.js';
export {
  countUndelivered,
  findUnsentMails,
  retryFailedMails,
  type UnsentMail,
} from './failed-mails.repository.js';
export {
  InvitationMailTrouble,
  invitationMailTrouble,
  invitationOccasion,
} from './invitation-mails.js';
export {
  findMailsTo,
  MAIL_RESULTS,
  type MailResult,
  type MailToPerson,
} from './mails-to-person.repository.js';
export { countPutOff } from './mail.repository.js';
export { MailSeal } from './mail-seal.js';
export { MailService, type NewMail } from './mail.service.js';
export { sendMailJob } from './send-mail.job.js';
export {
  bulletList,
  button,
  facts,
  heading,
  type MailBlock,
  type MailInline,
  type MailListItem,
  note,
  panel,
  paragraph,
} from './templates/mail-blocks.js';
export { type MailText, type RenderedMail, renderMail, SITE } from './templates/mail-layout.js';
export { formatCount } from './templates/count.js';
export { formatMoment } from './templates/moment.js';
export { type Markup, markup, type MarkupValue, trusted } from './templates/markup.js';

interface MailParts extends Pick<
  Platform,
  'config' | 'database' | 'files' | 'jobs' | 'quotas' | 'samplers'
> {
  /** 256 bits that stored mails are encrypted with. */
  key: Buffer;
}

/** Opens the way out for mails, with its jobs, figures and the outbox of installations without SMTP. */
export function createMail({ config, database, files, jobs, quotas, samplers, key }: MailParts) {
  const from = config.mailFrom;
  const transport = openMailTransport(config);
  const seal = new MailSeal(key);
  const keepContent = hasOutbox(config);
  const pictures = new PictureCleaner(config.repositoryRoot);
  const service = new MailService({
    ...{ jobs, files, pictures, quotas, transport, seal, from, keepContent },
    publicUrl: config.publicUrl,
  });
  jobs.work(sendMailJob, (context, data, attempt) => service.deliver(context, data, attempt));
  jobs.work(forgetFailedMailsJob, async ({ em, log }) => {
    const count = await forgetFailedMails(em);
    if (count > 0) log.info({ count }, 'forgot what mails said that failed long ago');
  });
  samplers.add(mailSampler(database));
  return {
    service,
    addRoutes: (server: FastifyInstance) => addMailOutboxRoutes(server, config, { files, seal }),
    stop: () => transport.close(),
  };
}
