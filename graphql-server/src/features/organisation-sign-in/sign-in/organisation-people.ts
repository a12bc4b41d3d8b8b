import type { RequestContext } from '../../../platform/context/index.js';
import type { OrganisationAdmins } from '../../admins/index.js';
import type { OrganisationMembers } from '../../company-users/index.js';
import { type Claims, isMadeAdmin, readPerson, roleOf } from '../providers/claims.js';
import type { Provider } from '../providers/provider.js';

/** Finds the person whom a provider vouches for, among its own people alone. */
export class OrganisationPeople {
  readonly #admins: OrganisationAdmins;
  readonly #members: OrganisationMembers;

  constructor(admins: OrganisationAdmins, members: OrganisationMembers) {
    this.#admins = admins;
    this.#members = members;
  }

  /** Id of the person; throws for those who are not to be let in. */
  async admit(context: RequestContext, provider: Provider, claims: Claims): Promise<string> {
    const { sub, ...person } = readPerson(claims, provider.emailDomains);
    const name = { issuer: provider.issuer, sub };
    if (provider.audience === 'admin') {
      const isMade = provider.roleClaim ? isMadeAdmin(provider, claims) : undefined;
      return this.#admins.admit(context, { ...person, name, isMadeAdmin: isMade });
    }
    return this.#members.admit(context, {
      ...{ ...person, name, companyId: provider.company.id },
      role: roleOf(provider, claims),
      isRoleGiven: provider.roleClaim !== undefined,
    });
  }
}
