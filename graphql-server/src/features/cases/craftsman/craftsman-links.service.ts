import {
  type Actor,
  type RequestContext,
  requirePermission,
  requireUuid,
} from '../../../platform/context/index.js';
import { type EntityManager, repeatable } from '../../../platform/database/index.js';
import { notFound, wrongField } from '../../../platform/errors/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import type { TokenDigests } from '../../auth/index.js';
import { findCompany } from '../../companies/index.js';
import { type MailService, SITE } from '../../mail/index.js';
import { ServiceCase } from '../case.entity.js';
import { CaseLink } from '../case-records.entity.js';
import type { CaseRow } from '../case-views.js';
import { requireCaseWorker } from '../case.policy.js';
import { caseReasons } from '../case.reasons.js';
import { authorOf, type CaseJournal } from '../work/case-journal.js';
import { lockCase, requireSeenCase } from '../work/case-lock.js';
import { findPerson } from '../work/case-parties.repository.js';
import { type SeenCase, shown } from '../work/case-work.service.js';
import { craftsmanMail, LINK_DAYS, MAIL_LIMIT } from './craftsman-mail.js';
import { revokeLinks } from './void-links.js';

const DAY_MS = 86_400_000;

/** What a craftsman gets: the mail, and what its link shows besides. */
export interface CraftsmanMailView {
  to: string;
  subject: string;
  text: string;
  description: string;
}

/** What an order takes along of the tenant. */
interface Sharing {
  sharesContact?: boolean | undefined;
}

interface Dependencies {
  digests: TokenDigests;
  journal: CaseJournal;
  limits: RateLimits;
  mail: MailService;
  publicUrl: string;
}

/** Sends craftsmen the link to a case, and makes it void. */
export class CraftsmanLinks {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Mails the craftsman of a case a new link; one that was sent before is void at once. */
  async send(
    context: RequestContext,
    { id, revision, sharesContact }: SeenCase & Sharing,
  ): Promise<CaseRow> {
    const { digests, journal, limits, mail, publicUrl } = this.#deps;
    const { actor, companyId } = requireCaseWorker(context.actor);
    return repeatable(context.em, async (tx) => {
      const serviceCase = await lockCase(tx, id, companyId);
      await requireSeenCase(tx, serviceCase, revision);
      const { craftsmanName: name, craftsmanEmail: email } = serviceCase;
      if (!email) throw wrongField('craftsmanEmail', caseReasons.CASE_CRAFTSMAN_WITHOUT_EMAIL);
      await limits.consume(MAIL_LIMIT, serviceCase.id, caseReasons.CASE_SENT_TOO_OFTEN);
      await revokeLinks(tx, serviceCase);
      const { token, hash } = digests.create();
      const link = tx.create(CaseLink, {
        ...{ companyId: serviceCase.company.id, caseId: serviceCase.id, tokenHash: hash },
        ...{ name: name || email, email, expiresAt: new Date(Date.now() + LINK_DAYS * DAY_MS) },
      });
      const company = await findCompany(tx, serviceCase.company.id);
      const contact = sharesContact ? await findContact(context.actor, tx, serviceCase) : null;
      const url = `${publicUrl}/company/job#${token}`;
      await mail.enqueue(tx, {
        companyId: company.id,
        dedupeKey: `case-link:${link.id}`,
        to: email,
        fromName: company.name,
        replyTo: company.email,
        // Behind the #, it is not sent to any server, and stands in no log.
        ...craftsmanMail({ company, serviceCase, contact, link: url }),
      });
      await journal.keep(context, tx, serviceCase, {
        ...{ author: authorOf(actor), kind: 'LINK_SENT', names: [link.name], text: contact },
      });
      return shown(tx, serviceCase);
    });
  }

  /** What the craftsman of a case would be mailed now; its link leads nowhere yet. */
  async preview(
    { actor, em }: RequestContext,
    { id, sharesContact }: { id: string } & Sharing,
  ): Promise<CraftsmanMailView> {
    const { companyId } = requireCaseWorker(actor);
    const wanted = { id: requireUuid(id), ...(companyId ? { company: companyId } : {}) };
    const serviceCase = await em.findOne(ServiceCase, wanted, { populate: ['company'] });
    if (!serviceCase) throw notFound(caseReasons.CASE_NOT_FOUND);
    const { company, craftsmanEmail: to } = serviceCase;
    if (!to) throw wrongField('craftsmanEmail', caseReasons.CASE_CRAFTSMAN_WITHOUT_EMAIL);
    const { publicUrl } = this.#deps;
    const link = `${publicUrl}/company/job#…`;
    const contact = sharesContact ? await findContact(actor, em, serviceCase) : null;
    const { subject, text } = craftsmanMail({ company, serviceCase, link, contact });
    const shownText = text.replaceAll(SITE, publicUrl);
    return { to, subject, text: shownText, description: serviceCase.description };
  }

  /** Makes the link of a case void; without one, nothing happens. */
  async revoke(context: RequestContext, id: string): Promise<CaseRow> {
    const { actor, companyId } = requireCaseWorker(context.actor);
    return repeatable(context.em, async (tx) => {
      const serviceCase = await lockCase(tx, id, companyId);
      const count = await revokeLinks(tx, serviceCase);
      if (count > 0) {
        await this.#deps.journal.keep(context, tx, serviceCase, {
          ...{ author: authorOf(actor), kind: 'LINK_REVOKED' },
        });
      }
      return shown(tx, serviceCase);
    });
  }
}

/** Name and telephone number of the tenant, told by those who may see them. */
async function findContact(
  actor: Actor,
  em: EntityManager,
  { endUserId, company }: ServiceCase,
): Promise<string | null> {
  requirePermission(actor, 'users.view');
  const person = await findPerson(em, company.id, endUserId);
  return person && `${person.firstName} ${person.lastName}, ${person.phone}`;
}
