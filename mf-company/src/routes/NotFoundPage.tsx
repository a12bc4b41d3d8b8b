import { Link, useTranslations } from '@hausgeist/shell-api';
import { SignInCard } from '@hausgeist/staff-kit/sign-in';
import { buttonClassName } from '@hausgeist/ui';
import { DASHBOARD } from '../features/dashboard';

/** For an address below /company that leads nowhere. */
export function NotFoundPage() {
  const t = useTranslations('portal.notFound');
  return (
    <SignInCard title={t('title')} intro={t('text')}>
      <Link className={buttonClassName('primary')} to={DASHBOARD}>
        {t('toDashboard')}
      </Link>
    </SignInCard>
  );
}
