import { Link, useTranslations } from '@hausgeist/shell-api';
import { Page } from '@hausgeist/staff-kit';
import { buttonClassName } from '@hausgeist/ui';

/** There is no such page in the console. */
export function NotFound() {
  const t = useTranslations('console');
  return (
    <Page title={t('notFound')} description={t('notFoundText')}>
      <p>
        <Link className={buttonClassName('primary')} to="/admin/dashboard">
          {t('toDashboard')}
        </Link>
      </p>
    </Page>
  );
}
