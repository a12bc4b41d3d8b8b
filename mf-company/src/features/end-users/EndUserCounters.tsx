import { useFormatter, useQuery, useTranslations } from '@hausgeist/shell-api';
import { BuildingIcon, Skeleton, StatCard, StatGrid, UsersIcon } from '@hausgeist/ui';
import { PortalEndUserStatsDocument } from '../../gql/graphql';
import { readAgain } from '../../list-state/read-again';
import { useCompanyId } from '../company-scope';
import styles from './EndUserCounters.module.css';

/** The stats of the company; read by the counters and the heading. */
export function useEndUserStats() {
  const companyId = useCompanyId();
  const { data, refetch } = useQuery(PortalEndUserStatsDocument, {
    variables: { companyId },
    fetchPolicy: 'cache-and-network',
  });
  return { stats: data?.endUserStats, retry: readAgain(refetch) };
}

/** How many tenants and owners there are. */
export function EndUserCounters() {
  const t = useTranslations('endUsers');
  const format = useFormatter();
  const { stats } = useEndUserStats();
  const pending = <Skeleton className={styles.pending} />;
  return (
    <StatGrid>
      <StatCard
        label={t('tenants')}
        value={stats ? format.number(stats.tenants) : pending}
        icon={<UsersIcon />}
        tone="success"
      />
      <StatCard
        label={t('owners')}
        value={stats ? format.number(stats.owners) : pending}
        icon={<BuildingIcon />}
        tone="info"
      />
    </StatGrid>
  );
}
