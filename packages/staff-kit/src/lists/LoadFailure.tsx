import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, RetryIcon } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { useFailureText, type FailureTexts } from '../requests/use-failure-text';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  /** What the query failed with. */
  error: unknown;
  texts?: FailureTexts;
  /** Said instead of what the failure would be said as. */
  text?: string;
  onRetry: () => void;
  /** Other ways out. */
  action?: ReactNode;
}

/** Why something could not be loaded, with a button that tries again. */
export function LoadFailure({ error, texts, text, onRetry, action }: LoadFailureProps) {
  const t = useTranslations('common');
  const textOf = useFailureText();
  return (
    <div className={styles.failure}>
      <Alert tone="danger">{text ?? textOf(error, texts ?? { failed: t('failed') })}</Alert>
      <div className={styles.actions}>
        <Button icon={<RetryIcon size={18} />} onClick={onRetry}>
          {t('retry')}
        </Button>
        {action}
      </div>
    </div>
  );
}
