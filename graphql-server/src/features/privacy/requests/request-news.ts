import type { EntityManager } from '../../../platform/database/index.js';
import { administratorsOf } from '../../auth/index.js';
import { type Company, findCompany } from '../../companies/index.js';
import { EndUser } from '../../end-users/index.js';
import type { MailService } from '../../mail/index.js';
import type { EventPublisher } from '../../webhooks/index.js';
import type { PrivacyRequest } from '../privacy-request.entity.js';
import { requestAsked, requestChanged } from '../privacy.webhook-events.js';
import { teamMail, tenantMail, type TenantNews, type TeamOccasion } from './request-mails.js';

interface Dependencies {
  mail: MailService;
  publisher: EventPublisher;
  publicUrl: string;
}

/** Tells the company, its systems and the person what becomes of a request, in the transaction of the change. */
export class RequestNews {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** A person has asked. */
  async asked(tx: EntityManager, request: PrivacyRequest, company: Company): Promise<void> {
    await this.#deps.publisher.publish(tx, company.id, [requestAsked(request)]);
    await this.remind(tx, request, { company, occasion: 'new' });
  }

  /** The request has come further; the company's systems hear of it. Employees are its own matter. */
  async changed(tx: EntityManager, request: PrivacyRequest): Promise<void> {
    if (request.personKind === 'EMPLOYEE') return;
    await this.#deps.publisher.publish(tx, request.company.id, [requestChanged(request)]);
  }

  /** Writes to the mailbox of the company and to its administrators, once for each occasion. */
  async remind(
    tx: EntityManager,
    request: PrivacyRequest,
    { company, occasion }: { company: Company; occasion: TeamOccasion },
  ): Promise<void> {
    const link = new URL('/company/dashboard/data-protection', this.#deps.publicUrl).href;
    const people = await administratorsOf(tx, company.id);
    for (const to of new Set([company.recordsEmail, ...people.map(({ email }) => email)])) {
      await this.#deps.mail.enqueue(tx, {
        ...teamMail(request, company, { occasion, link }),
        companyId: company.id,
        // The person's id is in it, so that an erasure finds it.
        dedupeKey: `privacy-request:${request.personId}:${request.id}:${request.dueAt.getTime()}:${occasion}:${to}`,
        to,
        fromName: company.name,
      });
    }
  }

  /** Writes to the person, where they have asked by themselves. */
  async tellPerson(
    tx: EntityManager,
    request: PrivacyRequest,
    {
      occasion,
      news,
      isChatOpen = true,
    }: { occasion: string; news: TenantNews; isChatOpen?: boolean },
  ): Promise<void> {
    if (!request.isAskedByPerson) return;
    const where = { id: request.personId, managingCompany: request.company.id };
    const person = await tx.findOne(EndUser, where);
    // Another person may read mails to an address that the tenant has never used.
    if (!person || person.isEmailUnproven) return;
    const company = await findCompany(tx, request.company.id);
    const chatUrl = isChatOpen ? new URL('/', this.#deps.publicUrl).href : undefined;
    await this.#deps.mail.enqueue(tx, {
      ...tenantMail(request, company, { news, chatUrl }),
      companyId: company.id,
      dedupeKey: tenantMailKey(request, occasion),
      to: person.email,
      endUserId: person.id,
      fromName: company.name,
      replyTo: company.recordsEmail,
    });
  }
}

/** Names the mail to a person about one step of their request. */
export const tenantMailKey = ({ personId, id }: PrivacyRequest, occasion: string): string =>
  `privacy-news:${personId}:${id}:${occasion}`;
