import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { useListQuery } from '@hausgeist/staff-kit';
import { BuildingIcon, Skeleton, StatCard, StatGrid, UsersIcon } from '@hausgeist/ui';
import { PortalEndUserStatsDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import styles from './EndUserCounters.module.css';

/** The stats of the company; read by the counters and the heading. */
export function useEndUserStats() {
  const companyId = useCompanyId();
  const { data, reload } = useListQuery(PortalEndUserStatsDocument, { companyId });
  return { stats: data?.endUserStats, reload };
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
