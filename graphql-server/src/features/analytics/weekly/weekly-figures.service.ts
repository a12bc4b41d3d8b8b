import {
  type Actor,
  type RequestContext,
  requirePermission,
} from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { forbidden, notFound } from '../../../platform/errors/index.js';
import { Admin } from '../../admins/index.js';
import { type AuditLog, bySubject } from '../../audit/index.js';
import { type UnsubscribeLinks, type Unsubscribing } from '../../broadcasts/index.js';
import { CompanyUser } from '../../company-users/index.js';
import { requireAllAnalytics } from '../analytics.policy.js';

/** Who gets the figures of the week by mail, those of the company or of all: each chooses for themselves. */
export class WeeklyFigures implements Unsubscribing {
  readonly #audit: AuditLog;
  readonly #links: UnsubscribeLinks;

  constructor(audit: AuditLog, links: UnsubscribeLinks) {
    this.#audit = audit;
    this.#links = links;
  }

  /** Whether the person wants them. */
  async isWanted({ actor, em }: RequestContext): Promise<boolean> {
    return Boolean((await requireSelf(em, actor)).weeklyFiguresSince);
  }

  /** Chooses; the same twice is harmless. */
  async choose(context: RequestContext, isWanted: boolean): Promise<boolean> {
    return transactional(context.em, async (tx) => {
      const person = await requireSelf(tx, context.actor);
      await this.#set(context, tx, person, isWanted);
      return isWanted;
    });
  }

  async companyOf({ em }: RequestContext, token: string): Promise<string> {
    return (await this.#holderOf(em, token)).managingCompany.name;
  }

  async unsubscribe(context: RequestContext, token: string): Promise<string> {
    return transactional(context.em, async (tx) => {
      const person = await this.#holderOf(tx, token);
      await this.#set(context, tx, person, false);
      return person.managingCompany.name;
    });
  }

  async #set(
    context: RequestContext,
    tx: EntityManager,
    person: CompanyUser | Admin,
    isWanted: boolean,
  ): Promise<void> {
    if (Boolean(person.weeklyFiguresSince) === isWanted) return;
    person.weeklyFiguresSince = isWanted ? new Date() : null;
    await tx.flush();
    const self = { id: person.id, name: `${person.firstName} ${person.lastName}`.trim() };
    const kind = person instanceof Admin ? 'admin' : 'companyUser';
    const company = person instanceof Admin ? undefined : person.managingCompany;
    const done = isWanted ? 'weekly-figures.wanted' : 'weekly-figures.ended';
    const about = bySubject({ company, subject: { kind, ...self } });
    await this.#audit.record(context, tx, done, about);
  }

  async #holderOf(em: EntityManager, token: string): Promise<CompanyUser> {
    const id = this.#links.read(token);
    const person = id === undefined ? null : await findWithCompany(em, id);
    if (!person) throw notFound();
    return person;
  }
}

const findWithCompany = (em: EntityManager, id: string) =>
  em.findOne(CompanyUser, { id }, { populate: ['managingCompany'] });

async function requireSelf(em: EntityManager, actor: Actor): Promise<CompanyUser | Admin> {
  const person = await findSelf(em, actor);
  if (!person) throw forbidden();
  return person;
}

async function findSelf(em: EntityManager, actor: Actor): Promise<CompanyUser | Admin | null> {
  if (actor.kind === 'admin') {
    requireAllAnalytics(actor);
    return em.findOne(Admin, { id: actor.adminId });
  }
  requirePermission(actor, 'analytics.view');
  return actor.kind === 'companyUser' ? findWithCompany(em, actor.companyUserId) : null;
}
