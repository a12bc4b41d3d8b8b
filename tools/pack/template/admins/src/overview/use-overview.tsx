import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { BuildingIcon, PersonIcon, UsersIcon } from '@hausgeist/ui';
import { OverviewDocument } from '../gql/graphql';
import type { Overview } from './overview';

/** How large the platform is, and its companies. */
export function useOverview(): Overview {
  const t = useTranslations('overview');
  const { data, error, refetch } = useQuery(OverviewDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const counts = data?.adminDashboard;
  return {
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    figures: counts && [
      { label: t('companies'), value: counts.companyCount, icon: <BuildingIcon />, tone: 'info' },
      { label: t('tenants'), value: counts.tenantCount, icon: <UsersIcon />, tone: 'success' },
      { label: t('owners'), value: counts.ownerCount, icon: <PersonIcon />, tone: 'neutral' },
    ],
    rows: data?.companies.edges.map(({ node: { id, name, address, tenantCount } }) => ({
      id,
      title: name,
      text: address,
      badge: { text: t('tenantsOf', { count: tenantCount }), tone: 'info' },
    })),
  };
}
