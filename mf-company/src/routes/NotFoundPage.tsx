import { Link, useTranslations } from '@hausgeist/shell-api';
import { buttonClassName } from '@hausgeist/ui';
import { AccessCard } from '../features/access';
import { DASHBOARD } from '../features/dashboard';

/** For an address below /company that leads nowhere. */
export function NotFoundPage() {
  const t = useTranslations('portal.notFound');
  return (
    <AccessCard title={t('title')} intro={t('text')}>
      <Link className={buttonClassName('primary')} to={DASHBOARD}>
        {t('toDashboard')}
      </Link>
    </AccessCard>
  );
}
