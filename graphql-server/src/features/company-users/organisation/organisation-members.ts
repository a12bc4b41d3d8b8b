import type { CompanyRole } from '@hausgeist/schema';
import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { unauthenticated } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { announceViewerChange } from '../../../platform/viewer-changes/index.js';
import { type AuditAction, type AuditLog, bySubject } from '../../audit/index.js';
import {
  findLinkedPerson,
  linkPerson,
  NO_PASSWORD,
  organisationReasons,
  type ProviderName,
} from '../../auth/index.js';
import { keepsCompanyRunning } from '../company-member.policy.js';
import { CompanyUser } from '../company-user.entity.js';
import { revokeInvitationsOf } from '../invitations/invitation.repository.js';
import { lockUser, refusingTakenEmail, requireOtherAdmin } from '../member.repository.js';

/** A person whom a company's provider vouches for. */
export interface OrganisationMember {
  companyId: string;
  name: Omit<ProviderName, 'audience'>;
  /** Lower case; missing unless it is proved to be theirs and of the company. */
  email: string | undefined;
  firstName: string;
  lastName: string;
  /** What the provider's values make them; undefined for those who are not to be let in. */
  role: CompanyRole | undefined;
  /** Whether roles are the provider's matter: then they follow it at each sign-in. */
  isRoleGiven: boolean;
}

interface Dependencies {
  audit: AuditLog;
  events: EventBus;
}

const refused = () => unauthenticated(organisationReasons.ORGANISATION_PERSON_REFUSED);

/** Finds, links and adds the people whom a company's own provider sends. */
export class OrganisationMembers {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Id of the company's user who this is; throws for those who are not to be let in. */
  async admit(context: RequestContext, member: OrganisationMember): Promise<string> {
    const { role, isRoleGiven, companyId } = member;
    if (isRoleGiven && !role) throw noRole();
    return refusingTakenEmail(() =>
      transactional(context.em.fork(), async (tx) => {
        // Two first visits of one person at once make one account.
        await tx.execute('select 1 from company where id = ? for no key update', [companyId]);
        const known = await this.#find(context, tx, member);
        if (!known) return this.#add(context, tx, member);
        await this.#settle(context, tx, known, member);
        return known;
      }),
    );
  }

  /** By the name at the provider, or else by an address that is proved; people of others are refused. */
  async #find(
    context: RequestContext,
    tx: EntityManager,
    { companyId, name, email }: OrganisationMember,
  ): Promise<string | undefined> {
    const named = { ...name, audience: 'company-user' } as const;
    const linked = await findLinkedPerson(tx, named);
    if (linked) return linked;
    if (!email) throw unauthenticated(organisationReasons.ORGANISATION_ADDRESS_UNPROVED);
    const [row] = await tx.execute<{ id: string; company: string }[]>(
      'select id, managing_company_id as company from company_user where email = ?',
      [email],
    );
    if (!row) return undefined;
    if (row.company !== companyId || !(await linkPerson(tx, row.id, named))) throw refused();
    await this.#record(context, tx, row.id, 'company-user.organisation-linked', name);
    return row.id;
  }

  /** Checks that the person may come in here, and gives them the role that they have now. */
  async #settle(
    context: RequestContext,
    tx: EntityManager,
    id: string,
    { companyId, role, isRoleGiven }: OrganisationMember,
  ): Promise<void> {
    const { user } = await lockUser(tx, id, { companyId }).catch(() => {
      throw refused();
    });
    if (user.status !== 'ACTIVE') throw refused();
    if (!isRoleGiven || !role || role === user.role) return;
    if (keepsCompanyRunning(user)) await requireOtherAdmin(tx, user);
    const before = user.role;
    user.role = role;
    await tx.flush();
    announceViewerChange(tx, this.#deps.events, { personId: id });
    const changes = { role: { from: before, to: role } };
    await this.#record(context, tx, id, 'company-user.updated', { changes, by: 'organisation' });
  }

  async #add(
    context: RequestContext,
    tx: EntityManager,
    { companyId, name, email, firstName, lastName, role }: OrganisationMember,
  ): Promise<string> {
    if (!email) throw unauthenticated(organisationReasons.ORGANISATION_ADDRESS_UNPROVED);
    if (!role) throw noRole();
    const user = tx.create(CompanyUser, {
      managingCompany: companyId,
      ...{ firstName, lastName, email, role },
      passwordHash: NO_PASSWORD,
      // The organisation's word is no declaration of the person's, so that they are asked.
      termsAreDue: true,
    });
    await tx.flush();
    await revokeInvitationsOf(tx, companyId, email);
    await linkPerson(tx, user.id, { ...name, audience: 'company-user' });
    await this.#record(context, tx, user.id, 'company-user.created', {
      ...{ email, role, by: 'organisation', issuer: name.issuer },
    });
    return user.id;
  }

  async #record(
    context: RequestContext,
    tx: EntityManager,
    id: string,
    action: AuditAction,
    details: object,
  ): Promise<void> {
    const [row] = await tx.execute<{ person: string; id: string; name: string }[]>(
      `select u.first_name || ' ' || u.last_name as person, c.id, c.name
         from company_user u join company c on c.id = u.managing_company_id where u.id = ?`,
      [id],
    );
    if (!row) return;
    const { person, ...company } = row;
    const subject = { kind: 'companyUser', id, name: person } as const;
    const about = bySubject({ company, subject });
    await this.#deps.audit.record(context, tx, action, about, details);
  }
}

const noRole = () => unauthenticated(organisationReasons.ORGANISATION_GIVES_NO_ROLE);
