import { useToast, useTranslations } from '@hausgeist/shell-api';
import type { InboxRow } from '../../inbox-live';
import { AssignConversationDocument } from '../gql/graphql';
import { useWork } from './use-work';

/** Gives conversations to a colleague, or to none; says whether that was possible for all. */
export function useAssign() {
  const t = useTranslations('inbox.work');
  const toast = useToast();
  const { run, isBusy } = useWork(AssignConversationDocument);
  async function assign(
    rows: readonly InboxRow[],
    to: { id: string; name: string } | null,
  ): Promise<boolean> {
    const wanted = rows.filter(({ assignee }) => assignee?.id !== to?.id);
    let isDone = true;
    // One after the other: an action runs once at a time.
    for (const { id, revision } of wanted) {
      const done = await run({ input: { id, revision, assigneeId: to?.id ?? null } });
      isDone &&= done !== undefined;
    }
    if (isDone) toast(to ? t('assigned', to) : t('unassigned'), 'success');
    return isDone;
  }
  return { assign, isBusy };
}
