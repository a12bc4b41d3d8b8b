import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Button, InlineError, SendIcon, useAutosize } from '@hausgeist/ui';
import { useEffect, useRef } from 'react';
import { ReplyToConversationDocument } from '../gql/graphql';
import { useKeptText } from '../work/drafts';
import { useReread } from '../work/use-work';
import styles from './Composer.module.css';

/** Writes to the tenant. What is written stays until it is sent. */
export function ReplyForm({ conversationId }: { conversationId: string }) {
  const t = useTranslations('inbox.reply');
  const area = useRef<HTMLTextAreaElement>(null);
  /** Names what is written: sent twice, it is one message. */
  const clientId = useRef<string>(undefined);
  const [text, setText] = useKeptText(`reply ${conversationId}`);
  const reread = useReread();
  const { run, isBusy, error } = useAction(ReplyToConversationDocument, { failed: t('failed') });
  useAutosize(area);
  useEffect(() => area.current?.focus(), []);

  async function send(): Promise<void> {
    if (text.trim() === '') return;
    clientId.current ??= crypto.randomUUID();
    const input = { id: conversationId, clientId: clientId.current, text: text.trim() };
    if (await run({ input })) {
      clientId.current = undefined;
      setText('');
    } else reread(conversationId);
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        ref={area}
        className={styles.text}
        rows={2}
        maxLength={4_000}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        value={text}
        onChange={({ target }) => {
          // Another text is another message.
          clientId.current = undefined;
          setText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      {error && <InlineError>{error}</InlineError>}
      <div className={styles.foot}>
        <span className={styles.hint}>{t('hint')}</span>
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
