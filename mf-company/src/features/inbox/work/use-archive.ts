import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction, useRefusalInLanguage } from '@hausgeist/staff-kit';
import type { InboxRow } from '../../inbox-live';
import { readFragment } from '../gql/fragment-masking';
import {
  ArchiveConversationsDocument,
  InboxRowFragmentDoc,
  RestoreConversationsDocument,
} from '../gql/graphql';

/**
 * Archives conversations, or brings them back, all at once. What a colleague has changed meanwhile
 * stays as it is, is shown as it is now, and is said. Gives the ids of what was done.
 */
export function useArchive() {
  const t = useTranslations('inbox.work');
  const toast = useToast();
  const refusalText = useRefusalInLanguage();
  const options = { failed: t('failed'), isToasted: true };
  const archiving = useAction(ArchiveConversationsDocument, options);
  const restoring = useAction(RestoreConversationsDocument, options);

  async function change(rows: readonly InboxRow[], isRestored: boolean): Promise<string[]> {
    const input = { conversations: rows.map(({ id, revision }) => ({ id, revision })) };
    const result = isRestored
      ? (await restoring.run({ input }))?.restoreConversations
      : (await archiving.run({ input }))?.archiveConversations;
    if (!result) return [];
    const refused = result.refused.map(({ conversation, refusal }) => ({
      id: readFragment(InboxRowFragmentDoc, conversation).id,
      refusal,
    }));
    const count = result.conversations.length;
    if (count > 0) toast(t(isRestored ? 'restored' : 'archived', { count }), 'success');
    const told = await Promise.all(refused.map(async ({ refusal }) => refusalText(refusal)));
    const reasons = new Set(told);
    for (const reason of reasons) toast(reason, 'warning');
    const left = new Set(refused.map(({ id }) => id));
    return rows.map(({ id }) => id).filter((id) => !left.has(id));
  }
  return { change, isBusy: archiving.isBusy || restoring.isBusy };
}
