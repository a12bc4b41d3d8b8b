import { toRequestFailure, useReconnected, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, RetryIcon } from '@hausgeist/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
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

/** The words for a failure, which may have to be fetched. */
function useReason(error: unknown, { failed, offline }: FailureTexts): string {
  const [reason, setReason] = useState('');
  const textOf = useEffectEvent(useFailureText());
  useEffect(() => {
    let isShown = true;
    async function say(): Promise<void> {
      const text = await textOf(error, { failed, offline: offline ?? failed });
      if (isShown) setReason(text);
    }
    void say();
    return () => {
      isShown = false;
    };
  }, [error, failed, offline]);
  return reason;
}

/** Why something could not be loaded, with a button that tries again; what the network failed, once it is back. */
export function LoadFailure({ error, texts, text, onRetry, action }: LoadFailureProps) {
  const t = useTranslations('common');
  const { code } = toRequestFailure(error);
  useReconnected(() => {
    if (code === 'NETWORK') onRetry();
  });
  const reason = useReason(error, texts ?? { failed: t('failed') });
  return (
    <div className={styles.failure}>
      <Alert tone="danger">{text ?? reason}</Alert>
      <div className={styles.actions}>
        {/* What may not be seen stays so, however often it is tried. */}
        {code !== 'FORBIDDEN' && (
          <Button icon={<RetryIcon size={18} />} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
