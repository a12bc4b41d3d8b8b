import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, RetryIcon } from '@hausgeist/ui';
import styles from './LoadFailure.module.css';

/** Why nothing can be shown, and a way out. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslations('integrations');
  return (
    <Alert tone="danger">
      <div className={styles.failure}>
        <p>{text}</p>
        <Button size="small" icon={<RetryIcon size={16} />} onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </Alert>
  );
}
