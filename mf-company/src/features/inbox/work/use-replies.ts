import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { useEffect, useRef, useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import { readFragment } from '../gql/fragment-masking';
import { InboxRowFragmentDoc, ReplyToConversationDocument } from '../gql/graphql';
import { filledIn } from '../reply/canned';
import { useOwnName } from './use-colleagues';
import { useReread } from './use-work';

/** Sends one text in several conversations, one after the other; what was sent is not sent again. */
export function useReplies() {
  const t = useTranslations('inbox.many');
  const toast = useToast();
  const reread = useReread();
  const ownName = useOwnName();
  /** Names each message: sent twice, it is one. */
  const clientIds = useRef(new Map<string, string>());
  const [sentIds, setSentIds] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly InboxRow[]>([]);
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  // It is said for all of them together.
  const { run } = useAction(ReplyToConversationDocument, { failed: '', onFailure: () => true });
  async function sendOne(row: InboxRow, text: string): Promise<InboxRow | undefined> {
    const filled = filledIn(text, row, ownName);
    const key = `${row.id} ${filled}`;
    const clientId = clientIds.current.get(key) ?? crypto.randomUUID();
    clientIds.current.set(key, clientId);
    const answer = await run({ input: { id: row.id, clientId, text: filled } });
    if (!answer) reread(row.id);
    return answer && readFragment(InboxRowFragmentDoc, answer.replyToConversation.conversation);
  }
  return {
    ...{ failed, isBusy: progress !== undefined },
    done: progress?.done ?? 0,
    count: progress?.count ?? 0,
    isSent: (id: string) => sentIds.has(id),
    /** Gives the conversations in which it was sent, as they are then. */
    send: async (rows: readonly InboxRow[], text: string) => {
      const [sent, unsent]: [InboxRow[], InboxRow[]] = [[], []];
      for (const row of rows) {
        // Who closes the dialog wants no more of them sent.
        if (isClosed.current) break;
        setProgress({ done: sent.length, count: rows.length });
        const answered = await sendOne(row, text);
        if (answered) sent.push(answered);
        else unsent.push(row);
      }
      setProgress(undefined);
      setFailed(unsent);
      setSentIds(new Set([...sentIds, ...sent.map(({ id }) => id)]));
      if (sent.length > 0) toast(t('sent', { count: sent.length }), 'success');
      return { sent, isDone: unsent.length === 0 };
    },
  };
}
