import { useSession, useTranslations } from '@hausgeist/shell-api';
import { CardShapes, LoadFailure, Parts, useListQuery, Waiting } from '@hausgeist/staff-kit';
import { readFragment } from '../../gql/fragment-masking';
import {
  OrganisationAdministratorFieldsFragmentDoc,
  OrganisationDomainFieldsFragmentDoc,
  OrganisationProviderFieldsFragmentDoc,
  OrganisationSettingsFragmentDoc,
  PortalOrganisationSignInDocument,
  type OrganisationSettingsFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { DomainsCard } from './DomainsCard';
import type { Organisation } from './organisation';
import { ProviderCard } from './ProviderCard';

function toOrganisation(settings: OrganisationSettingsFragment): Organisation {
  const { provider, domains, administrators, ...rest } = settings;
  return {
    ...rest,
    provider: readFragment(OrganisationProviderFieldsFragmentDoc, provider),
    domains: domains.map((domain) => readFragment(OrganisationDomainFieldsFragmentDoc, domain)),
    administrators: administrators.map((person) =>
      readFragment(OrganisationAdministratorFieldsFragmentDoc, person),
    ),
  };
}

/** Administrators of the company and the platform: values of a claim make administrators. */
function useMayEdit(): boolean {
  const { viewer } = useSession();
  return viewer?.kind === 'ADMIN' || viewer?.companyUser?.role === 'COMPANY_ADMIN';
}

/** How people of the company sign in with their organisation. */
export function OrganisationPanel() {
  const t = useTranslations('organisation');
  const companyId = useCompanyId();
  const mayEdit = useMayEdit();
  const { data, error, isLoading, reload } = useListQuery(PortalOrganisationSignInDocument, {
    companyId,
  });
  if (error) {
    return <LoadFailure error={error} texts={{ failed: t('loadFailed') }} onRetry={reload} />;
  }
  if (isLoading || !data) {
    return (
      <Parts>
        <Waiting shape={<CardShapes lines={[6, 3]} />} />
      </Parts>
    );
  }
  const settings = readFragment(OrganisationSettingsFragmentDoc, data.organisationSignIn);
  const organisation = toOrganisation(settings);
  return (
    <Parts>
      <ProviderCard organisation={organisation} mayEdit={mayEdit} />
      <DomainsCard organisation={organisation} mayEdit={mayEdit} />
    </Parts>
  );
}
