import { useSession, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, RetryIcon, Spinner } from '@hausgeist/ui';
import { useEffect, useState } from 'react';
import { Waiting } from '../../ui/Waiting';
import { SignInCard } from './SignInCard';
import styles from './SessionWaiting.module.css';

/** So long it is believed that the answer is on its way. */
const PATIENCE_MS = 5_000;

interface SessionWaitingProps {
  /** What is being waited for. */
  label?: string;
  /** What is said of the failure besides. */
  failure?: string;
}

/**
 * Stands where a page will be until it is known who is signed in. Where the server cannot be asked, or
 * takes long, it says so: it is asked again every few seconds, and by a button.
 */
export function SessionWaiting({ label, failure }: SessionWaitingProps) {
  const t = useTranslations('common');
  const { isUnreachable, askAgain, signOut } = useSession();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [askAgain]);

  if (!isLong && !isUnreachable) return <Waiting label={label} />;
  return (
    <SignInCard title={t('away.title')} intro={t('away.text')}>
      {failure && isUnreachable && <Alert tone="danger">{failure}</Alert>}
      <p className={styles.trying} role="status">
        <Spinner size={16} />
        {t('away.trying')}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" icon={<RetryIcon size={18} />} onClick={askAgain}>
          {t('away.retry')}
        </Button>
        <Button onClick={() => void signOut()}>{t('away.signOut')}</Button>
      </div>
    </SignInCard>
  );
}
