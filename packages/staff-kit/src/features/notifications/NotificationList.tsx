import { Link, useSession, useTranslations } from '@hausgeist/shell-api';
import {
  Alert,
  BellIcon,
  Button,
  buttonClassName,
  Checkbox,
  classNames,
  EmptyState,
  Skeleton,
  VisuallyHidden,
} from '@hausgeist/ui';
import { useState } from 'react';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationsReadDocument,
  type NotificationRowFragment,
} from '../../gql/graphql';
import { ListFrame } from '../../ui/ListFrame';
import { useAction } from '../../requests/use-action';
import { DateText } from '../../ui/DateText';
import styles from './NotificationList.module.css';
import { useUnreadCount } from './NotificationsLive';
import { useNotificationList } from './use-notification-list';
import { useNotificationText } from './use-notification-text';

const SHAPES = ['a', 'b', 'c', 'd', 'e'];

/** What the viewer was told: each entry leads to what it is about, and is read by that. */
export function NotificationList() {
  const t = useTranslations('notificationList');
  const frame = useTranslations('notifications');
  const [isUnread, setIsUnread] = useState(false);
  const unreadCount = useUnreadCount();
  const list = useNotificationList(isUnread);
  const { rows } = list;
  const failed = t('markFailed');
  const one = useAction(MarkNotificationsReadDocument, { failed, isToasted: true });
  const all = useAction(MarkAllNotificationsReadDocument, { failed, isToasted: true });
  const [newest] = rows;
  return (
    <>
      <div className={styles.bar}>
        <Checkbox
          label={t('unreadOnly')}
          checked={isUnread}
          onChange={({ target }) => setIsUnread(target.checked)}
        />
        <Button
          size="small"
          busy={all.isBusy}
          disabled={unreadCount === 0 || !newest}
          onClick={() => {
            if (newest) void all.run({ input: { until: newest.createdAt } });
          }}
        >
          {t('markAll')}
        </Button>
      </div>
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        {list.isLoading && (
          <ul className={styles.list} aria-label={frame('title')} aria-busy="true">
            {SHAPES.map((shape) => (
              <li key={shape} className={styles.entry}>
                <span className={styles.dot} aria-hidden="true" />
                <Skeleton className={styles.shape} />
              </li>
            ))}
          </ul>
        )}
        {list.data && rows.length === 0 && (
          <EmptyState
            icon={<BellIcon size={28} />}
            title={t(isUnread ? 'nothingUnread' : 'nothing')}
            action={
              isUnread ? (
                <Button onClick={() => setIsUnread(false)}>{t('showAll')}</Button>
              ) : (
                <Link className={buttonClassName()} to="?tab=settings">
                  {t('choose')}
                </Link>
              )
            }
          >
            {t('nothingText')}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ul className={styles.list} aria-busy={list.isBusy}>
            {rows.map((row) => (
              <Entry
                key={row.id}
                row={row}
                onOpen={() => {
                  if (!row.readAt) void one.run({ input: { ids: [row.id] } });
                }}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      {list.hasFailed && <Alert tone="danger">{t('loadFailed')}</Alert>}
      {list.hasMore && (
        <Button busy={list.isLoadingMore} onClick={list.loadMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Entry({ row, onOpen }: { row: NotificationRowFragment; onOpen: () => void }) {
  const t = useTranslations('notificationList');
  const textOf = useNotificationText();
  const { viewer } = useSession();
  const { kind, readAt, path, subject, companyName, createdAt } = row;
  // Members of a company are told of that one alone.
  const about = [subject, viewer?.companyUser ? null : companyName].filter(Boolean).join(' · ');
  return (
    <li>
      <Link
        className={classNames(styles.entry, kind === 'EMERGENCY' && styles.urgent)}
        data-unread={!readAt}
        to={path}
        onClick={onOpen}
      >
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.texts}>
          <span className={styles.text}>
            {!readAt && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
            {textOf(row)}
          </span>
          {about && <span className={styles.about}>{about}</span>}
        </span>
        <span className={styles.time}>
          <DateText at={createdAt} withTime />
        </span>
      </Link>
    </li>
  );
}
