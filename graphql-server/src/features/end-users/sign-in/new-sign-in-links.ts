import type { RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import { type Attempts, mailAttempts, type OneTimeTokens } from '../../auth/index.js';
import { lockCompanyShared } from '../../companies/index.js';
import { findEndUser } from '../end-user.service.js';
import type { AccessMails } from '../management/access-mails.js';

/** Said for a link of ours and for any other text alike. */
export const NEW_LINK_MESSAGE =
  'If this was a link of ours, a new one is on its way to the same mailbox.';

interface Dependencies {
  limits: RateLimits;
  oneTimeTokens: OneTimeTokens;
  mails: AccessMails;
}

/** Mails another link to the person whose link is used up. */
export class NewSignInLinks {
  readonly #deps: Dependencies;
  readonly #attempts: Attempts;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#attempts = mailAttempts(deps.limits, 'sign-in-link');
  }

  /** Does the same, as far as its caller can tell, for a link that never was. */
  async request(context: RequestContext, { token }: { token: string }): Promise<void> {
    const { oneTimeTokens, mails } = this.#deps;
    const known = await oneTimeTokens.recall(context.em, 'end-user-sign-in', token);
    await this.#attempts.count(context, known?.subjectId ?? token.slice(0, 100));
    if (!known) return;
    await transactional(context.em.fork(), async (tx) => {
      const person = await findEndUser(tx, known.subjectId);
      // Another person may read mails to an address that the tenant has never used.
      if (!person || person.isEmailUnproven) return;
      const company = await lockCompanyShared(tx, person.managingCompany.id);
      // The link would lead to a door that is shut.
      if (!company.suspendedAt) await mails.sendSignInLink(tx, person, company);
    });
  }
}
