import { useTranslations } from '@hausgeist/shell-api/slim';
import { DocumentIcon } from '@hausgeist/ui';
import styles from './FallbackNote.module.css';

/** Says that the answer was put together without the AI provider. */
export function FallbackNote() {
  const t = useTranslations('message');
  return (
    <p className={styles.note}>
      <DocumentIcon size={16} />
      {t('fallback')}
    </p>
  );
}
