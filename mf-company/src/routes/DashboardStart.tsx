import { Navigate, useSession, useTranslations } from '@hausgeist/shell-api';
import { Page } from '@hausgeist/staff-kit';
import { EmptyState, HouseMark } from '@hausgeist/ui';
import { useSections } from '../features/dashboard';

/** The root of the dashboard leads to the first section that is open to the viewer. */
export function DashboardStart() {
  const t = useTranslations('portal');
  const [first] = useSections();
  const { viewer } = useSession();
  if (first) return <Navigate to={first.path} replace />;
  return (
    <Page title={t('title')}>
      <EmptyState
        icon={<HouseMark size={32} />}
        title={t('nothing.title', { name: viewer?.companyUser?.firstName ?? '' })}
      >
        {t('nothing.text')}
      </EmptyState>
    </Page>
  );
}
