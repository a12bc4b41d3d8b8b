import {
  useFormatter,
  useMutation,
  useQuery,
  useReconnected,
  useTranslations,
} from '@hausgeist/shell-api/slim';
import { Button, InfoIcon } from '@hausgeist/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  ChatCaseCardFragmentDoc,
  ChatNewsDocument,
  ChatNoticeCardFragmentDoc,
  ChatReplyCardFragmentDoc,
  DismissChatNoticeDocument,
  NoteChatNoticesDocument,
  type ChatNoticeCardFragment,
} from '../../gql/graphql';
import { AnswerText } from '../conversation';
import { CaseCard } from './CaseCard';
import styles from './CompanyNews.module.css';
import { ReplyCard } from './ReplyCard';

/** What the company has sent meanwhile is looked for after this. */
const POLL_MS = 300_000;
const NO_SOURCES = [] as const;

interface NoticeCardProps {
  notice: ChatNoticeCardFragment;
  isBusy: boolean;
  onOpen: () => void;
  onDismiss: () => void;
}

function NoticeCard({ notice, isBusy, onOpen, onDismiss }: NoticeCardProps) {
  const t = useTranslations('news');
  const format = useFormatter();
  const { companyName, subject, text, sentAt } = notice;
  return (
    <details
      className={styles.card}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary className={styles.summary}>
        <InfoIcon size={18} />
        <strong dir="auto">{subject}</strong>
      </summary>
      <p className={styles.from}>
        {companyName},{' '}
        <time dateTime={sentAt}>{format.dateTime(new Date(sentAt), { dateStyle: 'medium' })}</time>
      </p>
      <div className={styles.text} dir="auto">
        <AnswerText text={text} sources={NO_SOURCES} />
      </div>
      <Button size="small" busy={isBusy} onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </details>
  );
}

/** Tells the company which notices a chat that is open has shown, each once; gives what tells that one was opened. */
function useNoted(notices: readonly ChatNoticeCardFragment[]): (id: string) => void {
  const [mutate] = useMutation(NoteChatNoticesDocument);
  const noted = useRef(new Set<string>());
  const tell = (ids: string[], isRead: boolean) => {
    mutate({ variables: { input: { ids, isRead } } }).catch(() => undefined);
  };
  const onShown = useEffectEvent((ids: readonly string[]) => {
    const told = ids.filter((id) => !noted.current.has(id));
    for (const id of told) noted.current.add(id);
    if (told.length > 0) tell(told, false);
  });
  const unshown = notices
    .filter(({ isShown }) => !isShown)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const note = () => {
      if (!document.hidden && unshown !== '') onShown(unshown.split(' '));
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [unshown]);
  return (id) => tell([id], true);
}

interface CompanyNewsProps {
  /** How often the company has said in the chat that there is something new. */
  told: number;
  /** Session id of the conversation that is open. */
  currentId: string;
  /** Opens the conversation in which a person has answered. */
  onRead: (sessionId: string) => void;
}

/**
 * What the company does and says outside of the open chat: answers in others, the tenant's cases, and messages to
 * many. What cannot be read is not shown; the chat goes on without it.
 */
export function CompanyNews({ told, currentId, onRead }: CompanyNewsProps) {
  const t = useTranslations('news');
  const { data, refetch } = useQuery(ChatNewsDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const [dismiss, { loading }] = useMutation(DismissChatNoticeDocument);
  const [away, setAway] = useState<readonly string[]>([]);
  const reread = () => {
    refetch().catch(() => undefined);
  };
  const onTold = useEffectEvent(reread);
  // A line of the company in the chat says that there is something new.
  const [first] = useState(told);
  useEffect(() => {
    if (told !== first) onTold();
  }, [told, first]);
  useReconnected(reread);

  const cases = (data?.chatCases ?? []).map((one) => readFragment(ChatCaseCardFragmentDoc, one));
  const notices = (data?.chatNotices ?? [])
    .map((one) => readFragment(ChatNoticeCardFragmentDoc, one))
    .filter(({ id }) => !away.includes(id));
  const noteRead = useNoted(notices);

  async function putAway(id: string): Promise<void> {
    const done = await dismiss({ variables: { input: { id } } }).catch(() => undefined);
    if (done) setAway((before) => [...before, id]);
  }

  const replies = (data?.conversations.edges ?? [])
    .map((one) => readFragment(ChatReplyCardFragmentDoc, one))
    .filter(({ hasNewReply, node }) => hasNewReply && node.sessionId !== currentId);
  if (replies.length + cases.length + notices.length === 0) return null;
  return (
    <section className={styles.news} aria-label={t('label')}>
      {replies.map((reply) => (
        <ReplyCard key={reply.node.id} reply={reply} onRead={onRead} />
      ))}
      {cases.map((one) => (
        <CaseCard key={one.id} case={one} onChanged={reread} />
      ))}
      {notices.map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          isBusy={loading}
          onOpen={() => noteRead(notice.id)}
          onDismiss={() => void putAway(notice.id)}
        />
      ))}
    </section>
  );
}
