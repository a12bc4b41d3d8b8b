import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, RetryIcon } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { useFailureText, type FailureTexts } from '../requests/use-failure-text';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  /** What the query failed with. */
  error: unknown;
  texts: FailureTexts;
  onRetry: () => void;
  /** Other ways out. */
  action?: ReactNode;
}

/** Why something could not be loaded, with a button that tries again. */
export function LoadFailure({ error, texts, onRetry, action }: LoadFailureProps) {
  const t = useTranslations('common');
  const textOf = useFailureText();
  return (
    <Alert tone="danger">
      <div className={styles.failure}>
        <p>{textOf(error, texts)}</p>
        <div className={styles.actions}>
          <Button size="small" icon={<RetryIcon size={16} />} onClick={onRetry}>
            {t('retry')}
          </Button>
          {action}
        </div>
      </div>
    </Alert>
  );
}
