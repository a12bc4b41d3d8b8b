import { v7 as uuid } from 'uuid';
import { type RequestContext, USUAL_LANGUAGE } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { badInput } from '../../../platform/errors/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import { administratorsOf, type Auth, LINK_SECONDS } from '../../auth/index.js';
import type { MailService } from '../../mail/index.js';
import type { Company } from '../company.entity.js';
import { companyReasons } from '../company.reasons.js';
import { lockCompany } from '../company.repository.js';
import { confirmMailboxMail, mailboxChangedMail } from './mailbox-mails.js';

const PURPOSE = 'company-mailbox';

interface Dependencies {
  audit: AuditLog;
  mail: MailService;
  auth: Pick<Auth, 'oneTimeTokens' | 'linkAttempts'>;
  publicUrl: string;
}

/** Lets records of a company go to another mailbox only once that one has said that it is theirs. */
export class CompanyMailbox {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Enters another address, in the transaction of the change: asks it, and tells those before. */
  async change(
    { actor }: RequestContext,
    tx: EntityManager,
    company: Company,
    email: string,
  ): Promise<void> {
    const confirmedEmail = company.recordsEmail;
    company.email = email;
    await this.#deps.auth.oneTimeTokens.revoke(tx, PURPOSE, company.id);
    company.confirmedEmail = email === confirmedEmail ? null : confirmedEmail;
    if (company.confirmedEmail === null) return;
    const changedBy = 'name' in actor ? actor.name : '';
    const data = { companyName: company.name, email, changedBy };
    const { oneTimeTokens } = this.#deps.auth;
    const { token } = await oneTimeTokens.issue(tx, PURPOSE, company.id, LINK_SECONDS.verification);
    const link = this.#link(`/company/confirm-email/${token}`);
    // Several people may read a mailbox.
    const language = USUAL_LANGUAGE['company-user'];
    await this.#send(tx, email, confirmMailboxMail({ ...data, language, link }));
    const told = new Map([[confirmedEmail, language]]);
    for (const person of await administratorsOf(tx, company.id)) {
      told.set(person.email, person.language);
    }
    const about = { ...data, confirmedEmail, link: this.#link('/company/dashboard/settings') };
    for (const [to, theirs] of told) {
      await this.#send(tx, to, mailboxChangedMail({ ...about, language: theirs }));
    }
  }

  /** Confirms the address that the link was mailed to; returns it with the company's name. */
  async confirm(
    context: RequestContext,
    token: string,
  ): Promise<{ companyName: string; email: string }> {
    const { linkAttempts, oneTimeTokens } = this.#deps.auth;
    await linkAttempts.count(context);
    return transactional(context.em.fork(), async (tx) => {
      const companyId = await oneTimeTokens.consume(tx, PURPOSE, token);
      if (!companyId) throw badInput(companyReasons.CONFIRMATION_INVALID);
      const company = await lockCompany(tx, companyId);
      company.confirmedEmail = null;
      await tx.flush();
      const { name, email } = company;
      await this.#deps.audit.record(context, tx, 'company.email-confirmed', aboutCompany(company), {
        email,
      });
      return { companyName: name, email };
    });
  }

  readonly #link = (path: string) => new URL(path, this.#deps.publicUrl).href;

  async #send(tx: EntityManager, to: string, mail: ReturnType<typeof confirmMailboxMail>) {
    await this.#deps.mail.enqueue(tx, { ...mail, dedupeKey: `company-mailbox:${uuid()}`, to });
  }
}
