import { useTranslations } from '@hausgeist/shell-api/slim';
import { Button, MessagesIcon } from '@hausgeist/ui';
import type { ChatReplyCardFragment } from '../../gql/graphql';
import styles from './CompanyNews.module.css';

interface ReplyCardProps {
  reply: ChatReplyCardFragment;
  onRead: (sessionId: string) => void;
}

/** A person has answered in a conversation that the tenant has left. */
export function ReplyCard({ reply: { opening, node }, onRead }: ReplyCardProps) {
  const t = useTranslations('news');
  return (
    <div className={styles.card}>
      <p className={styles.reply}>
        <MessagesIcon size={18} />
        <strong>{t('replied')}</strong>
        <Button size="small" variant="primary" onClick={() => onRead(node.sessionId)}>
          {t('readReply')}
        </Button>
      </p>
      {opening && (
        <p className={styles.opening} dir="auto">
          {opening}
        </p>
      )}
    </div>
  );
}
