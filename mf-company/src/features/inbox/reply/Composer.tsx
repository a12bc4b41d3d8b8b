import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { useMomentText } from '@hausgeist/staff-kit';
import { Alert, Button } from '@hausgeist/ui';
import { useEffect, useRef, useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import { rowBeside } from '../keys/list-rows';
import { useKeptText } from '../work/drafts';
import { NoteForm } from '../work/NoteForm';
import type { WorkActions } from '../work/use-work-actions';
import styles from './Composer.module.css';
import { HandOverBar } from './HandOverBar';
import { ReplyForm } from './ReplyForm';
import { useReply } from './use-reply';
import { useReplyPlace } from './use-reply-place';

interface ComposerProps {
  row: InboxRow;
  work: WorkActions;
  /** When the last mail with replies came back. */
  mailBouncedAt: string | null;
  canBeMailed: boolean;
}

/** Writes to the tenant, also after the chat has ended, and notes for the colleagues. */
export function Composer({ row, work, mailBouncedAt, canBeMailed }: ComposerProps) {
  const t = useTranslations('inbox.reply');
  const momentText = useMomentText();
  const reply = useReply(row.id);
  const { mayReply, isMine, hasField, stopped, forget } = useReplyPlace(row, reply.text);
  const mayFinish = usePermission('conversations.archive');
  const note = useKeptText(`note ${row.id}`);
  // A note that was begun is not hidden behind an empty reply.
  const isNoting = reply.text === '' && note[0] !== '';
  const [mode, setMode] = useState<'reply' | 'note'>(isNoting ? 'note' : 'reply');
  const root = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    // Else the first letters would be keys of the inbox, one of which marks the conversation as done.
    if (begun > 0) root.current?.querySelector('textarea')?.focus();
  }, [begun]);
  /** As with the key that archives, the keyboard goes on to the next one. */
  async function finish(sent: InboxRow): Promise<void> {
    const next = rowBeside(document.body, [sent]);
    if (await work.finish([sent])) next?.focus();
  }
  return (
    <div ref={root} className={styles.composer}>
      {mailBouncedAt && (
        <div className={styles.warning}>
          <Alert tone="warning">{t('mailBounced', { date: momentText(mailBouncedAt) })}</Alert>
        </div>
      )}
      <div className={styles.head}>
        {hasField && (
          <div className={styles.modes} role="group" aria-label={t('modes')}>
            {(['reply', 'note'] as const).map((name) => (
              <Button
                key={name}
                size="small"
                variant="quiet"
                aria-pressed={mode === name}
                data-writes={name}
                onClick={() => {
                  setMode(name);
                  setBegun((times) => times + 1);
                }}
              >
                {t(`mode.${name}`)}
              </Button>
            ))}
          </div>
        )}
        {mayReply && <HandOverBar row={row} isMine={isMine} onTakeOver={() => setMode('reply')} />}
      </div>
      {hasField && mode === 'reply' ? (
        <ReplyForm
          row={row}
          reply={reply}
          isMine={isMine}
          stopped={stopped}
          canBeMailed={canBeMailed}
          onFinish={mayFinish ? finish : undefined}
          onDiscard={forget}
        />
      ) : (
        <NoteForm conversationId={row.id} kept={note} />
      )}
    </div>
  );
}
