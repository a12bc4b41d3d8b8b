import { useTranslations } from '@hausgeist/shell-api/slim';
import { Button, ErrorIcon, PlainText, RetryIcon } from '@hausgeist/ui';
import { Attachments, purposeOf } from '../attachments';
import type { OutgoingMessage } from './local-content';
import { MessageBubble } from './MessageBubble';
import styles from './OutgoingBubble.module.css';

interface OutgoingBubbleProps {
  message: OutgoingMessage;
  first: boolean;
  onResend: (message: OutgoingMessage) => void;
}

const describeFile = (file: File) => ({
  id: `${file.name} ${file.size} ${file.lastModified}`,
  originalName: file.name,
  fileSize: file.size,
  mimeType: file.type,
  file,
  purpose: purposeOf(file.name) ?? null,
});

function State({ message }: Pick<OutgoingBubbleProps, 'message'>) {
  const t = useTranslations('message');
  const error = useTranslations('errors');
  switch (message.status) {
    case 'uploading':
      return t('uploading', { percent: Math.round(message.progress * 100) });
    case 'sending':
      return t('sending');
    case 'waiting':
      return (
        <>
          <span role="alert" className={styles.problem}>
            {error('send', { detail: error('network') })}
          </span>
          . {t('waits')}
        </>
      );
    case 'failed':
      return (
        <span className={styles.failed}>
          <ErrorIcon size={14} />
          {t('notSent')}
        </span>
      );
  }
}

/** A message of mine that the server does not have yet. */
export function OutgoingBubble({ message, first, onResend }: OutgoingBubbleProps) {
  const t = useTranslations('message');
  return (
    <MessageBubble
      author="user"
      createdAt={message.createdAt}
      first={first}
      footnote={
        <>
          <span className={styles.state}>
            <State message={message} />
          </span>
          {(message.status === 'failed' || message.status === 'waiting') && (
            <Button
              variant="quiet"
              size="small"
              icon={<RetryIcon size={16} />}
              onClick={() => onResend(message)}
            >
              {t('retry')}
            </Button>
          )}
        </>
      }
      extra={<Attachments files={message.files.map(describeFile)} />}
    >
      {message.text && <PlainText>{message.text}</PlainText>}
    </MessageBubble>
  );
}
