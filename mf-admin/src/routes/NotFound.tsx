import { useTranslations } from '@hausgeist/shell-api';
import { NotFoundCard } from '@hausgeist/staff-kit/sign-in';

/** There is no such page in the console. */
export function NotFound() {
  const t = useTranslations('console');
  return <NotFoundCard to="/admin/dashboard" label={t('toDashboard')} />;
}
