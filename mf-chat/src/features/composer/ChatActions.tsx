import { useTranslations } from '@hausgeist/shell-api/slim';
import { Button, ClearIcon, PersonIcon, ShortText, SummaryIcon } from '@hausgeist/ui';
import styles from './ChatActions.module.css';

interface ChatActionsProps {
  /** Asks for a human being. */
  onPerson: () => void;
  /** Something is on its way: no other message can be sent. */
  busy: boolean;
  onClear: () => void;
  onEnd: () => void;
  /** Only who is identified has a chat to end. */
  canEnd: boolean;
  ending: boolean;
}

/** What leads out of the talk with the assistant: to a person, to a fresh start, to the summary. */
export function ChatActions({ onPerson, busy, onClear, onEnd, canEnd, ending }: ChatActionsProps) {
  const t = useTranslations('composer');
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        size="small"
        icon={<PersonIcon size={18} />}
        aria-disabled={busy}
        onClick={onPerson}
      >
        <ShortText full={t('person')} short={t('personShort')} />
      </Button>
      <Button variant="quiet" size="small" icon={<ClearIcon size={18} />} onClick={onClear}>
        <ShortText full={t('clear')} short={t('clearShort')} />
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<SummaryIcon size={18} />}
        disabled={!canEnd}
        busy={ending}
        onClick={onEnd}
      >
        <ShortText full={t('end')} short={t('endShort')} />
      </Button>
    </div>
  );
}
