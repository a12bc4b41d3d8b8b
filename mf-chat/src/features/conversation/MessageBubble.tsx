import { useFormatter, useTranslations } from '@hausgeist/shell-api/slim';
import { classNames, HouseMark, InfoIcon, PersonIcon, VisuallyHidden } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import styles from './MessageBubble.module.css';

/** The author of the message. */
export type Author = 'user' | 'bot' | 'person' | 'system';

interface MessageBubbleProps {
  author: Author;
  /** What a person of the company is called. */
  authorName?: string | null | undefined;
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

/** The frame of every message: mine on the right, the assistant's and other persons' grey, the product's own blue. */
export function MessageBubble({
  author,
  authorName,
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
  const person = authorName ?? t('person');
  const name = { user: t('you'), bot: t('bot'), person, system: t('system') }[author];
  return (
    <div className={classNames(styles.row, styles[author], first && styles.first)}>
      {author === 'bot' && (
        <span className={styles.avatar}>{first && <HouseMark size={20} />}</span>
      )}
      {author === 'person' && (
        <span className={styles.avatar}>{first && <PersonIcon size={18} />}</span>
      )}
      <div className={styles.column}>
        {author === 'person' && first && (
          <span className={styles.name} aria-hidden="true">
            {person}
          </span>
        )}
        {children ? (
          <div
            className={classNames(styles.bubble, isError && styles.error, urgent && styles.urgent)}
          >
            {author === 'system' && <InfoIcon size={18} className={styles.info} />}
            <div className={styles.content}>
              <VisuallyHidden>{name}: </VisuallyHidden>
              {children}
            </div>
          </div>
        ) : (
          <VisuallyHidden>{name}: </VisuallyHidden>
        )}
        {extra}
        <div className={styles.meta}>
          {footnote}
          <time dateTime={createdAt}>
            {format.dateTime(new Date(createdAt), { timeStyle: 'short' })}
          </time>
        </div>
      </div>
    </div>
  );
}
