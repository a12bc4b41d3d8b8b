import type { EntityManager } from '../../platform/database/index.js';
import { findAdmin } from '../admins/index.js';
import { findCompanyUser } from '../company-users/index.js';
import type { MailService } from '../mail/index.js';
import { accountNoticeMail, type AccountNoticeData } from './account-notice-mail.js';

/** Mails people what was changed of their own way in. */
export class AccountNoticeMailer {
  readonly #mail: MailService;
  readonly #publicUrl: string;

  constructor(mail: MailService, publicUrl: string) {
    this.#mail = mail;
    this.#publicUrl = publicUrl;
  }

  /** May run twice; the person gets one mail. */
  async run(em: EntityManager, data: AccountNoticeData): Promise<void> {
    const { audience, subjectId, notice, at } = data;
    const find = audience === 'admin' ? findAdmin : findCompanyUser;
    const person = await find(em, subjectId);
    if (!person) return;
    const { email, firstName, lastName } = person;
    const inside = `${this.#publicUrl}/${audience === 'admin' ? 'admin' : 'company'}`;
    const rendered = accountNoticeMail(data, {
      name: `${firstName} ${lastName}`.trim() || email,
      links: { account: `${inside}/account`, forgotPassword: `${inside}/forgot-password` },
    });
    await this.#mail.enqueue(em, {
      dedupeKey: `account-notice:${notice}:${subjectId}:${at}`,
      to: email,
      ...rendered,
    });
  }
}
