import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction, useRefusalInLanguage } from '@hausgeist/staff-kit';
import type { InboxRow } from '../../inbox-live';
import { type FragmentType, readFragment } from '../gql/fragment-masking';
import {
  ArchiveConversationsDocument,
  InboxRowFragmentDoc,
  RestoreConversationsDocument,
  SnoozeConversationsDocument,
} from '../gql/graphql';
import { useSnoozeText } from './use-snooze-text';

const readRow = (row: FragmentType<typeof InboxRowFragmentDoc>) =>
  readFragment(InboxRowFragmentDoc, row);

/**
 * Archives conversations, snoozes them or brings them back, all at once. What a colleague has changed meanwhile,
 * or the tenant has written in, stays as it is, is shown as it is now, and is said. Gives the ids of what was done.
 */
export function useArchive() {
  const snoozeText = useSnoozeText();
  const t = useTranslations('inbox.work');
  const snoozed = useTranslations('inbox.snooze');
  const toast = useToast();
  const refusalText = useRefusalInLanguage();
  const options = { failed: t('failed'), isToasted: true };
  const archiving = useAction(ArchiveConversationsDocument, options);
  const restoring = useAction(RestoreConversationsDocument, options);

  const snoozing = useAction(SnoozeConversationsDocument, options);

  /** Brings conversations back, and those that were snoozed before to when they were to come back. */
  async function undo(before: readonly InboxRow[], done: readonly InboxRow[]): Promise<void> {
    const earlier = new Map(before.map(({ id, snoozedUntil }) => [id, snoozedUntil]));
    for (const until of new Set(earlier.values())) {
      const rows = done.filter(({ id }) => earlier.get(id) === until);
      const isAhead = until !== null && Date.parse(until) > Date.now();
      // One after the other: an action runs once at a time.
      if (rows.length > 0) await change(rows, isAhead ? new Date(until) : 'restored');
    }
  }

  async function change(
    rows: readonly InboxRow[],
    to: 'archived' | 'restored' | Date,
  ): Promise<string[]> {
    const input = {
      conversations: rows.map(({ id, revision, messageCount }) => ({ id, revision, messageCount })),
    };
    const result =
      to instanceof Date
        ? (await snoozing.run({ input: { ...input, until: to.toISOString() } }))
            ?.snoozeConversations
        : to === 'restored'
          ? (await restoring.run({ input }))?.restoreConversations
          : (await archiving.run({ input }))?.archiveConversations;
    if (!result) return [];
    const refused = result.refused.map(({ conversation, refusal }) => ({
      id: readRow(conversation).id,
      refusal,
    }));
    const count = result.conversations.length;
    const done =
      to instanceof Date ? snoozed('done', { count, when: snoozeText(to) }) : t(to, { count });
    // A key is pressed by mistake, and what is away is out of sight.
    const undoing = {
      label: t('undo'),
      onPress: () => void undo(rows, result.conversations.map(readRow)),
    };
    if (count > 0) toast(done, 'success', to === 'restored' ? undefined : undoing);
    const told = await Promise.all(refused.map(async ({ refusal }) => refusalText(refusal)));
    const reasons = new Set(told);
    for (const reason of reasons) toast(reason, 'warning');
    const left = new Set(refused.map(({ id }) => id));
    return rows.map(({ id }) => id).filter((id) => !left.has(id));
  }
  return { change, isBusy: archiving.isBusy || restoring.isBusy || snoozing.isBusy };
}
