import { useTranslations } from '@hausgeist/shell-api';
import { Page } from '@hausgeist/staff-kit';
import { EmptyState, WarningIcon } from '@hausgeist/ui';

/** Says kindly that a page is closed to the viewer. */
export function Denied({ title }: { title: string }) {
  const t = useTranslations('portal.denied');
  return (
    <Page title={title}>
      <div role="alert">
        <EmptyState icon={<WarningIcon size={28} />} title={t('title')}>
          {t('text')}
        </EmptyState>
      </div>
    </Page>
  );
}
