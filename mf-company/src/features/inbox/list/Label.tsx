import { classNames } from '@hausgeist/ui';
import type { InboxRow } from '../../inbox-live';
import styles from './Label.module.css';

/** A word of the company's own on a conversation, with its colour. */
export function Label({ label: { name, color } }: { label: InboxRow['labels'][number] }) {
  return (
    <span className={styles.label}>
      <span className={classNames(styles.dot, styles[color])} />
      {name}
    </span>
  );
}
