import { useTranslations } from '@hausgeist/shell-api';
import { NotFoundCard } from '@hausgeist/staff-kit/sign-in';
import { DASHBOARD } from '../features/dashboard';

/** For an address below /company that leads nowhere. */
export function NotFoundPage() {
  const t = useTranslations('portal.notFound');
  return <NotFoundCard to={DASHBOARD} label={t('toDashboard')} />;
}
