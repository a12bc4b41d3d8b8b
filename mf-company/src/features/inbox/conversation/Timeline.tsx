import { useTranslations } from '@hausgeist/shell-api';
import { Button, InlineError } from '@hausgeist/ui';
import { useMemo } from 'react';
import type { InboxConversationQuery } from '../gql/graphql';
import { toTimeline, type TimelineItem } from '../timeline';
import type { OpenConversation } from '../use-conversation';
import { ActivityLine } from './ActivityLine';
import { DayLine } from './DayLine';
import { Message } from './Message';
import { NoteCard } from './NoteCard';
import styles from './Timeline.module.css';
import { useEnd } from './use-end';

function Entry({ item, question }: { item: TimelineItem; question: string }) {
  switch (item.kind) {
    case 'message':
      return <Message message={item.message} question={question} />;
    case 'note':
      return <NoteCard note={item.note} />;
    case 'activity':
      return <ActivityLine activity={item.activity} />;
  }
}

/** What the tenant wrote last before an entry. */
function questionBefore(items: readonly TimelineItem[], index: number): string {
  const asked = items
    .slice(0, index)
    .findLast((item) => item.kind === 'message' && item.message.sender === 'USER');
  return asked?.kind === 'message' ? asked.message.text : '';
}

function Earlier({ earlier }: Pick<OpenConversation, 'earlier'>) {
  const t = useTranslations('inbox.conversation');
  return (
    <div className={styles.earlier}>
      {earlier.state === 'failed' && <InlineError>{t('earlierFailed')}</InlineError>}
      <Button
        size="small"
        variant="quiet"
        busy={earlier.state === 'loading'}
        onClick={earlier.load}
      >
        {t(earlier.state === 'loading' ? 'earlierLoading' : 'earlier')}
      </Button>
    </div>
  );
}

interface TimelineProps {
  conversation: OpenConversation;
  details: InboxConversationQuery['inboxConversation'];
}

/** What was said, noted and done, in the order of time. */
export function Timeline({ conversation, details }: TimelineProps) {
  const t = useTranslations('inbox.conversation');
  const { messages, hasEarlier, earlier } = conversation;
  const items = useMemo(
    () => toTimeline(messages, details, hasEarlier),
    [messages, details, hasEarlier],
  );
  const { log, content } = useEnd();
  return (
    <div ref={log} className={styles.log} role="log" aria-label={t('log')}>
      <div ref={content}>
        {hasEarlier && <Earlier earlier={earlier} />}
        <ol className={styles.items}>
          {items.map((item, index) => (
            <li key={item.key} className={styles.item}>
              <DayLine at={item.at} before={items[index - 1]?.at} />
              <Entry item={item} question={questionBefore(items, index)} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
