import type { CategoryName } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api/slim';
import { Badge, Button, PlainText, RetryIcon, VisuallyHidden, WarningIcon } from '@hausgeist/ui';
import { use, useMemo, useState, type ReactNode } from 'react';
import type { ChatMessageFragment } from '../../gql/graphql';
import { Attachments } from '../attachments';
import { CallButtons, Choices, FallbackNote } from '../guidance';
import { LatePart } from '../late-part';
import { canBeRated, type Rate, Rating } from '../rating';
import { firstParagraph } from './answer-detail';
import { AnswerExtra } from './answer-extra';
import { AnswerText } from './AnswerText';
import { MessageBubble, type Author } from './MessageBubble';
import { readableText } from './readable-text';
import { Said } from './Said';
import { textWithoutTopics } from './topics-once';
import { Sources } from './Sources';
import styles from './StoredMessage.module.css';

const AUTHORS = {
  USER: 'user',
  BOT: 'bot',
  PERSON: 'person',
  SYSTEM: 'system',
} as const satisfies Record<ChatMessageFragment['sender'], Author>;

/** No topic that a person in danger has to read. */
const EMERGENCY: CategoryName = 'Notfall';

/** What a message is about, in the reader's language; it is stored in German. */
function Topic({ category }: { category: string }) {
  const t = useTranslations('topics');
  const known = category as CategoryName;
  return t.has(known) ? t(known) : category;
}

/**
 * An answer that asks which topic is meant, without its list of topics and without sources: they stand
 * below as buttons, and once is enough.
 */
function withTopicsOnce(message: ChatMessageFragment): ChatMessageFragment {
  const { guidance, status, text } = message;
  if (guidance?.action !== 'ASK_BACK' || status !== 'COMPLETE') return message;
  const lead = textWithoutTopics(text, guidance.choices);
  return lead === '' ? message : { ...message, text: lead, sources: [] };
}

/** Whether the answer is about a danger. */
const isUrgent = ({ guidance }: ChatMessageFragment) => guidance?.action === 'EMERGENCY';

interface StoredMessageProps {
  message: ChatMessageFragment;
  first: boolean;
  /** Asks for a failed answer again; missing where that is not possible now. */
  onRetry?: (message: ChatMessageFragment) => void;
  /** Sends a choice of the answer; missing where the conversation has gone on. */
  onChoose?: (choice: string, byKeyboard: boolean) => void;
  /** Missing where answers are only read. */
  onRate?: Rate;
}

function Answer({ message }: { message: ChatMessageFragment }) {
  const t = useTranslations();
  const { text, status, sources } = message;
  const [open, onOpenChange] = useState(false);
  const fold = useMemo(() => ({ open, onOpenChange }), [open]);
  if (status === 'GENERATING') {
    // Hidden from screen readers until it is complete: then it is a new element, announced once.
    return (
      <div key="growing" className={styles.growing} aria-hidden="true">
        <AnswerText text={text} sources={sources} fold={fold} growing />
      </div>
    );
  }
  if (text)
    return <AnswerText key="complete" text={readableText(text)} sources={sources} fold={fold} />;
  if (message.isStopped) return <PlainText>…</PlainText>;
  if (status === 'FAILED') return <Said what="processingFailed" />;
  return <PlainText>{t('message.unreadable')}</PlainText>;
}

/**
 * An answer to a danger: what to do first, then the numbers, then the rest. Who smells gas has to read
 * "outside" before a button that calls.
 */
function UrgentAnswer({ message, calls }: { message: ChatMessageFragment; calls: ReactNode }) {
  const t = useTranslations('message');
  const { first, after } = firstParagraph(message.text);
  const lang = message.guidance?.language ?? 'de';
  return (
    <>
      <p className={styles.emergency}>
        <WarningIcon size={22} />
        {t('emergency')}
      </p>
      <div lang={lang}>
        <Answer
          message={{ ...message, text: first, status: after ? 'COMPLETE' : message.status }}
        />
      </div>
      {calls}
      {after && (
        <div lang={lang}>
          <Answer message={{ ...message, text: after }} />
        </div>
      )}
    </>
  );
}

/** An answer with the numbers to call. */
function GuidedAnswer({ message }: { message: ChatMessageFragment }) {
  const { guidance } = message;
  const urgent = isUrgent(message);
  const calls = guidance && <CallButtons calls={guidance.calls} urgent={urgent} />;
  if (urgent) return <UrgentAnswer message={message} calls={calls} />;
  return (
    <>
      <div lang={guidance?.language ?? 'de'}>
        <Answer message={message} />
      </div>
      {calls}
    </>
  );
}

/** A message as the server knows it. */
export function StoredMessage({
  message: stored,
  first,
  onRetry,
  onChoose,
  onRate,
}: StoredMessageProps) {
  const message = useMemo(() => withTopicsOnce(stored), [stored]);
  const t = useTranslations('message');
  const { sender, text, status, isError, category, attachments, sources, guidance } = message;
  const isAnswer = sender === 'BOT';
  const extraOf = use(AnswerExtra);
  const failed = status === 'FAILED' || isError;
  return (
    <MessageBubble
      author={AUTHORS[sender]}
      authorName={message.authorName}
      createdAt={message.createdAt}
      first={first}
      isError={isAnswer && failed}
      urgent={isUrgent(message)}
      footnote={
        <>
          {category && category !== EMERGENCY && !isUrgent(message) && (
            <Badge>
              <VisuallyHidden>{t('category', { category: '' })}</VisuallyHidden>
              <Topic category={category} />
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
          {message.isStopped && <span>{t('stopped')}</span>}
          {onRate && canBeRated(message) && (
            <LatePart fallback={null}>
              <Rating answer={message} onRate={onRate} />
            </LatePart>
          )}
        </>
      }
      extra={
        <>
          <Attachments files={attachments} />
          {guidance?.isFallback && <FallbackNote />}
          {status === 'COMPLETE' && <Sources sources={sources} />}
          {status === 'COMPLETE' && guidance && (
            <Choices choices={guidance.choices} onChoose={onChoose} />
          )}
          {status === 'COMPLETE' && isAnswer && extraOf(message)}
        </>
      }
    >
      {isAnswer ? <GuidedAnswer message={message} /> : text && <PlainText>{text}</PlainText>}
    </MessageBubble>
  );
}
