import { Link, useTranslations } from '@hausgeist/shell-api';
import { useHomeText } from '@hausgeist/staff-kit/end-users';
import {
  ArrowLeftIcon,
  Button,
  classNames,
  IconButton,
  InfoIcon,
  MenuIcon,
  SummaryIcon,
} from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { AbsenceSign } from '../../absences';
import { type CaseRow, casePath } from '../../cases';
import type { InboxRow } from '../../inbox-live';
import { PersonReach } from '../../person-contact';
import { Badges } from '../list/Badges';
import { Actions } from '../work/Actions';
import type { WorkActions } from '../work/use-work-actions';
import styles from './ConversationHeader.module.css';
import type { InsidePart } from './use-inside';

interface ConversationHeaderProps {
  row: InboxRow;
  /** Those that were made from it, as far as the viewer sees them. */
  cases: readonly CaseRow[];
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
export function ConversationHeader({ row, cases, facts, more, ...props }: ConversationHeaderProps) {
  const t = useTranslations('inbox.conversation');
  const work = useTranslations('inbox.work');
  const kind = useTranslations('common.personKind');
  const homeText = useHomeText();
  const { endUser } = row;
  const home = [homeText(endUser, 'street'), kind(endUser.type)].filter(Boolean).join(' · ');
  return (
    <header className={styles.header}>
      <span className={styles.back}>
        <IconButton label={t('back')} icon={<ArrowLeftIcon />} onClick={props.onClose} />
      </span>
      <h2 className={styles.name}>
        {endUser.firstName} {endUser.lastName}
      </h2>
      <PersonReach id={endUser.id} />
      <Toggle of={facts} icon={<InfoIcon size={18} />} className={styles.facts}>
        {t('details')}
      </Toggle>
      <Toggle of={more} icon={<MenuIcon size={18} />} className={styles.more}>
        {work('more')}
      </Toggle>
      <div className={styles.texts}>
        <p className={styles.home}>{home}</p>
        <div className={styles.marks}>
          <Badges row={row} />
          {cases.map(({ id, number, title }) => (
            <Link key={id} className={styles.case} to={casePath(id)} title={title}>
              <SummaryIcon size={14} />
              {t('case', { number })}
            </Link>
          ))}
        </div>
      </div>
      <div className={styles.away}>
        <AbsenceSign memberId={row.assignee?.id} isNamed />
      </div>
      <Actions row={row} work={props.work} more={more} />
    </header>
  );
}
