import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { classNames, HouseMark, InfoIcon, VisuallyHidden } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import styles from './MessageBubble.module.css';

/** The author of the message. */
export type Author = 'user' | 'bot' | 'system';

interface MessageBubbleProps {
  author: Author;
  /** ISO time. */
  createdAt: string;
  /** First of several in a row by the same author. */
  first: boolean;
  isError?: boolean;
  /** A person may be in danger. */
  urgent?: boolean;
  /** Nothing where files came without a word. */
  children: ReactNode;
  /** Stands beside the time: state, category, actions. */
  footnote?: ReactNode;
  /** Stands below the bubble: files, sources. */
  extra?: ReactNode;
}

/** The frame of every message: mine on the right, the assistant's grey, the product's own blue. */
export function MessageBubble({
  author,
  createdAt,
  first,
  isError = false,
  urgent = false,
  children,
  footnote,
  extra,
}: MessageBubbleProps) {
  const t = useTranslations('log');
  const format = useFormatter();
  const authorName = { user: t('you'), bot: t('bot'), system: t('system') }[author];
  return (
    <div className={classNames(styles.row, styles[author], first && styles.first)}>
      {author === 'bot' && (
        <span className={styles.avatar}>{first && <HouseMark size={20} />}</span>
      )}
      <div className={styles.column}>
        {children ? (
          <div
            className={classNames(styles.bubble, isError && styles.error, urgent && styles.urgent)}
          >
            {author === 'system' && <InfoIcon size={18} className={styles.info} />}
            <div className={styles.content}>
              <VisuallyHidden>{authorName}: </VisuallyHidden>
              {children}
            </div>
          </div>
        ) : (
          <VisuallyHidden>{authorName}: </VisuallyHidden>
        )}
        {extra}
        <div className={styles.meta}>
          {footnote}
          <time dateTime={createdAt}>
            {format.dateTime(new Date(createdAt), { hour: '2-digit', minute: '2-digit' })}
          </time>
        </div>
      </div>
    </div>
  );
}
