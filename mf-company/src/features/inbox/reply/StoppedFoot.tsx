import { useTranslations } from '@hausgeist/shell-api';
import { Button } from '@hausgeist/ui';
import styles from './Composer.module.css';

/** Says why a reply cannot be sent any more, and lets one throw it away. */
export function StoppedFoot({ reason, onDiscard }: { reason: string; onDiscard: () => void }) {
  const t = useTranslations('inbox.reply.stopped');
  return (
    <div className={styles.foot}>
      <p className={styles.stopped} role="status">
        {reason}
      </p>
      <Button size="small" variant="quiet" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </div>
  );
}
