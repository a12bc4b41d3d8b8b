import { useTranslations } from '@hausgeist/shell-api/slim';
import { Button, Spinner } from '@hausgeist/ui';
import styles from './ConnectionStatus.module.css';

interface ConnectionStatusProps {
  state: 'connecting' | 'offline';
  onReconnect: () => void;
}

/** A slim line that says why answers may take longer. */
export function ConnectionStatus({ state, onReconnect }: ConnectionStatusProps) {
  const t = useTranslations('connection');
  return (
    <div className={styles.status}>
      <span role="status" className={styles.text}>
        {state === 'connecting' && <Spinner size={14} />}
        {t(state)}
      </span>
      {state === 'offline' && (
        <Button variant="quiet" size="small" onClick={onReconnect}>
          {t('reconnect')}
        </Button>
      )}
    </div>
  );
}
