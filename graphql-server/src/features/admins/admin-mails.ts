import { randomUUID } from 'node:crypto';
import type { EntityManager } from '../../platform/database/index.js';
import { administratorsOf } from '../auth/index.js';
import {
  button,
  type MailBlock,
  type MailService,
  note,
  paragraph,
  renderMail,
} from '../mail/index.js';

interface MailTo {
  email: string;
  /** How the person is addressed; nothing if we do not know the name. */
  name?: string | undefined;
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
    await this.#send(em, to, 'Confirm your email address', [
      paragraph('Thank you for registering as an administrator of Hausgeist.'),
      paragraph('Please confirm that this is your email address. After that you can log in.'),
      button('Confirm email address', `${this.#publicUrl}/verify-email?token=${token}`),
      note(
        'The link can be used once and is valid for 48 hours. If you did not register, ignore this message: without your confirmation the account stays closed.',
      ),
    ]);
  }

  async invitation(
    em: EntityManager,
    to: MailTo,
    { token, invitedBy }: { token: string; invitedBy?: string },
  ): Promise<void> {
    await this.#send(em, to, 'You have been invited to Hausgeist', [
      paragraph(
        invitedBy
          ? `${invitedBy} has invited you to join Hausgeist as an administrator.`
          : 'You have been invited to join Hausgeist as an administrator.',
      ),
      paragraph('Choose your name and password to accept the invitation.'),
      button('Accept invitation', this.invitationLink(token)),
      note(
        'The link can be used once and is valid for 48 hours. If you do not know why you were invited, ignore this message.',
      ),
    ]);
  }

  /** The answer to a registration with an address that has an account. */
  async alreadyRegistered(em: EntityManager, to: MailTo): Promise<void> {
    await this.#send(em, to, 'You already have an account', [
      paragraph(
        'Somebody, probably you, has tried to register as an administrator of Hausgeist with this email address. You already have an account, so nothing was changed.',
      ),
      button('Log in', `${this.#publicUrl}/adminlogin`),
      paragraph(
        `If you have forgotten your password, you can set a new one here: ${this.#publicUrl}/admin/forgot-password`,
      ),
      note('If it was not you, you need not do anything.'),
    ]);
  }

  /** The answer to another registration with an address that is not confirmed yet. */
  async finishRegistration(em: EntityManager, to: MailTo, token: string): Promise<void> {
    await this.#send(em, to, 'Finish your registration', [
      paragraph(
        'Somebody has registered more than once with this email address. So that only the owner of this mailbox decides, the passwords given so far do not count.',
      ),
      paragraph('Choose your password to finish the registration.'),
      button('Choose password', this.#resetLink(token)),
      note(
        'The link can be used once and is valid for one hour. If you did not register, ignore this message: the account stays closed.',
      ),
    ]);
  }

  async passwordReset(em: EntityManager, to: MailTo, token: string): Promise<void> {
    await this.#send(em, to, 'Reset your password', [
      paragraph('You have asked for a new password for your administrator account.'),
      button('Set a new password', this.#resetLink(token)),
      note(
        'The link can be used once and is valid for one hour; a newer one replaces it. If you did not ask for it, ignore this message: your password stays as it is.',
      ),
    ]);
  }

  async passwordWasChanged(em: EntityManager, to: MailTo): Promise<void> {
    await this.#send(em, to, 'Your password was changed', [
      paragraph(
        'The password of your administrator account has just been changed, and all other open sessions were ended.',
      ),
      paragraph(
        `If it was not you, set a new password at once: ${this.#publicUrl}/admin/forgot-password`,
      ),
    ]);
  }

  /** Goes to the old address, in case another person has changed it. */
  async addressWasChanged(
    em: EntityManager,
    to: MailTo,
    { changedBy }: { changedBy: string },
  ): Promise<void> {
    await this.#send(em, to, 'Your email address was changed', [
      paragraph(
        `${changedBy} has just changed the email address of your administrator account. This address can no longer be used to log in, and all other open sessions were ended.`,
      ),
      paragraph('If you did not expect this, please talk to another administrator at once.'),
    ]);
  }

  /** To all of them: somebody seems to guess across accounts. */
  async signInsFail(
    em: EntityManager,
    alarm: { kind: 'alarm' | 'breaker'; failures: number; raisedAt: string },
  ): Promise<void> {
    const isBroken = alarm.kind === 'breaker';
    const consequence = isBroken
      ? 'Until the end of the hour, only devices that have signed in before can sign in.'
      : 'Everybody can still sign in.';
    for (const { id, name, email } of await administratorsOf(em, null)) {
      await this.#send(
        em,
        { email, name },
        isBroken ? 'Sign-ins from new devices are stopped' : 'Unusually many sign-ins fail',
        [
          paragraph(
            `Within an hour, ${alarm.failures} sign-ins from new devices have failed, over all accounts. Somebody may be guessing passwords or authentication numbers.`,
          ),
          paragraph(consequence),
          note('The audit log names the accounts and networks, as "session.refused".'),
        ],
        `sign-in-${alarm.kind}:${alarm.raisedAt}:${id}`,
      );
    }
  }

  #resetLink(token: string): string {
    return `${this.#publicUrl}/admin/reset-password/${token}`;
  }

  async #send(
    em: EntityManager,
    { email, name }: MailTo,
    subject: string,
    blocks: readonly MailBlock[],
    dedupeKey = `admin:${randomUUID()}`,
  ): Promise<void> {
    const rendered = renderMail({
      language: 'en',
      subject,
      preheader: 'Property Management Admin',
      sender: { name: 'Hausgeist' },
      blocks: [paragraph(name ? `Hello ${name},` : 'Hello,'), ...blocks],
    });
    await this.#mail.enqueue(em, { dedupeKey, to: email, ...rendered });
  }
}
