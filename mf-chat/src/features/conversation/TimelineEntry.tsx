import { useTranslations } from '@hausgeist/shell-api/slim';
import { PlainText } from '@hausgeist/ui';
import { memo } from 'react';
import type { ChatMessageFragment } from '../../gql/graphql';
import { MessageBoundary } from '../late-part';
import type { Rate } from '../rating';
import { LocalBubble } from './LocalBubble';
import type { OutgoingMessage } from './local-content';
import { MessageBubble } from './MessageBubble';
import { OutgoingBubble } from './OutgoingBubble';
import { StoredMessage } from './StoredMessage';
import type { TimelineItem } from './timeline';

/** What can be done with messages; nothing where they are only read. The object stays the same as long as that does. */
export interface MessageActions {
  /** Missing where an answer cannot be asked for now. */
  onRetry?: (answer: ChatMessageFragment) => void;
  onResend: (message: OutgoingMessage) => void;
  /** Sends a choice that an answer offers. */
  onChoose?: (choice: string, byKeyboard: boolean) => void;
  /** Says whether an answer helped. */
  onRate?: Rate;
}

interface TimelineEntryProps {
  item: TimelineItem;
  first: boolean;
  /** Its choices can be sent. */
  open?: boolean;
  actions: MessageActions;
}

function Entry({ item, first, open = false, actions }: TimelineEntryProps) {
  switch (item.kind) {
    case 'stored':
      return (
        <StoredMessage
          message={item.message}
          first={first}
          onRetry={actions.onRetry}
          onChoose={open ? actions.onChoose : undefined}
          onRate={actions.onRate}
        />
      );
    case 'outgoing':
      return <OutgoingBubble message={item.message} first={first} onResend={actions.onResend} />;
    case 'local':
      return <LocalBubble message={item.message} first={first} />;
  }
}

/** One entry of the list. Rendered anew only when its message changes, not with every other one. */
export const TimelineEntry = memo(
  function TimelineEntry(props: TimelineEntryProps) {
    const t = useTranslations('message');
    const broken = (
      <MessageBubble author="bot" createdAt={props.item.createdAt} first={props.first} isError>
        <PlainText>{t('broken')}</PlainText>
      </MessageBubble>
    );
    return (
      <MessageBoundary fallback={broken}>
        <Entry {...props} />
      </MessageBoundary>
    );
  },
  (before, after) =>
    before.item.message === after.item.message &&
    before.first === after.first &&
    before.open === after.open &&
    before.actions === after.actions,
);
