import { useTranslations } from '@hausgeist/shell-api';
import { Badge, Button, RetryIcon, VisuallyHidden } from '@hausgeist/ui';
import type { ChatMessageFragment } from '../../gql/graphql';
import { AttachmentList } from '../attachments';
import { AnswerText } from './AnswerText';
import { MessageBubble, type Author } from './MessageBubble';
import { PlainText } from './PlainText';
import { Sources } from './Sources';
import styles from './StoredMessage.module.css';

const AUTHORS = { USER: 'user', BOT: 'bot', SYSTEM: 'system' } as const satisfies Record<
  ChatMessageFragment['sender'],
  Author
>;

interface StoredMessageProps {
  message: ChatMessageFragment;
  first: boolean;
  /** Asks for a failed answer again; missing where that is not possible now. */
  onRetry?: (message: ChatMessageFragment) => void;
}

function Answer({ message }: { message: ChatMessageFragment }) {
  const t = useTranslations();
  const { text, status, sources } = message;
  if (status === 'GENERATING') {
    // Hidden from screen readers until it is complete: then it is a new element, announced once.
    return (
      <div key="growing" className={styles.growing} aria-hidden="true">
        <AnswerText text={text} sources={sources} growing />
      </div>
    );
  }
  if (text) return <AnswerText key="complete" text={text} sources={sources} />;
  if (status === 'FAILED') return <PlainText>{t('assistant.processingFailed')}</PlainText>;
  return <PlainText>{t('message.unreadable')}</PlainText>;
}

/** A message as the server knows it. */
export function StoredMessage({ message, first, onRetry }: StoredMessageProps) {
  const t = useTranslations('message');
  const { sender, text, status, isError, category, attachments, sources, createdAt } = message;
  const isAnswer = sender === 'BOT';
  const failed = status === 'FAILED' || isError;
  return (
    <MessageBubble
      author={AUTHORS[sender]}
      createdAt={createdAt}
      first={first}
      isError={isAnswer && failed}
      footnote={
        <>
          {category && (
            <Badge>
              <VisuallyHidden>{t('category', { category: '' })}</VisuallyHidden>
              {category}
            </Badge>
          )}
          {status === 'FAILED' && onRetry && (
            <Button
              variant="quiet"
              size="small"
              icon={<RetryIcon size={16} />}
              onClick={() => onRetry(message)}
            >
              {t('retry')}
            </Button>
          )}
        </>
      }
      extra={
        <>
          <AttachmentList files={attachments} />
          {status === 'COMPLETE' && <Sources sources={sources} />}
        </>
      }
    >
      {isAnswer ? (
        <div lang="de">
          <Answer message={message} />
        </div>
      ) : (
        text && <PlainText>{text}</PlainText>
      )}
    </MessageBubble>
  );
}
