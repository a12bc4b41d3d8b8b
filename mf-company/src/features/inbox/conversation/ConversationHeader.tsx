import { useTranslations } from '@hausgeist/shell-api';
import { ArrowLeftIcon, Button, IconButton, InfoIcon } from '@hausgeist/ui';
import type { InboxRow } from '../../inbox-live';
import { Badges } from '../list/Badges';
import { Actions } from '../work/Actions';
import type { WorkActions } from '../work/use-work-actions';
import styles from './ConversationHeader.module.css';

interface ConversationHeaderProps {
  row: InboxRow;
  work: WorkActions;
  /** What is known about the conversation, where it is not shown all the time. */
  facts: { id: string; isShown: boolean; toggle: () => void };
  onClose: () => void;
}

/** Who the conversation is with, and what can be done with it. */
export function ConversationHeader({ row, work, facts, onClose }: ConversationHeaderProps) {
  const t = useTranslations('inbox.conversation');
  const kind = useTranslations('common.personKind');
  const { firstName, lastName, address, apartmentNumber, type } = row.endUser;
  const home = [address, apartmentNumber, kind(type)].filter(Boolean).join(' · ');
  return (
    <header className={styles.header}>
      <span className={styles.back}>
        <IconButton label={t('back')} icon={<ArrowLeftIcon />} onClick={onClose} />
      </span>
      <h2 className={styles.name}>
        {firstName} {lastName}
      </h2>
      <Button
        className={styles.toggle}
        variant="quiet"
        size="small"
        icon={<InfoIcon size={18} />}
        aria-expanded={facts.isShown}
        aria-controls={facts.id}
        onClick={facts.toggle}
      >
        {t('details')}
      </Button>
      <div className={styles.texts}>
        <p className={styles.home}>{home}</p>
        <Badges row={row} />
      </div>
      <Actions row={row} work={work} />
    </header>
  );
}
