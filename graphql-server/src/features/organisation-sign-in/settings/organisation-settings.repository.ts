import type { CompanyRole } from '@hausgeist/schema';
import type { EntityManager } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { companyReasons } from '../../companies/index.js';
import { OrganisationDomain } from '../organisation-domain.entity.js';
import { OrganisationProvider, type RoleValue } from '../organisation-provider.entity.js';

/** How people of a company sign in with their organisation. */
export interface OrganisationView {
  companyId: string;
  /** Missing until it is set up. */
  provider:
    | {
        issuer: string;
        clientId: string;
        scopes: string;
        roleClaim: string | null;
        roleValues: RoleValue[];
        defaultRole: CompanyRole | null;
        isEnabled: boolean;
        signsOut: boolean;
      }
    | undefined;
  domains: Pick<OrganisationDomain, 'domain' | 'provedAt' | 'isForced'>[];
  /** Administrators of the company. */
  administrators: BreakGlassCandidate[];
}

/** An active administrator of the company, who may be let in without the organisation. */
export interface BreakGlassCandidate {
  id: string;
  name: string;
  email: string;
  hasSecondFactor: boolean;
  isBreakGlass: boolean;
}

/** Reads everything that the settings show. */
export async function findOrganisation(
  em: EntityManager,
  companyId: string,
): Promise<OrganisationView> {
  const [company] = await em.execute<object[]>('select 1 from company where id = ?', [companyId]);
  if (!company) throw notFound(companyReasons.COMPANY_NOT_FOUND);
  const provider = await em.findOne(
    OrganisationProvider,
    { managingCompany: companyId },
    { disableIdentityMap: true },
  );
  const domains = await em.find(
    OrganisationDomain,
    { managingCompany: companyId },
    { orderBy: { domain: 'asc' }, disableIdentityMap: true },
  );
  return {
    companyId,
    provider: provider ? toView(provider) : undefined,
    domains,
    administrators: await findCandidates(em, companyId, provider?.breakGlassIds ?? []),
  };
}

function toView(provider: OrganisationProvider): NonNullable<OrganisationView['provider']> {
  const { issuer, clientId, scopes, roleClaim, roleValues, defaultRole } = provider;
  const { isEnabled, signsOut } = provider;
  return {
    ...{ issuer, clientId, scopes, roleValues, isEnabled, signsOut },
    roleClaim: roleClaim ?? null,
    defaultRole: defaultRole ?? null,
  };
}

/** The company's active administrators, and whether they have what is asked for besides the password. */
export async function findCandidates(
  em: EntityManager,
  companyId: string,
  chosen: readonly string[],
): Promise<BreakGlassCandidate[]> {
  const rows = await em.execute<Omit<BreakGlassCandidate, 'isBreakGlass'>[]>(
    `select u.id, u.first_name || ' ' || u.last_name as name, u.email,
            exists (select 1 from second_factor f
                     where f.subject_id = u.id and f.confirmed_at is not null)
            or exists (select 1 from passkey p where p.subject_id = u.id) as "hasSecondFactor"
       from company_user u
      where u.managing_company_id = ? and u.role = 'COMPANY_ADMIN' and u.status = 'ACTIVE'
      order by name, u.id`,
    [companyId],
  );
  return rows.map((row) => ({ ...row, isBreakGlass: chosen.includes(row.id) }));
}

/** Users of the company with an address in the domain. */
export async function findPeopleWithDomain(
  em: EntityManager,
  companyId: string,
  domain: string,
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from company_user
      where managing_company_id = ? and split_part(email, '@', -1) = ?`,
    [companyId, domain],
  );
  return rows.map(({ id }) => id);
}
