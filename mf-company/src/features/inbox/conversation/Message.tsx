import { Link, useFormatter, usePermission, useTranslations } from '@hausgeist/shell-api';
import { useCategoryText } from '@hausgeist/staff-kit';
import {
  Badge,
  classNames,
  HouseMark,
  PersonIcon,
  PlainText,
  VisuallyHidden,
  WarningIcon,
} from '@hausgeist/ui';
import { memo } from 'react';
import type { InboxMessageFragment } from '../gql/graphql';
import { AnswerMarkdown } from './AnswerMarkdown';
import { Attachments } from './Attachments';
import { KeepAnswer } from './KeepAnswer';
import styles from './Message.module.css';

function AnswerText({ message }: { message: InboxMessageFragment }) {
  const t = useTranslations('inbox.conversation');
  const { text, sources, status, isStopped, guidance } = message;
  if (status === 'GENERATING') return <p className={styles.quiet}>{t('writing')}</p>;
  if (!text && isStopped) return <PlainText>…</PlainText>;
  if (!text) return <p className={styles.quiet}>{t('answerFailed')}</p>;
  return (
    <div lang={guidance?.language ?? 'de'}>
      <AnswerMarkdown text={text} sources={sources} />
    </div>
  );
}

/** Where the use case of a source is read and corrected. */
const pathOfUseCase = (title: string) =>
  `/company/dashboard/knowledge?${new URLSearchParams({ tab: 'use-cases', search: title }).toString()}`;

/** What an answer rests on, with the way there: where one is wrong, that is what has to be corrected. */
function Sources({ sources }: Pick<InboxMessageFragment, 'sources'>) {
  const t = useTranslations('inbox.conversation');
  const maySee = usePermission('settings.view');
  if (sources.length === 0) return null;
  return (
    <ul className={styles.sources}>
      {sources.map(({ index, title }, place) => (
        <li key={index}>
          <span className={styles.index}>[{place + 1}]</span>{' '}
          {maySee ? (
            <Link to={pathOfUseCase(title)}>{t('source', { title })}</Link>
          ) : (
            t('source', { title })
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the tenant thinks of an answer. */
function Rating({ rating }: Pick<InboxMessageFragment, 'rating'>) {
  const t = useTranslations('inbox.conversation.rating');
  if (!rating) return null;
  const { value, reason, comment } = rating;
  return (
    <p className={styles.rating}>
      <Badge tone={value === 'HELPFUL' ? 'success' : 'danger'}>{t(value)}</Badge>
      {reason && <span>{t(reason)}</span>}
      {comment && <q>{comment}</q>}
    </p>
  );
}

const SIDES = {
  USER: styles.tenant,
  BOT: styles.answer,
  PERSON: styles.answer,
  SYSTEM: styles.system,
} as const;

interface MessageProps {
  message: InboxMessageFragment;
  /** What the tenant wrote before. */
  question: string;
}

/** One message: the tenant's on the left, answers on the right. */
export const Message = memo(function Message({ message, question }: MessageProps) {
  const t = useTranslations('inbox.conversation');
  const format = useFormatter();
  const categoryText = useCategoryText();
  const { sender, text, isError, status, category, createdAt, attachments, guidance } = message;
  const isAnswer = sender === 'BOT';
  const isUrgent = guidance?.action === 'EMERGENCY';
  const failed = isAnswer && (isError || status === 'FAILED');
  return (
    <div className={classNames(styles.message, SIDES[sender])}>
      {(isAnswer || text) && (
        <div
          className={classNames(styles.bubble, failed && styles.failed, isUrgent && styles.urgent)}
        >
          {sender === 'SYSTEM' && <VisuallyHidden>{t('system')}: </VisuallyHidden>}
          {isUrgent && (
            <p className={styles.danger}>
              <WarningIcon size={16} />
              {t('danger')}
            </p>
          )}
          {isAnswer ? <AnswerText message={message} /> : <PlainText>{text}</PlainText>}
        </div>
      )}
      <Attachments files={attachments} />
      {isAnswer && <Sources sources={message.sources} />}
      <Rating rating={message.rating} />
      <div className={styles.meta}>
        {isAnswer && (
          <span className={styles.author}>
            <HouseMark size={14} />
            {t('assistant')}
          </span>
        )}
        {sender === 'PERSON' && message.authorName && (
          <span className={styles.author}>
            <PersonIcon size={14} />
            {message.authorName}
          </span>
        )}
        {sender === 'PERSON' && <KeepAnswer message={message} question={question} />}
        {message.isStopped && <Badge>{t('stopped')}</Badge>}
        {category && <Badge>{categoryText(category)}</Badge>}
        <time dateTime={createdAt}>
          {format.dateTime(new Date(createdAt), { timeStyle: 'short' })}
        </time>
      </div>
    </div>
  );
});
