import { OutsideFailure } from '../telemetry/index.js';
import type { Mailbox } from '../../mail-address.js';

/** A mail as it goes out, to one recipient. */
export interface OutgoingMail {
  /** The same at every attempt, so that a mail delivered twice is recognised as one. */
  messageId: string;
  from: Mailbox;
  /** One plain address. */
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailFile[];
  /** Where one POST ends such mails for the recipient, RFC 8058. */
  unsubscribeUrl?: string | undefined;
  /** What it says was written by an AI. */
  isAiGenerated?: boolean;
}

/** A file that goes along. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: Buffer;
  /** The HTML shows it by this name. */
  contentId?: string;
}

/** The way out for mails. */
export interface MailTransport {
  /**
   * Hands one mail over; throws {@link MailRefusedError} when trying again is of no use. When
   * `signal` aborts, whether the mail has arrived is unknown.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<{ messageId: string }>;
  /** Greets and signs in, and sends nothing; rejects where that fails. */
  check(): Promise<void>;
  close(): void;
}

/** The mail server refuses this mail for good, e.g. because the mailbox does not exist. */
export class MailRefusedError extends OutsideFailure {}
