import { Link, useTranslations } from '@hausgeist/shell-api';
import { useHomeText } from '@hausgeist/staff-kit/end-users';
import { AttachIcon, classNames, VisuallyHidden } from '@hausgeist/ui';
import { memo } from 'react';
import type { InboxRow } from '../../inbox-live';
import { PresenceMark } from '../presence/PresenceLine';
import { Badges } from './Badges';
import { Initials } from './Initials';
import { oneLine } from './one-line';
import styles from './Row.module.css';
import { ShortTime } from './ShortTime';

/** What the tenant wrote last in one line, or what a search has found in two. */
function Preview({ row, found }: Pick<RowProps, 'row' | 'found'>) {
  const t = useTranslations('inbox.row');
  const message = found ?? row.lastTenantMessage;
  if (!message) return <span className={styles.preview}>{t('noMessage')}</span>;
  const text = message.text || t('onlyFiles');
  return (
    <span className={styles.preview}>
      {message.hasAttachments && (
        <>
          <AttachIcon size={14} className={styles.attached} />
          <VisuallyHidden>{t('withFiles')}</VisuallyHidden>
        </>
      )}
      <span className={classNames(styles.text, found ? styles.found : undefined)} dir="auto">
        {message.sender === 'BOT' ? t('assistant', { text: oneLine(text) }) : text}
      </span>
    </span>
  );
}

interface RowProps {
  row: InboxRow;
  /** The message in it that a search has found. */
  found: InboxRow['lastTenantMessage'] | undefined;
  /** Where it is open. */
  to: string;
  isOpen: boolean;
  isSelected: boolean;
  /** Marks it, for what is done with several at once; missing for those who may do nothing so. */
  onToggle: ((id: string) => void) | undefined;
}

function ConversationRow({ row, found, to, isOpen, isSelected, onToggle }: RowProps) {
  const t = useTranslations('inbox.row');
  const work = useTranslations('inbox.work');
  const { endUser, isUnread, assignee } = row;
  const name = `${endUser.firstName} ${endUser.lastName}`;
  const home = useHomeText()(endUser, 'street');
  return (
    <li className={classNames(styles.row, isUnread && styles.unread, isOpen && styles.open)}>
      <Link
        className={styles.link}
        to={to}
        data-conversation={row.id}
        aria-current={isOpen ? 'true' : undefined}
      >
        {isUnread && (
          <span className={styles.dot}>
            <VisuallyHidden>{t('unread')}</VisuallyHidden>
          </span>
        )}
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          <ShortTime at={row.lastActivityAt} />
        </span>
        {home && <span className={styles.home}>{home}</span>}
        <Preview row={row} found={found} />
        <PresenceMark conversationId={row.id} />
        <span className={styles.foot}>
          <Badges row={row} />
          {assignee && <Initials name={assignee.name} label={t('assignedTo', assignee)} />}
        </span>
      </Link>
      {onToggle && (
        <input
          type="checkbox"
          className={styles.box}
          aria-label={work('select', { name })}
          checked={isSelected}
          onChange={() => onToggle(row.id)}
        />
      )}
    </li>
  );
}

/** One conversation of the list. */
export const Row = memo(ConversationRow);
