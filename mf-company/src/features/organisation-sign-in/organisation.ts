import type {
  OrganisationAdministratorFieldsFragment,
  OrganisationDomainFieldsFragment,
  OrganisationProviderFieldsFragment,
  OrganisationSettingsFragment,
} from '../../gql/graphql';

/** How people of a company sign in with their organisation, ready to be shown. */
export interface Organisation extends Pick<
  OrganisationSettingsFragment,
  'companyId' | 'callbackUrl' | 'signOutUrl'
> {
  provider: OrganisationProviderFieldsFragment | null;
  domains: OrganisationDomainFieldsFragment[];
  administrators: OrganisationAdministratorFieldsFragment[];
}
