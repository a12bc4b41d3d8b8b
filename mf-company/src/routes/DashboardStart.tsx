import { Navigate, useDocumentTitle, useSession, useTranslations } from '@hausgeist/shell-api';
import { EmptyState, HouseMark, PageHeader } from '@hausgeist/ui';
import { useSections } from '../features/dashboard';
import { Page } from '../ui/Page';

/** The root of the dashboard leads to the first section that is open to the viewer. */
export function DashboardStart() {
  const t = useTranslations('portal');
  const [first] = useSections();
  const { viewer } = useSession();
  useDocumentTitle(t('title'));
  if (first) return <Navigate to={first.path} replace />;
  return (
    <Page>
      <PageHeader title={t('title')} />
      <EmptyState
        icon={<HouseMark size={32} />}
        title={t('nothing.title', { name: viewer?.companyUser?.firstName ?? '' })}
      >
        {t('nothing.text')}
      </EmptyState>
    </Page>
  );
}
