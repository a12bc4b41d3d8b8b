export { type Mailbox, toHeaderText, toMailAddress } from '../../mail-address.js';
export {
  type MailFile,
  MailRefusedError,
  type MailTransport,
  type OutgoingMail,
} from './mail-transport.js';
export { openMailTransport } from './open-mail-transport.js';
export { createOutboxTransport } from './outbox-transport.js';
export { createSmtpTransport, SMTP_CONNECTIONS, type SmtpTimeouts } from './smtp-transport.js';
export { ImapMailbox, MailboxError, type WaitingMail } from './imap-mailbox.js';
