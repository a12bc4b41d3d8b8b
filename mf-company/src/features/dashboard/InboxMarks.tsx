import { useTranslations } from '@hausgeist/shell-api';
import { VisuallyHidden } from '@hausgeist/ui';
import { useInboxCounts } from '../inbox-live';
import styles from './InboxMarks.module.css';

/** How many tenants wait for a person, and how many emergencies there are, beside the inbox. */
export function InboxMarks() {
  const t = useTranslations('portal');
  const { waiting = 0, emergency = 0 } = useInboxCounts() ?? {};
  if (waiting === 0 && emergency === 0) return null;
  return (
    <span className={styles.marks}>
      {emergency > 0 && (
        <span className={styles.emergency} title={t('emergencies', { count: emergency })}>
          <span aria-hidden="true">{emergency}</span>
          <VisuallyHidden>{t('emergencies', { count: emergency })}</VisuallyHidden>
        </span>
      )}
      {waiting > 0 && (
        <span className={styles.waiting} title={t('waiting', { count: waiting })}>
          <span aria-hidden="true">{waiting}</span>
          <VisuallyHidden>{t('waiting', { count: waiting })}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
