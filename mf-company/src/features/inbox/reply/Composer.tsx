import { useTranslations } from '@hausgeist/shell-api';
import { useMomentText } from '@hausgeist/staff-kit';
import { Alert, Button } from '@hausgeist/ui';
import { useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import { NoteForm } from '../work/NoteForm';
import styles from './Composer.module.css';
import { HandOverBar } from './HandOverBar';
import { ReplyForm } from './ReplyForm';
import { useReply } from './use-reply';
import { useReplyPlace } from './use-reply-place';

/** Writes to the tenant where the viewer has taken over, and notes for the colleagues. */
export function Composer({
  row,
  mailBouncedAt,
}: {
  row: InboxRow;
  /** When the last mail with replies came back. */
  mailBouncedAt: string | null;
}) {
  const t = useTranslations('inbox.reply');
  const momentText = useMomentText();
  const reply = useReply(row.id);
  const { mayReply, isMine, hasField, stopped, forget } = useReplyPlace(row, reply.text);
  const [mode, setMode] = useState<'reply' | 'note'>('reply');
  const showsReply = hasField && mode === 'reply';
  return (
    <div className={styles.composer}>
      {mailBouncedAt && (
        <div className={styles.warning}>
          <Alert tone="warning">{t('mailBounced', { date: momentText(mailBouncedAt) })}</Alert>
        </div>
      )}
      {mayReply && (
        <HandOverBar
          row={row}
          isMine={isMine}
          onHandedBack={() => {
            if (reply.text === '') forget();
          }}
        />
      )}
      {hasField && (
        <div className={styles.modes} role="group" aria-label={t('modes')}>
          {(['reply', 'note'] as const).map((name) => (
            <Button
              key={name}
              size="small"
              variant="quiet"
              aria-pressed={mode === name}
              onClick={() => setMode(name)}
            >
              {t(`mode.${name}`)}
            </Button>
          ))}
        </div>
      )}
      {showsReply ? (
        <ReplyForm row={row} reply={reply} stopped={stopped} onDiscard={forget} />
      ) : (
        <NoteForm conversationId={row.id} />
      )}
    </div>
  );
}
