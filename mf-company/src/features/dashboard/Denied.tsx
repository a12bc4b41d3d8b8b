import { useTranslations } from '@hausgeist/shell-api';
import { EmptyState, PageHeader, WarningIcon } from '@hausgeist/ui';
import { Page } from '../../ui/Page';

/** Says kindly that a page is closed to the viewer. */
export function Denied({ title }: { title: string }) {
  const t = useTranslations('portal.denied');
  return (
    <Page>
      <PageHeader title={title} />
      <div role="alert">
        <EmptyState icon={<WarningIcon size={28} />} title={t('title')}>
          {t('text')}
        </EmptyState>
      </div>
    </Page>
  );
}
