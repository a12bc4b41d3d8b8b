import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { type AuditLog, bySubject } from '../../audit/index.js';
import { aboutEndUser, type EndUser, findEndUser } from '../../end-users/index.js';
import type { UnsubscribeLinks } from './unsubscribe-links.js';

/** People who want no more information by mail, by the link that only they have. */
export class UnsubscribeService {
  readonly #links: UnsubscribeLinks;
  readonly #audit: AuditLog;

  constructor(links: UnsubscribeLinks, audit: AuditLog) {
    this.#links = links;
    this.#audit = audit;
  }

  /** Name of the company whose mails a link ends. */
  async companyOf({ em }: RequestContext, token: string): Promise<string> {
    return (await this.#holderOf(em, token)).managingCompany.name;
  }

  /** Ends them; doing it again changes nothing. Gives the name of the company. */
  async unsubscribe(context: RequestContext, token: string): Promise<string> {
    return transactional(context.em, async (tx) => {
      const user = await this.#holderOf(tx, token);
      const { name } = user.managingCompany;
      const changed = await tx.execute<object[]>(
        `update end_user set unsubscribed_at = now() where id = ? and unsubscribed_at is null returning id`,
        [user.id],
      );
      if (changed.length > 0) {
        const about = bySubject(aboutEndUser(user, user.managingCompany));
        await this.#audit.record(context, tx, 'end-user.unsubscribed', about);
      }
      return name;
    });
  }

  async #holderOf(em: EntityManager, token: string): Promise<EndUser> {
    const id = this.#links.read(token);
    const user = id === undefined ? null : await findEndUser(em, id);
    if (!user) throw notFound();
    return user;
  }
}
