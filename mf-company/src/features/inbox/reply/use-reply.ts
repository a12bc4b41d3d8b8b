import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { useRef } from 'react';
import { ReplyToConversationDocument } from '../gql/graphql';
import { useKeptText } from '../work/drafts';
import { useReread } from '../work/use-work';

/** What is written to the tenant; it stays until it is sent. */
export function useReply(conversationId: string) {
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
    /** Whether it was sent. */
    send: async (): Promise<boolean> => {
      if (text.trim() === '') return false;
      clientId.current ??= crypto.randomUUID();
      const input = { id: conversationId, clientId: clientId.current, text: text.trim() };
      if (!(await run({ input }))) {
        reread(conversationId);
        return false;
      }
      clientId.current = undefined;
      setText('');
      return true;
    },
  };
}

export type Reply = ReturnType<typeof useReply>;
