import { useTranslations } from '@hausgeist/shell-api';
import { Button, ClearIcon, SummaryIcon } from '@hausgeist/ui';
import styles from './ChatActions.module.css';

interface ChatActionsProps {
  onClear: () => void;
  onEnd: () => void;
  /** Only who is identified has a chat to end. */
  canEnd: boolean;
  ending: boolean;
}

/** What ends a chat, with a summary or without. */
export function ChatActions({ onClear, onEnd, canEnd, ending }: ChatActionsProps) {
  const t = useTranslations('composer');
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small" icon={<ClearIcon size={18} />} onClick={onClear}>
        {t('clear')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<SummaryIcon size={18} />}
        disabled={!canEnd}
        busy={ending}
        onClick={onEnd}
      >
        {t('end')}
      </Button>
    </div>
  );
}
