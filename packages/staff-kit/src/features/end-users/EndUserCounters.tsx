import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { BuildingIcon, Skeleton, StatCard, StatGrid, UsersIcon } from '@hausgeist/ui';
import type { EndUserStatsQuery } from '../../gql/graphql';
import styles from './EndUsers.module.css';

interface EndUserCountersProps {
  /** Nothing while it is on its way. */
  stats: EndUserStatsQuery['endUserStats'] | undefined;
}

/** How many tenants and owners there are. */
export function EndUserCounters({ stats }: EndUserCountersProps) {
  const t = useTranslations('endUsers');
  const format = useFormatter();
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
