import { useTranslations } from '@hausgeist/shell-api';
import { Spinner, VisuallyHidden } from '@hausgeist/ui';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './Waiting.module.css';

/** So long it is believed that it is on its way. */
const PATIENCE_MS = 5_000;

interface WaitingProps {
  /** Says what is being waited for. */
  label?: string | undefined;
  /** The shapes of what will be there, where they are known. */
  shape?: ReactNode;
}

/** Stands where something will be, and says what is being waited for; after a while, that it goes on by itself. */
export function Waiting({ label, shape }: WaitingProps) {
  const t = useTranslations('common');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const text = isLong ? t('away.slow') : (label ?? t('loading'));
  if (!shape) {
    return (
      <p className={styles.waiting} role="status">
        <Spinner />
        {text}
      </p>
    );
  }
  return (
    <>
      {shape}
      {isLong ? (
        <p className={styles.slow} role="status">
          {text}
        </p>
      ) : (
        <VisuallyHidden>
          <span role="status">{text}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
