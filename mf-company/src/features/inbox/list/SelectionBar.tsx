import { usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  CheckIcon,
  Button,
  ClockIcon,
  CloseIcon,
  IconButton,
  MailIcon,
  MessagesIcon,
  PersonIcon,
  TagIcon,
} from '@hausgeist/ui';
import type { InboxRow } from '../../inbox-live';
import { useMarkAll } from '../work/use-read-state';
import type { WorkActions } from '../work/use-work-actions';
import styles from './SelectionBar.module.css';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  /** The marked ones that are in the list. */
  rows: readonly InboxRow[];
  /** All of the list that are loaded. */
  all: readonly InboxRow[];
  selection: Selection;
  work: WorkActions;
}

/** What can be done with the marked conversations. */
export function SelectionBar({ rows, all, selection, work }: SelectionBarProps) {
  const t = useTranslations('inbox.work');
  const snooze = useTranslations('inbox.snooze');
  const many = useTranslations('inbox.many');
  const mayReply = usePermission('conversations.reply');
  const isRestored = rows.every(({ archivedAt }) => archivedAt !== null);
  const isUnread = rows.some((row) => row.isUnread);
  const markAll = useMarkAll();
  async function archive(): Promise<void> {
    const done = await work.archive(rows);
    if (done.length > 0) selection.clear();
  }
  return (
    <div className={styles.bar} role="group" aria-label={t('actions')}>
      <span className={styles.count}>{t('selected', { count: rows.length })}</span>
      <div className={styles.icons}>
        {mayReply && (
          <IconButton
            label={many('open')}
            icon={<MessagesIcon size={18} />}
            onClick={() => work.askReplies(rows)}
          />
        )}
        <IconButton
          label={t('assign')}
          icon={<PersonIcon size={18} />}
          onClick={() => work.askAssignee(rows)}
        />
        <IconButton
          label={t('labels')}
          icon={<TagIcon size={18} />}
          onClick={() => work.askLabels(rows)}
        />
        <IconButton
          label={t(isUnread ? 'read' : 'unread')}
          icon={<MailIcon size={18} />}
          onClick={() => void markAll(rows, isUnread)}
        />
        <IconButton
          label={t('clearSelection')}
          icon={<CloseIcon size={18} />}
          onClick={selection.clear}
        />
      </div>
      <Button
        size="small"
        icon={<CheckIcon size={16} />}
        busy={work.isArchiving}
        onClick={() => void archive()}
      >
        {t(isRestored ? 'restore' : 'archive')}
      </Button>
      {!isRestored && (
        <Button size="small" icon={<ClockIcon size={16} />} onClick={() => work.askSnooze(rows)}>
          {snooze('action')}
        </Button>
      )}
      {rows.length < all.length && (
        <Button
          size="small"
          variant="quiet"
          aria-label={many('selectAll', { count: all.length })}
          onClick={() => selection.choose(all.map(({ id }) => id))}
        >
          {many('all', { count: all.length })}
        </Button>
      )}
    </div>
  );
}
