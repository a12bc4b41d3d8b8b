import { useTranslations } from '@hausgeist/shell-api/slim';
import { ArrowDownIcon, classNames } from '@hausgeist/ui';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { daysBetween, isToday } from './days';
import { DayDivider } from './DayDivider';
import { EmergencyAlert } from './EmergencyAlert';
import type { Author } from './MessageBubble';
import { TimelineEntry, type MessageActions } from './TimelineEntry';
import { emergencyAnswer, openAnswer, type TimelineItem } from './timeline';
import { TypingIndicator } from './TypingIndicator';
import { useStickToEnd } from './use-stick-to-end';
import styles from './MessageLog.module.css';

interface MessageLogProps {
  /** Stands above the first message. */
  intro: ReactNode;
  items: readonly TimelineItem[];
  /** An answer is awaited and nothing of it is there. */
  typing: boolean;
  /** The member of the company who is writing. */
  writer?: string | undefined;
  /** An answer is growing: screen readers wait for its end. */
  streaming: boolean;
  /** An answer takes longer than it should. */
  slow: boolean;
  /** The choices of the newest answer can be sent now. */
  canChoose: boolean;
  actions: MessageActions;
}

/** An answer that is older when the list appears was told before. */
const NEWS_MS = 60_000;

function authorOf(item: TimelineItem): Author {
  switch (item.kind) {
    case 'stored':
      return ({ USER: 'user', BOT: 'bot', PERSON: 'person', SYSTEM: 'system' } as const)[
        item.message.sender
      ];
    case 'outgoing':
      return 'user';
    case 'local':
      return item.message.content.by;
  }
}

function isNewDay(item: TimelineItem, previous: TimelineItem | undefined): boolean {
  const time = new Date(item.createdAt);
  return previous ? daysBetween(new Date(previous.createdAt), time) !== 0 : !isToday(time);
}

function MessageList({
  intro,
  items,
  typing,
  writer,
  streaming,
  slow,
  canChoose,
  actions,
}: MessageLogProps) {
  const t = useTranslations('log');
  const { scroller, content, atEnd, toEnd, holdAtTop, keepInView } = useStickToEnd();
  const list = useRef<HTMLOListElement>(null);
  const [since] = useState(() => Date.now() - NEWS_MS);
  const [seen, setSeen] = useState(0);
  const last = items.at(-1);
  // Written here; messages from another tab do not move this one.
  const isMine = last !== undefined && last.kind !== 'stored' && authorOf(last) === 'user';
  const isQuestion = last?.kind === 'outgoing';
  const count = items.length;
  const open = canChoose ? openAnswer(items) : undefined;
  const newest = emergencyAnswer(items);
  const danger = newest && Date.parse(newest.createdAt) > since ? newest : undefined;

  if (atEnd && seen !== count) setSeen(count);
  useEffect(() => {
    // Users want to see what they have just written; an answer is read from its beginning.
    if (count === 0 || !isMine) return;
    if (isQuestion) holdAtTop(list.current?.lastElementChild ?? null);
    else toEnd();
  }, [count, isMine, isQuestion, toEnd, holdAtTop]);

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be within reach of a keyboard, before any script as well.
        tabIndex={0}
        className={styles.scroller}
        role="log"
        aria-label={t('label')}
        aria-live="polite"
        aria-relevant="additions"
        aria-busy={streaming}
      >
        <div ref={content} className={styles.content}>
          {intro}
          <ol ref={list} className={styles.list}>
            {items.map((item, index) => {
              const previous = items[index - 1];
              const newDay = isNewDay(item, previous);
              const first = newDay || !previous || authorOf(previous) !== authorOf(item);
              return (
                <li key={item.key} ref={item === danger ? keepInView : undefined}>
                  {newDay && <DayDivider time={item.createdAt} />}
                  <TimelineEntry
                    item={item}
                    first={first}
                    open={open !== undefined && item.message === open}
                    actions={actions}
                  />
                </li>
              );
            })}
          </ol>
          {(typing || writer) && <TypingIndicator name={writer} />}
          {slow && <p className={styles.slow}>{t('slow')}</p>}
        </div>
      </div>
      {danger?.kind === 'stored' && <EmergencyAlert key={danger.key} answer={danger.message} />}
      {!atEnd && (
        <button
          type="button"
          className={classNames(styles.toEnd, count > seen && styles.withNews)}
          aria-label={count > seen ? undefined : t('toEnd')}
          onClick={toEnd}
        >
          {count > seen && <span className={styles.news}>{t('newMessage')}</span>}
          <ArrowDownIcon size={18} />
        </button>
      )}
    </div>
  );
}

/**
 * The messages; new ones are announced, and followed as long as the reader is at the end. Not
 * rendered anew while the user types.
 */
export const MessageLog = memo(MessageList);
