import { randomUUID } from 'node:crypto';
import type { StaffLanguage } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { administratorsOf } from '../auth/index.js';
import {
  button,
  invitationOccasion,
  type MailService,
  note,
  paragraph,
  renderMail,
} from '../mail/index.js';
import { ADMIN_MAIL_TEXTS, type AdminMailWords, type SignInAlarm } from './admin-mail-texts.js';

interface MailTo {
  email: string;
  /** How the person is addressed; nothing if we do not know the name. */
  name?: string | undefined;
  language: StaffLanguage;
}

interface AdminInvitation {
  adminId: string;
  token: string;
  expiresAt: Date;
  invitedBy?: string;
}

/** What administrators are written. All links lead to PUBLIC_URL. */
export class AdminMails {
  readonly #mail: MailService;
  readonly #publicUrl: string;

  constructor(mail: MailService, publicUrl: string) {
    this.#mail = mail;
    this.#publicUrl = publicUrl;
  }

  /** Address that an invitation is accepted at. */
  invitationLink(token: string): string {
    return `${this.#publicUrl}/admin/register?token=${token}`;
  }

  async verification(em: EntityManager, to: MailTo, token: string): Promise<void> {
    const link = `${this.#publicUrl}/verify-email?token=${token}`;
    await this.#send(em, to, textsFor(to).verification, { link });
  }

  async invitation(
    em: EntityManager,
    to: MailTo,
    { adminId, token, expiresAt, invitedBy }: AdminInvitation,
  ): Promise<void> {
    const link = this.invitationLink(token);
    const dedupeKey = invitationOccasion('admin-invitation', adminId, expiresAt);
    await this.#send(em, to, textsFor(to).invitation(invitedBy), { link, dedupeKey });
  }

  /** The answer to a registration with an address that has an account. */
  async alreadyRegistered(em: EntityManager, to: MailTo): Promise<void> {
    const words = textsFor(to).alreadyRegistered(this.#forgotPassword);
    await this.#send(em, to, words, { link: `${this.#publicUrl}/adminlogin` });
  }

  /** The answer to another registration with an address that is not confirmed yet. */
  async finishRegistration(em: EntityManager, to: MailTo, token: string): Promise<void> {
    const link = this.#resetLink(token);
    await this.#send(em, to, textsFor(to).finishRegistration, { link });
  }

  async passwordReset(em: EntityManager, to: MailTo, token: string): Promise<void> {
    await this.#send(em, to, textsFor(to).passwordReset, { link: this.#resetLink(token) });
  }

  async passwordWasChanged(em: EntityManager, to: MailTo): Promise<void> {
    await this.#send(em, to, textsFor(to).passwordWasChanged(this.#forgotPassword));
  }

  /** Goes to the old address, in case another person has changed it. */
  async addressWasChanged(
    em: EntityManager,
    to: MailTo,
    { changedBy }: { changedBy: string },
  ): Promise<void> {
    await this.#send(em, to, textsFor(to).addressWasChanged(changedBy));
  }

  /** To all of them: passwords seem to be guessed across accounts. */
  async signInsFail(em: EntityManager, alarm: SignInAlarm & { raisedAt: string }): Promise<void> {
    for (const admin of await administratorsOf(em, null)) {
      await this.#send(em, admin, textsFor(admin).signInsFail(alarm), {
        dedupeKey: `sign-in-${alarm.kind}:${alarm.raisedAt}:${admin.id}`,
      });
    }
  }

  get #forgotPassword(): string {
    return `${this.#publicUrl}/admin/forgot-password`;
  }

  #resetLink(token: string): string {
    return `${this.#publicUrl}/admin/reset-password/${token}`;
  }

  async #send(
    em: EntityManager,
    to: MailTo,
    words: AdminMailWords,
    {
      link,
      dedupeKey = `admin:${randomUUID()}`,
    }: {
      /** Where the button leads. */
      link?: string;
      dedupeKey?: string;
    } = {},
  ): Promise<void> {
    const { hello, preheader } = textsFor(to);
    const rendered = renderMail({
      language: to.language,
      subject: words.subject,
      preheader,
      sender: { name: 'Hausgeist' },
      blocks: [
        paragraph(hello(to.name)),
        ...words.texts.map((text) => paragraph(text)),
        ...(words.action && link ? [button(words.action, link)] : []),
        ...(words.more ? [paragraph(words.more)] : []),
        ...(words.note ? [note(words.note)] : []),
      ],
    });
    await this.#mail.enqueue(em, { dedupeKey, to: to.email, ...rendered });
  }
}

const textsFor = ({ language }: MailTo) => ADMIN_MAIL_TEXTS[language];
