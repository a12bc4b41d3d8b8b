import { useFormatter, useTranslations } from '@hausgeist/shell-api/slim';
import { Alert, Badge, Button, Dialog, Spinner } from '@hausgeist/ui';
import type { ChatMessageFragment } from '../../gql/graphql';
import { emptyConversation, timelineOf, TimelineEntry } from '../conversation';
import { useEarlier, type EarlierConversation } from './use-earlier';
import styles from './EarlierDialog.module.css';

const READ_ONLY = { onResend: () => undefined };

interface EarlierDialogProps {
  /** Session id of the conversation behind the dialog. */
  currentId: string;
  /** Goes on with an open conversation. */
  onGoOn: (sessionId: string) => void;
  onClose: () => void;
}

interface RowProps {
  conversation: EarlierConversation;
  isCurrent: boolean;
  onOpen: () => void;
}

function Row({ conversation: { opening, node }, isCurrent, onOpen }: RowProps) {
  const t = useTranslations('earlier');
  const format = useFormatter();
  const state = isCurrent ? 'current' : node.status === 'OPEN' ? 'running' : 'ended';
  return (
    <li>
      <button type="button" className={styles.row} disabled={isCurrent} onClick={onOpen}>
        <span className={styles.opening}>{opening || t('files')}</span>
        <span className={styles.facts}>
          <time dateTime={node.startedAt}>
            {format.dateTime(new Date(node.startedAt), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          <Badge>{t(state)}</Badge>
        </span>
      </button>
    </li>
  );
}

function Transcript({ messages }: { messages: readonly ChatMessageFragment[] }) {
  const items = timelineOf({
    ...emptyConversation,
    messages: new Map(messages.map((message) => [message.id, message])),
  });
  return (
    <ol className={styles.transcript}>
      {items.map((item) => (
        <li key={item.key}>
          <TimelineEntry item={item} first actions={READ_ONLY} />
        </li>
      ))}
    </ol>
  );
}

/** One's own conversations of before: the list, and each to read; open ones go on. */
export function EarlierDialog({ currentId, onGoOn, onClose }: EarlierDialogProps) {
  const t = useTranslations('earlier');
  const { phase, conversations, next, opened, readMore, open, toList } = useEarlier();
  const node = opened?.conversation.node;
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        opened && (
          <>
            <Button onClick={toList}>{t('back')}</Button>
            {node?.status === 'OPEN' && (
              <Button variant="primary" onClick={() => onGoOn(node.sessionId)}>
                {t('goOn')}
              </Button>
            )}
          </>
        )
      }
    >
      {opened ? (
        <Transcript messages={opened.messages} />
      ) : (
        <ul className={styles.list}>
          {conversations.map((one) => (
            <Row
              key={one.cursor}
              conversation={one}
              isCurrent={one.node.sessionId === currentId}
              onOpen={() => void open(one)}
            />
          ))}
        </ul>
      )}
      {phase === 'loading' && (
        <p className={styles.state} role="status">
          <Spinner /> {t('loading')}
        </p>
      )}
      {phase === 'failed' && (
        <div className={styles.state}>
          <Alert tone="danger">{t('failed')}</Alert>
          <Button onClick={() => void readMore()}>{t('retry')}</Button>
        </div>
      )}
      {phase === 'ready' && conversations.length === 0 && <p>{t('empty')}</p>}
      {phase === 'ready' && !opened && next && (
        <Button variant="quiet" onClick={() => void readMore()}>
          {t('more')}
        </Button>
      )}
    </Dialog>
  );
}
