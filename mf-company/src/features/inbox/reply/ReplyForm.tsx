import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Button, InlineError, MessagesIcon, SendIcon, useAutosize } from '@hausgeist/ui';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { InboxRow } from '../../inbox-live';
import { ReplyToConversationDocument } from '../gql/graphql';
import { useKeptText } from '../work/drafts';
import { useReread } from '../work/use-work';
import { filledIn } from './canned';
import { CannedList } from './CannedList';
import styles from './Composer.module.css';
import { useCanned } from './use-canned';

/** What is written to the tenant; it stays until it is sent. */
function useReply(conversationId: string) {
  const t = useTranslations('inbox.reply');
  /** Names what is written: sent twice, it is one message. */
  const clientId = useRef<string>(undefined);
  const [text, setText] = useKeptText(`reply ${conversationId}`);
  const reread = useReread();
  const { run, isBusy, error } = useAction(ReplyToConversationDocument, { failed: t('failed') });
  return {
    text,
    isBusy,
    error,
    write: (next: string) => {
      // Another text is another message.
      clientId.current = undefined;
      setText(next);
    },
    send: async () => {
      if (text.trim() === '') return;
      clientId.current ??= crypto.randomUUID();
      const input = { id: conversationId, clientId: clientId.current, text: text.trim() };
      if (await run({ input })) {
        clientId.current = undefined;
        setText('');
      } else reread(conversationId);
    },
  };
}

/** Writes to the tenant, also with texts that the company keeps. */
export function ReplyForm({ row }: { row: InboxRow }) {
  const t = useTranslations('inbox.reply');
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, isBusy, error, write, send } = useReply(row.id);
  const canned = useCanned(text, (reply, isTyped) => {
    const filled = filledIn(reply.text, row);
    const at = area.current?.selectionStart ?? text.length;
    write(isTyped ? filled : text.slice(0, at) + filled + text.slice(at));
    area.current?.focus();
  });
  useAutosize(area);
  useEffect(() => area.current?.focus(), []);

  function handleKey(event: KeyboardEvent): void {
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSending) void send();
    else if (!canned.handleKey(event)) return;
    event.preventDefault();
  }
  const hasOptions = canned.replies.length > 0;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {canned.isOpen && <CannedList id={listId} {...canned} onTake={canned.take} />}
      <textarea
        ref={area}
        className={styles.text}
        rows={2}
        maxLength={4_000}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        aria-autocomplete="list"
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={hasOptions ? `${listId}-${canned.current}` : undefined}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={handleKey}
      />
      {error && <InlineError>{error}</InlineError>}
      <div className={styles.foot}>
        <div className={styles.tools}>
          <Button
            size="small"
            variant="quiet"
            icon={<MessagesIcon size={16} />}
            aria-expanded={canned.isOpen}
            onClick={() => {
              canned.toggle();
              area.current?.focus();
            }}
          >
            {t('canned.open')}
          </Button>
          <span className={styles.hint}>{t('hint')}</span>
        </div>
        <Button
          type="submit"
          size="small"
          variant="primary"
          icon={<SendIcon size={16} />}
          busy={isBusy}
        >
          {t(isBusy ? 'sending' : 'send')}
        </Button>
      </div>
    </form>
  );
}
