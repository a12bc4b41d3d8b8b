import { useTranslations } from '@hausgeist/shell-api';
import { ArrowLeftIcon, Button, classNames, IconButton, InfoIcon, MenuIcon } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { InboxRow } from '../../inbox-live';
import { Badges } from '../list/Badges';
import { Actions } from '../work/Actions';
import type { WorkActions } from '../work/use-work-actions';
import styles from './ConversationHeader.module.css';
import type { InsidePart } from './use-inside';

interface ConversationHeaderProps {
  row: InboxRow;
  work: WorkActions;
  /** What is known about the conversation, where it is not shown all the time. */
  facts: InsidePart;
  /** What is rarely done with it, where there is no room for all. */
  more: InsidePart;
  onClose: () => void;
}

interface ToggleProps {
  of: InsidePart;
  icon: ReactNode;
  className: string | undefined;
  children: ReactNode;
}

/** Opens and closes a part of the conversation. */
function Toggle({ of: { id, isShown, toggle }, icon, className, children }: ToggleProps) {
  return (
    <Button
      className={classNames(styles.toggle, className)}
      variant="quiet"
      size="small"
      icon={icon}
      aria-expanded={isShown}
      aria-controls={id}
      onClick={toggle}
    >
      {children}
    </Button>
  );
}

/** Who the conversation is with, and what can be done with it. */
export function ConversationHeader({
  row,
  work: actions,
  facts,
  more,
  onClose,
}: ConversationHeaderProps) {
  const t = useTranslations('inbox.conversation');
  const work = useTranslations('inbox.work');
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
      <Toggle of={facts} icon={<InfoIcon size={18} />} className={styles.facts}>
        {t('details')}
      </Toggle>
      <Toggle of={more} icon={<MenuIcon size={18} />} className={styles.more}>
        {work('more')}
      </Toggle>
      <div className={styles.texts}>
        <p className={styles.home}>{home}</p>
        <Badges row={row} />
      </div>
      <Actions row={row} work={actions} more={more} />
    </header>
  );
}
