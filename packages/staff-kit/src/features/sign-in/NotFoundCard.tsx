import { Link, useTranslations } from '@hausgeist/shell-api';
import { buttonClassName } from '@hausgeist/ui';
import { SignInCard } from './SignInCard';

/** For an address of a console that leads nowhere. */
export function NotFoundCard({ to, label }: { to: string; label: string }) {
  const t = useTranslations('common');
  return (
    <SignInCard title={t('notFound.title')} intro={t('notFound.text')}>
      <Link className={buttonClassName('primary')} to={to}>
        {label}
      </Link>
    </SignInCard>
  );
}
