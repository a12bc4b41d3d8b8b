import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button } from '@hausgeist/ui';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
}

/** Why nothing can be shown, and a way out. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const t = useTranslations('common');
  return (
    <Alert tone="danger">
      <div className={styles.failure}>
        <p>{text}</p>
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </Alert>
  );
}
