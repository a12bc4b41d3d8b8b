import {
  skipToken,
  useFormatter,
  usePermission,
  useQuery,
  useTranslations,
} from '@hausgeist/shell-api';
import { ActionDialog } from '@hausgeist/staff-kit';
import { Checkbox, Select, TextArea } from '@hausgeist/ui';
import { useState } from 'react';
import { useCompanyId } from '../../company-scope';
import type { InboxRow } from '../../inbox-live';
import { InboxCannedRepliesDocument } from '../gql/graphql';
import { useViewerId } from '../use-conversations';
import { useKeptText } from './drafts';
import styles from './Dialogs.module.css';
import { useReplies } from './use-replies';
import type { WorkActions } from './use-work-actions';

interface ReplyToManyDialogProps {
  rows: readonly InboxRow[];
  work: WorkActions;
  /** Told in which conversations it was sent, which need no mark any more. */
  onReplied: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** To whom nothing was sent. */
function useFailureText({ failed }: ReturnType<typeof useReplies>): string | undefined {
  const t = useTranslations('inbox.many');
  const format = useFormatter();
  if (failed.length === 0) return undefined;
  const names = failed.map(({ endUser }) => `${endUser.firstName} ${endUser.lastName}`);
  return t('failed', { names: format.list(names) });
}

/** Answers several conversations with one text, each person in their own. */
export function ReplyToManyDialog({ rows, work, onReplied, onClose }: ReplyToManyDialogProps) {
  const t = useTranslations('inbox.many');
  const viewerId = useViewerId();
  const [text, setText] = useKeptText('replies');
  const [isFinishing, setFinishing] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const mayFinish = usePermission('conversations.archive');
  const variables = { companyId: useCompanyId() };
  const { data } = useQuery(
    InboxCannedRepliesDocument,
    rows.length > 0 ? { variables } : skipToken,
  );
  const replies = useReplies();
  const isOthers = ({ status, handledBy }: InboxRow) =>
    status === 'OPEN' && handledBy !== null && handledBy.id !== viewerId;
  const left = rows.filter((row) => !isOthers(row) && !replies.isSent(row.id));
  const taken = rows.filter(isOthers).length;
  const canned = data?.cannedReplies ?? [];
  async function send(): Promise<void> {
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    const { sent, isDone } = await replies.send(left, text.trim());
    onReplied(sent.map(({ id }) => id));
    if (isFinishing) await work.finish(sent);
    if (!isDone) return;
    setText('');
    onClose();
  }
  const error = useFailureText(replies);
  return (
    <ActionDialog
      title={t('title', { count: left.length })}
      tone="primary"
      confirmLabel={
        replies.isBusy
          ? t('sending', { done: replies.done, count: replies.count })
          : t('send', { count: left.length })
      }
      isBusy={replies.isBusy}
      error={left.length === 0 ? undefined : error}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={styles.many}>
        <p>{t('hint')}</p>
        {taken > 0 && <p>{t('taken', { count: taken })}</p>}
        {canned.length > 0 && (
          <Select
            label={t('canned')}
            value=""
            options={[
              { value: '', label: t('noCanned') },
              ...canned.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ target }) => {
              const chosen = canned.find(({ id }) => id === target.value);
              if (chosen) setText(chosen.text);
            }}
          />
        )}
        <TextArea
          label={t('text')}
          rows={6}
          maxLength={4_000}
          value={text}
          error={isMissing && text.trim() === '' ? t('missing') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {mayFinish && (
          <Checkbox
            label={t('finish')}
            checked={isFinishing}
            onChange={({ target }) => setFinishing(target.checked)}
          />
        )}
      </div>
    </ActionDialog>
  );
}
