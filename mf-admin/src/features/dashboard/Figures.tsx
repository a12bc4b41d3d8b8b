import { Link, useFormatter, useTranslations } from '@hausgeist/shell-api';
import { BuildingIcon, Skeleton, StatCard, StatGrid, UsersIcon } from '@hausgeist/ui';
import type { AdminDashboardQuery } from '../../gql/graphql';
import styles from './Dashboard.module.css';

/** How many companies, tenants and owners there are; each leads to its list. */
export function Figures({ counts }: { counts: AdminDashboardQuery['adminDashboard'] | undefined }) {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  const figure = (count: number | undefined, to: string, label: string) =>
    count === undefined ? (
      <Skeleton className={styles.figure} />
    ) : (
      <Link className={styles.link} to={to} aria-label={`${label}: ${format.number(count)}`}>
        {format.number(count)}
      </Link>
    );
  return (
    <StatGrid isJoined>
      <StatCard
        label={t('companies')}
        value={figure(counts?.companyCount, '/admin/managingcompany', t('companies'))}
        icon={<BuildingIcon />}
        tone="success"
      />
      <StatCard
        label={t('tenants')}
        value={figure(counts?.tenantCount, '/admin/tenantsowners?type=TENANT', t('tenants'))}
        icon={<UsersIcon />}
        tone="info"
      />
      <StatCard
        label={t('owners')}
        value={figure(counts?.ownerCount, '/admin/tenantsowners?type=OWNER', t('owners'))}
        icon={<UsersIcon />}
        tone="warning"
      />
    </StatGrid>
  );
}
