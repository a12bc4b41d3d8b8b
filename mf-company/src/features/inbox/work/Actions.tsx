import { usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  CheckIcon,
  Button,
  ClockIcon,
  DownloadIcon,
  LockIcon,
  MailIcon,
  PersonIcon,
  RetryIcon,
  SummaryIcon,
  TagIcon,
} from '@hausgeist/ui';
import type { InsidePart } from '../conversation/use-inside';
import type { InboxRow } from '../../inbox-live';
import styles from './Actions.module.css';
import type { WorkActions } from './use-work-actions';

interface ActionsProps {
  row: InboxRow;
  work: WorkActions;
}

/** What can be done with the open conversation; what is rare waits until it is asked for where room is short. */
export function Actions({ row, work, more }: ActionsProps & { more: InsidePart }) {
  const t = useTranslations('inbox.work');
  const mayMakeCase = usePermission('cases.edit');
  const snooze = useTranslations('inbox.snooze');
  const mayArchive = usePermission('conversations.archive');
  return (
    <div
      id={more.id}
      className={styles.actions}
      role="group"
      aria-label={t('actions')}
      data-more={more.isShown}
    >
      <Button
        size="small"
        variant="quiet"
        icon={<PersonIcon size={16} />}
        aria-keyshortcuts="a"
        onClick={() => work.askAssignee([row])}
      >
        {row.assignee?.name ?? t('assign')}
      </Button>
      {mayMakeCase && (
        <Button
          size="small"
          variant="quiet"
          icon={<SummaryIcon size={16} />}
          onClick={() => work.askCase(row)}
        >
          {t('makeCase')}
        </Button>
      )}
      {mayArchive && !row.archivedAt && (
        <Button
          size="small"
          variant="quiet"
          icon={<ClockIcon size={16} />}
          aria-keyshortcuts="b"
          onClick={() => work.askSnooze([row])}
        >
          {snooze('action')}
        </Button>
      )}
      {mayArchive && (
        <Button
          size="small"
          variant="quiet"
          icon={row.archivedAt ? <RetryIcon size={16} /> : <CheckIcon size={16} />}
          aria-keyshortcuts="e"
          busy={work.isArchiving}
          onClick={() => void work.archive([row])}
        >
          {t(row.archivedAt ? 'restore' : 'archive')}
        </Button>
      )}
      <div className={styles.more}>
        <RareActions row={row} work={work} />
      </div>
    </div>
  );
}

function RareActions({ row, work }: ActionsProps) {
  const t = useTranslations('inbox.work');
  const mayExport = usePermission('conversations.export');
  const mayHold = usePermission('users.delete');
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<TagIcon size={16} />}
        onClick={() => work.askLabels([row])}
      >
        {t('labels')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<MailIcon size={16} />}
        aria-keyshortcuts="u"
        onClick={() => work.markUnread(row)}
      >
        {t('unread')}
      </Button>
      {mayExport && (
        <Button
          size="small"
          variant="quiet"
          icon={<DownloadIcon size={16} />}
          onClick={() => work.askExport(row)}
        >
          {t('export')}
        </Button>
      )}
      {mayHold && (
        <Button
          size="small"
          variant="quiet"
          icon={<LockIcon size={16} />}
          onClick={() => work.askHold(row)}
        >
          {t('hold')}
        </Button>
      )}
    </>
  );
}
