import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, RetryIcon } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  children: string;
  onRetry: () => void;
  /** Other ways out. */
  action?: ReactNode;
}

/** Why something could not be loaded, with a button that tries again. */
export function LoadFailure({ children, onRetry, action }: LoadFailureProps) {
  const t = useTranslations('common');
  return (
    <div className={styles.failure}>
      <Alert tone="danger">{children}</Alert>
      <div className={styles.actions}>
        <Button icon={<RetryIcon size={18} />} onClick={onRetry}>
          {t('retry')}
        </Button>
        {action}
      </div>
    </div>
  );
}
