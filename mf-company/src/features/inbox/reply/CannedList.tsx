import { Link, usePermission, useTranslations } from '@hausgeist/shell-api';
import { classNames } from '@hausgeist/ui';
import { DASHBOARD } from '../../dashboard';
import type { CannedReply } from './canned';
import styles from './CannedList.module.css';

interface CannedListProps {
  id: string;
  replies: readonly CannedReply[];
  /** The one that Enter takes. */
  current: number;
  /** Whether the company has any at all, undefined until that is known. */
  hasAny: boolean | undefined;
  isFailed: boolean;
  onTake: (index: number) => void;
}

/** What is said where nothing can be chosen. */
function Nothing({ hasAny, isFailed }: Pick<CannedListProps, 'hasAny' | 'isFailed'>) {
  const t = useTranslations('inbox.reply.canned');
  const mayEdit = usePermission('settings.edit');
  if (isFailed) return <p className={styles.note}>{t('loadFailed')}</p>;
  if (hasAny === undefined) return null;
  return (
    <p className={styles.note}>
      {t(hasAny ? 'noMatch' : 'none')}{' '}
      {mayEdit && <Link to={`${DASHBOARD}/settings?tab=replies`}>{t('add')}</Link>}
    </p>
  );
}

const show = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The canned replies that fit what is typed, above the reply. */
export function CannedList({ id, replies, current, onTake, ...state }: CannedListProps) {
  const t = useTranslations('inbox.reply.canned');
  if (replies.length === 0) {
    return (
      <div className={styles.offer} role="status">
        <Nothing {...state} />
      </div>
    );
  }
  return (
    <div id={id} role="listbox" aria-label={t('open')} className={styles.offer}>
      {replies.map((reply, index) => (
        // The keyboard's way to an option is the text.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={reply.id}
          ref={index === current ? show : undefined}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          className={classNames(styles.option, index === current && styles.active)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
        >
          <span className={styles.title}>{reply.title}</span>
          <span className={styles.text}>{reply.text}</span>
        </div>
      ))}
    </div>
  );
}
