import { useTranslations } from '@hausgeist/shell-api/slim';
import { Notice } from './Notice';

/** For an address that no micro-frontend answers. */
export function NotFound() {
  const t = useTranslations('notFound');
  return (
    <>
      <title>{t('title')}</title>
      <Notice title={t('title')} text={t('text')} action={{ label: t('home'), to: '/' }} />
    </>
  );
}
