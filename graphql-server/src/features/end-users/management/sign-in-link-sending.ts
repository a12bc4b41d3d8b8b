import { requireUuid, type RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { wrongField } from '../../../platform/errors/index.js';
import type { AuditLog } from '../../audit/index.js';
import { requireServed } from '../../companies/index.js';
import { endUserReasons } from '../end-user.reasons.js';
import type { AccessMails } from './access-mails.js';
import { aboutEndUser } from './end-user-view.js';
import { admit, requireProvenEmail } from './end-user.policy.js';
import { lockEndUser } from './end-user.repository.js';

/** People of one call; a console shows fewer on a page. */
const MOST_AT_ONCE = 100;

/** The answer to the call, over GraphQL and REST. */
export const SIGN_IN_LINKS_SENT = 'Sign-in links are on their way';

/** Has links mailed that sign tenants and owners in, as the staff ask for it. */
export class SignInLinkSending {
  readonly #audit: AuditLog;
  readonly #mails: AccessMails;

  constructor(audit: AuditLog, mails: AccessMails) {
    this.#audit = audit;
    this.#mails = mails;
  }

  /** Sends each of them one, or none of them any; gives how many. */
  async send(context: RequestContext, ids: readonly string[]): Promise<number> {
    const { manager, companyId } = admit(context.actor, 'edit');
    // In one order, so that two calls about the same people do not wait for each other for ever.
    const wanted = [...new Set(ids.map((id) => requireUuid(id)))].toSorted();
    if (wanted.length === 0) throw wrongField('ids', endUserReasons.NO_ONE_CHOSEN);
    if (wanted.length > MOST_AT_ONCE) {
      throw wrongField('ids', endUserReasons.TOO_MANY_LINKS_AT_ONCE({ max: MOST_AT_ONCE }));
    }
    await transactional(context.em, async (tx) => {
      for (const id of wanted) {
        const { user, company } = await lockEndUser(tx, id, companyId);
        requireServed(company);
        requireProvenEmail(manager, user);
        await this.#mails.sendSignInLink(tx, user, company);
        const about = aboutEndUser(user, company);
        await this.#audit.record(context, tx, 'end-user.sign-in-link-sent', about);
      }
    });
    return wanted.length;
  }
}
