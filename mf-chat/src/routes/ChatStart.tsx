import { useTranslations } from '@hausgeist/shell-api/slim';
import { Button, EmptyState, ErrorIcon, RetryIcon, Skeleton, VisuallyHidden } from '@hausgeist/ui';
import styles from './ChatStart.module.css';

interface ChatStartProps {
  phase: 'starting' | 'failed';
  onTryAgain: () => void;
}

/** What stands in place of the chat until what was said before is there. */
export function ChatStart({ phase, onTryAgain }: ChatStartProps) {
  const t = useTranslations('chat');
  if (phase === 'starting') {
    return (
      <div className={styles.start} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton className={styles.theirs} />
        <Skeleton className={styles.mine} />
        <Skeleton className={styles.theirs} />
        <Skeleton className={styles.input} />
      </div>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <EmptyState
        icon={<ErrorIcon size={28} />}
        title={t('loadFailed')}
        action={
          <Button variant="primary" icon={<RetryIcon />} onClick={onTryAgain}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
