import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { useRef } from 'react';
import type { InboxRow } from '../../inbox-live';
import { readFragment } from '../gql/fragment-masking';
import { InboxRowFragmentDoc, ReplyToConversationDocument } from '../gql/graphql';
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
    /** Gives the conversation as it is then; undefined where nothing was sent. */
    send: async (): Promise<InboxRow | undefined> => {
      if (text.trim() === '') return undefined;
      clientId.current ??= crypto.randomUUID();
      const input = { id: conversationId, clientId: clientId.current, text: text.trim() };
      const sent = await run({ input });
      if (!sent) {
        reread(conversationId);
        return undefined;
      }
      clientId.current = undefined;
      setText('');
      return readFragment(InboxRowFragmentDoc, sent.replyToConversation.conversation);
    },
  };
}

export type Reply = ReturnType<typeof useReply>;
