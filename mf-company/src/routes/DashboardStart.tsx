import { MessagesProvider, Navigate, useSession, useTranslations } from '@hausgeist/shell-api';
import { Page } from '@hausgeist/staff-kit';
import { EmptyState, HouseMark } from '@hausgeist/ui';
import { useSections } from '../features/dashboard';
import { nothingOpenCatalogues } from '../messages/nothing-open-catalogues';

/** The root of the dashboard leads to the first section that is open to the viewer. */
export function DashboardStart() {
  const t = useTranslations('portal');
  const [first] = useSections();
  if (first) return <Navigate to={first.path} replace />;
  return (
    <Page title={t('title')}>
      <MessagesProvider messages={nothingOpenCatalogues}>
        <NothingOpen />
      </MessagesProvider>
    </Page>
  );
}

function NothingOpen() {
  const t = useTranslations('nothingOpen');
  const { viewer } = useSession();
  return (
    <EmptyState
      icon={<HouseMark size={32} />}
      title={t('title', { name: viewer?.companyUser?.firstName ?? '' })}
    >
      {t('text')}
    </EmptyState>
  );
}
