export { Mail, type MailAttachment, type MailStatus } from './mail.entity.js';
export { findUnsentMails, retryFailedMails, type UnsentMail } from './forget-failed-mails.job.js';
export { mailSampler } from './mail-metrics.js';
export { MailSeal } from './mail-seal.js';
export { addMailOutboxRoutes } from './mail-outbox.routes.js';
export { MailService, type NewMail } from './mail.service.js';
export { openMail } from './open-mail.js';
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
export { type MailText, type RenderedMail, renderMail } from './templates/mail-layout.js';
export { type Markup, markup, type MarkupValue, safeLink } from './templates/markup.js';
